import { Alert, Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { keepPreviousData } from '@tanstack/react-query';
import { ReportFiles } from '../../../documents/report-download.tsx';
import { YearsLeftOut } from '../../../documents/years-left-out.tsx';
import { momentText } from '../../../lib/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { ChangedAmounts } from '../../../pay/changed-amounts.tsx';
import { auditText } from '../../../text/documents/audit.es.ts';
import { dollarsText } from '../../../ui/amount.tsx';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { ListSection, Panel } from '../../../ui/page/panel.tsx';
import { EmptyBlock } from '../../../ui/page/state-blocks.tsx';
import type { RegisterAsKnown } from '../audit.ts';
import type { AuditViewProps } from '../audit-choice.ts';
import { HistoryItem } from '../history/history-item.tsx';
import { LogSlider, RegisterTable } from './register-table.tsx';

const text = auditText.register;

/**
 * The register of a period as it was known at some point of the log, beside today's or as it was known at
 * another.
 */
export function RegisterView({ companyId, choice, choose }: AuditViewProps) {
  const { periodId } = choice;
  if (periodId === undefined) return <EmptyBlock title={text.choosePeriod} hint={text.choosePeriodHelp} />;
  return <Register key={periodId} {...{ companyId, periodId, choice, choose }} />;
}

/** The end of a day in Puerto Rico, which is four hours behind UTC all year. */
function endOfDay(day: string): string {
  return new Date(Date.parse(`${day}T23:59:59.999Z`) + 4 * 3_600_000).toISOString();
}

function Register({ companyId, periodId, choice, choose }: AuditViewProps & { periodId: number }) {
  const { settled } = useDebounced({ seq: choice.seq, day: choice.day, otherDay: choice.otherDay });
  const register = trpc.audit.registerAsKnown.useQuery(
    {
      companyId,
      periodId,
      seq: settled.seq,
      at: settled.day && endOfDay(settled.day),
      otherAt: settled.otherDay && endOfDay(settled.otherDay),
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={register}>
      {(data) => (
        <Stack gap="4" aria-busy={register.isPlaceholderData}>
          <Panel title={text.point}>
            <LogSlider known={data.known} last={data.lastSeq} choice={choice} choose={choose} />
            <Text mt="2" fontSize="13px" color="fg.muted">
              {text.beside(pointText(data.known), data.later.isToday ? text.today : pointText(data.later))}
            </Text>
          </Panel>
          <Verdict register={data} />
          <YearsLeftOut years={data.yearsLeftOut} />
          <ReportFiles request={fileOf(data)} />
          <RegisterTable register={data} />
          <DifferenceList register={data} choose={choose} />
        </Stack>
      )}
    </Loaded>
  );
}

/** Requests a file for the two chosen points; later events are in neither. */
function fileOf({ company, period, known, later }: RegisterAsKnown): ReportRequest {
  const points = { seq: known.seq, otherSeq: later.seq };
  return { report: 'register-as-known', companyId: company.id, periodId: period.id, ...points };
}

function pointText({ seq, at }: { seq: number; at: string | null }): string {
  return at === null ? text.beforeAll : text.moment(seq, momentText(at));
}

function Verdict({ register: { known, later, entries } }: { register: RegisterAsKnown }) {
  const changed = entries.filter(({ amounts }) => amounts.length > 0).length;
  const net = later.totals.net - known.totals.net;
  const { same, differs } = later.isToday ? text.untilToday : text.untilThen;
  return (
    <Alert.Root status={changed === 0 ? 'success' : 'info'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {changed === 0 ? same : differs(changed, text.signed(dollarsText(net), net))}
        </Alert.Title>
      </Alert.Content>
    </Alert.Root>
  );
}

type DifferenceListProps = { register: RegisterAsKnown; choose: AuditViewProps['choose'] };

/** Lists the entries that differ later, line by line, each with the events that made the difference. */
function DifferenceList({ register: { company, later, entries }, choose }: DifferenceListProps) {
  const changed = entries.filter(({ events }) => events.length > 0);
  if (changed.length === 0) return null;
  return (
    <ListSection title={text.why} help={later.isToday ? text.whyHelp : text.whyThenHelp}>
      <Stack gap="6">
        {changed.map(({ entryId, employee, amounts, events }) => (
          <Box as="section" key={entryId}>
            <Heading as="h3" fontSize="14px" lineHeight="20px" mb="2">
              {text.whyOf(employee.name, entryId)}
            </Heading>
            {amounts.length > 0 ? (
              <ChangedAmounts amounts={amounts} />
            ) : (
              <Text fontSize="13px">{auditText.history.noAmounts}</Text>
            )}
            <Stack as="ol" listStyleType="none" gap="3" mt="2">
              {events.map((line) => (
                <HistoryItem
                  key={line.seq}
                  companyId={company.id}
                  line={line}
                  choose={(to) => choose({ ...to, view: 'history' })}
                />
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </ListSection>
  );
}
