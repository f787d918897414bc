import { Flex, Stack } from '@chakra-ui/react';
import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { keepPreviousData } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { href, PATHS } from '../../config/paths.ts';
import { PreviewDrawer } from '../../documents/preview/preview-drawer.tsx';
import { Breadcrumb, companyCrumbs, LoadedScreen } from '../../layout/breadcrumb.tsx';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOfYear, useYearAddress } from '../../lib/year-address.ts';
import { UnknownYear, YearPicker } from '../../pay/pickers.tsx';
import { balancesText } from '../../text/records/balances.es.ts';
import { employeesText } from '../../text/records/employees.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { Balances } from './balances.ts';
import { LeaveSection } from './leave-section.tsx';
import { OpeningBalanceSection } from './opening-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { TotalsSection } from './totals-section.tsx';

/** Saldos: an employee's pay and withholdings of a year, the opening balance, and every movement of leave. */
export function BalancesScreen() {
  const companyId = useRouteId('companyId');
  const employeeId = useRouteId('employeeId');
  const { year, unknown, goTo } = useYearAddress();
  const balances = trpc.balances.get.useQuery(
    { companyId, employeeId, year },
    // The choice of the year stays in place while another year loads.
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadedScreen title={balancesText.title} query={balances}>
      {(data) => (
        <>
          <BalancesHeader balances={data} />
          <Flex mb="4" data-print="hidden">
            <YearPicker
              label={balancesText.year}
              year={year}
              onChoose={(chosen) => goTo(addressOfYear(chosen))}
            />
          </Flex>
          <UnknownYear named={unknown} year={year} />
          <Stack gap="4" aria-busy={balances.isPlaceholderData}>
            <PaymentsSection balances={data} />
            <TotalsSection balances={data} />
            {/* A form of its own for each year, and for what was saved last. */}
            <OpeningBalanceSection key={[data.year, data.opening?.version].join('-')} balances={data} />
            {LEAVE_KINDS.map((kind) => (
              <LeaveSection key={kind} kind={kind} balances={data} />
            ))}
          </Stack>
        </>
      )}
    </LoadedScreen>
  );
}

function BalancesHeader({ balances: { company, employee, year } }: { balances: Balances }) {
  const companyId = company.id;
  const [letter, setLetter] = useState<'employment-letter' | 'earnings-certificate'>();
  const ids = { companyId, employeeId: employee.id };
  return (
    <>
      <Breadcrumb
        crumbs={[
          ...companyCrumbs(companyId, company.name),
          { label: employeesText.list.title, to: href(PATHS.employees, { companyId }) },
          { label: employee.name, to: href(PATHS.employeeEdit, { companyId, employeeId: employee.id }) },
          { label: balancesText.title },
        ]}
        ofWhen={String(year)}
      />
      <PageHeader
        title={balancesText.title}
        description={`${employee.name} · ${company.name}`}
        secondary={[
          {
            label: balancesText.employmentLetter,
            icon: FileText,
            onSelect: () => setLetter('employment-letter'),
          },
          {
            label: balancesText.earningsCertificate(year),
            icon: FileText,
            onSelect: () => setLetter('earnings-certificate'),
          },
        ]}
      />
      {letter !== undefined && (
        <PreviewDrawer
          open
          request={
            letter === 'employment-letter'
              ? { report: letter, ...ids }
              : { report: letter, ...ids, ...paidDays(year) }
          }
          onClose={() => setLetter(undefined)}
        />
      )}
    </>
  );
}

/** Returns the days of a year that a certificate can tell of: those up to today. */
function paidDays(year: number): { start: CalendarDate; end: CalendarDate } {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const today = todayInPuertoRico();
  return { start: first, end: first <= today && today < last ? today : last };
}
