import { Badge, Box, Link as ChakraLink, List, Stack, Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { yearOf } from '@garita/domain/time/calendar-date';
import { parsePeriodId } from '@garita/domain/time/period-id';
import { Link } from 'react-router';
import { YearsLeftOut } from '../../documents/years-left-out.tsx';
import { Breadcrumb, companyCrumbs, LoadedScreen } from '../../layout/breadcrumb.tsx';
import { auditOfPeriod, monthsAt, payAt, timeEntryAt } from '../../lib/addresses.ts';
import { dateText, momentText } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { ClosingFingerprint } from '../../pay/month-status.tsx';
import { periodStateText } from '../../text/pay/pay.es.ts';
import { closingText, periodsText as text } from '../../text/pay/periods.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { LoadedTable } from './loaded-table.tsx';
import { PeriodActions } from './period-actions.tsx';
import { PeriodDocuments } from './period-documents.tsx';
import { RunPanel } from './run/run-panel.tsx';
import { type Period } from './unfinished-pay.tsx';

/**
 * A pay period of a company as a whole: what is loaded in it, and where it is reviewed, closed and opened
 * again.
 */
export function PeriodScreen() {
  const companyId = useRouteId('companyId');
  const periodId = useRouteId('periodId');
  // Somebody who comes back from a payment wants to see what it changed.
  const period = trpc.periods.get.useQuery({ companyId, periodId }, { refetchOnMount: 'always' });
  const named = parsePeriodId(periodId);
  return (
    <LoadedScreen title={named ? titleOf(named) : text.none} query={period}>
      {(data) => <PeriodPage companyId={companyId} period={data} />}
    </LoadedScreen>
  );
}

function Crumbs({ companyId, period }: { companyId: number; period: Period }) {
  const { data: company } = trpc.companies.get.useQuery({ companyId });
  return <Breadcrumb crumbs={[...companyCrumbs(companyId, company?.name), { label: titleOf(period) }]} />;
}

function titleOf({ frequency, number, year }: Pick<Period, 'frequency' | 'number' | 'year'>): string {
  return text.title(PAY_FREQUENCY_LABELS[frequency], number, year);
}

const COLOR = { open: 'gray', reviewed: 'brand', closed: 'success' } as const;

function PeriodPage({ companyId, period }: { companyId: number; period: Period }) {
  const { status, start, end, seal } = period;
  const mayWrite = useIsAllowed('pay:write');
  return (
    <>
      <Crumbs companyId={companyId} period={period} />
      <PageHeader title={titleOf(period)} description={periodStateText.days(dateText(start), dateText(end))}>
        <Badge colorPalette={COLOR[status]}>{periodStateText.status[status]}</Badge>
      </PageHeader>
      <Stack gap="4">
        <Stack gap="3">
          <Text color="fg.muted">
            {text.statusHelp[status]}{' '}
            {status === 'closed' && (
              <ChakraLink asChild variant="underline" colorPalette="brand">
                <Link to={monthsAt({ companyId, year: yearOf(end) })}>{text.months}</Link>
              </ChakraLink>
            )}
          </Text>
          {mayWrite && <PeriodActions companyId={companyId} period={period} />}
        </Stack>
        {mayWrite && status !== 'closed' && <RunPanel companyId={companyId} periodId={period.id} />}
        <Panel title={text.loaded}>
          <YearsLeftOut years={period.yearsLeftOut} />
          <PeriodDocuments companyId={companyId} periodId={period.id} />
          <LoadedTable companyId={companyId} periodId={period.id} />
        </Panel>
        {period.repeated.length > 0 && (
          <Panel title={text.repeated} help={text.repeatedHelp}>
            <RepeatedPayments companyId={companyId} repeated={period.repeated} />
          </Panel>
        )}
        {period.corrections.length > 0 && (
          <Panel title={text.corrections} help={text.correctionsHelp}>
            <PeriodCorrections companyId={companyId} corrections={period.corrections} />
          </Panel>
        )}
        {seal && (
          <Panel title={closingText.fingerprint} help={closingText.fingerprintHelp}>
            <ClosingFingerprint fingerprint={seal} />
          </Panel>
        )}
        <Panel
          title={text.steps}
          action={
            <ChakraLink asChild variant="underline" colorPalette="brand">
              <Link to={auditOfPeriod({ companyId, periodId: period.id })}>{text.movements}</Link>
            </ChakraLink>
          }
        >
          <PeriodSteps steps={period.steps} />
        </Panel>
      </Stack>
    </>
  );
}

type RepeatedPaymentsProps = { companyId: number } & Pick<Period, 'repeated'>;

/** Payments of one person with the same net, each with who loaded it and a link to it. */
function RepeatedPayments({ companyId, repeated }: RepeatedPaymentsProps) {
  const { data: employees } = trpc.employees.payees.useQuery({ companyId });
  const names = new Map(employees?.map((employee) => [employee.id, fullName(employee)]));
  return (
    <List.Root variant="plain" gap="2">
      {repeated.flat().map(({ employeeId, entryId, period, payDate, net, recordedBy, recordedAt }) => (
        <List.Item key={entryId} flexWrap="wrap" columnGap="2">
          <Text as="span">{names.get(employeeId)}</Text>
          <ChakraLink asChild variant="underline" colorPalette="brand">
            <Link to={timeEntryAt({ companyId, employeeId, periodId: period.id, entryId })}>
              {text.repeatedPay(dollarsText(net), dateText(payDate))}
            </Link>
          </ChakraLink>
          <Text as="span" color="fg.muted">
            {text.repeatedBy(recordedBy ?? text.somebody, momentText(recordedAt))}
          </Text>
        </List.Item>
      ))}
    </List.Root>
  );
}

type PeriodCorrectionsProps = { companyId: number } & Pick<Period, 'corrections'>;

/** The entries of other periods that correct the pay of this closed period, with links to them. */
function PeriodCorrections({ companyId, corrections }: PeriodCorrectionsProps) {
  const { data: employees } = trpc.employees.payees.useQuery({ companyId });
  const names = new Map(employees?.map((employee) => [employee.id, fullName(employee)]));
  return (
    <List.Root variant="plain" gap="2">
      {corrections.map(({ employeeId, entryId, correctedId, periodId, payDate, net }) => {
        const { number = 0, year = 0 } = parsePeriodId(periodId) ?? {};
        const address = payAt({ kind: 'employee', companyId, personId: employeeId, entryId, periodId });
        return (
          <List.Item key={entryId} flexWrap="wrap" columnGap="2">
            <Text as="span">{names.get(employeeId)}</Text>
            <ChakraLink asChild variant="underline" colorPalette="brand">
              <Link to={address}>{text.correction(correctedId, number, year)}</Link>
            </ChakraLink>
            <Text as="span" color="fg.muted">
              {text.correctionPaid(dateText(payDate), dollarsText(net))}
            </Text>
          </List.Item>
        );
      })}
    </List.Root>
  );
}

/** The transitions of the period: who reviewed, closed or reopened it, when, and why. */
function PeriodSteps({ steps }: Pick<Period, 'steps'>) {
  if (steps.length === 0) return <Text color="fg.muted">{text.noSteps}</Text>;
  return (
    <List.Root variant="plain" gap="2">
      {steps.map(({ seq, transition, by, at, reason }) => (
        <List.Item key={seq}>
          <Box>
            {text.step[transition](by || text.somebody, momentText(at))}
            {reason !== '' && <Text color="fg.muted">{text.because(reason)}</Text>}
          </Box>
        </List.Item>
      ))}
    </List.Root>
  );
}
