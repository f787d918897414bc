import { Button, Link as ChakraLink, Flex, Stack, Text } from '@chakra-ui/react';
import { type CalendarDate, isCalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { keepPreviousData } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { PreviewDrawer } from '../../documents/preview/preview-drawer.tsx';
import { Breadcrumb, companyCrumbs, LoadedScreen } from '../../layout/breadcrumb.tsx';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { employeesText } from '../../text/records/employees.es.ts';
import { employmentEndText as text } from '../../text/records/employment-end.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { type LastPay, LastPayPanel } from './last-pay-panel.tsx';
import { SeverancePanel } from './severance-panel.tsx';

/** Fin de empleo: the last pay of an employee, the severance by law, and the documents to hand over. */
export function EmploymentEndScreen() {
  const ids = { companyId: useRouteId('companyId'), employeeId: useRouteId('employeeId') };
  const [chosen, setChosen] = useState<CalendarDate>();
  const request = { ...ids, ...(chosen === undefined ? {} : { date: chosen }) };
  const lastPay = trpc.employees.lastPay.useQuery(request, { placeholderData: keepPreviousData });
  const severance = trpc.employees.severance.useQuery(request, { placeholderData: keepPreviousData });
  return (
    <LoadedScreen title={text.title} query={lastPay}>
      {(data) => (
        <>
          <Header lastPay={data} />
          <LastDay date={chosen ?? data.date} onChoose={setChosen} ids={ids} />
          <Stack gap="4" aria-busy={lastPay.isPlaceholderData || severance.isPlaceholderData}>
            <Loaded query={severance}>
              {(owed) => (
                <>
                  <LastPayPanel lastPay={data} severance={owed} />
                  <SeverancePanel severance={owed} />
                </>
              )}
            </Loaded>
            <DocumentsPanel lastPay={data} />
          </Stack>
        </>
      )}
    </LoadedScreen>
  );
}

function Header({ lastPay: { company, employee } }: { lastPay: LastPay }) {
  const companyId = company.id;
  return (
    <>
      <Breadcrumb
        crumbs={[
          ...companyCrumbs(companyId, company.name),
          { label: employeesText.list.title, to: href(PATHS.employees, { companyId }) },
          { label: employee.name, to: href(PATHS.employeeEdit, { companyId, employeeId: employee.id }) },
          { label: text.title },
        ]}
      />
      <PageHeader title={text.title} description={`${employee.name} · ${company.name}`} />
    </>
  );
}

type LastDayProps = {
  date: CalendarDate;
  onChoose: (date: CalendarDate) => void;
  ids: { companyId: number; employeeId: number };
};

/** The last day of work, for which everything below is calculated. */
function LastDay({ date, onChoose, ids }: LastDayProps) {
  const id = useId();
  const [typed, setTyped] = useState(date);
  const type = (value: string) => {
    setTyped(value);
    if (isCalendarDate(value)) onChoose(value);
  };
  return (
    <Stack gap="1" mb="4">
      <Text asChild fontWeight="medium">
        <label htmlFor={id}>{text.lastDay}</label>
      </Text>
      <Flex gap="3" align="center" wrap="wrap">
        <Input
          id={id}
          type="date"
          maxWidth="48"
          value={typed}
          aria-describedby={`${id}-help`}
          onChange={(event) => type(event.target.value)}
        />
        <ChakraLink asChild fontSize="13px">
          <Link to={href(PATHS.employeeEdit, ids)}>{text.record}</Link>
        </ChakraLink>
      </Flex>
      <Text id={`${id}-help`} fontSize="13px" color="fg.muted">
        {text.lastDayHelp}
      </Text>
    </Stack>
  );
}

type Requested = ComponentProps<typeof PreviewDrawer>['request'];

/** The documents that an employee who leaves may ask for. */
function DocumentsPanel({ lastPay: { company, employee, date } }: { lastPay: LastPay }) {
  const [shown, setShown] = useState<Requested>();
  const ids = { companyId: company.id, employeeId: employee.id };
  const year = yearOf(date);
  const documents: [label: string, request: Requested][] = [
    [text.documents.letter, { report: 'employment-letter', ...ids }],
    [
      text.documents.earnings(year),
      { report: 'earnings-certificate', ...ids, start: `${year}-01-01`, end: `${year}-12-31` },
    ],
    [text.documents.w2pr(year), { report: 'w2pr', ...ids, year }],
  ];
  return (
    <Panel title={text.documents.title} help={text.documents.help}>
      <Flex gap="2" wrap="wrap">
        {documents.map(([label, request]) => (
          <Button key={label} size="sm" variant="outline" onClick={() => setShown(request)}>
            <FileText aria-hidden />
            {label}
          </Button>
        ))}
      </Flex>
      {shown !== undefined && <PreviewDrawer open request={shown} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}
