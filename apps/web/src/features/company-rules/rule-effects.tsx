import { Stack, Text } from '@chakra-ui/react';
import type { Company } from '@garita/domain/company/company.schema';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useWatch } from 'react-hook-form';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { companyRulesText } from '../../text/records/company-rules.es.ts';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';

const contractorText = companyRulesText.contractors.effects;
const leaveText = companyRulesText.leave.effects;

type Effects = inferRouterOutputs<AppRouter>['companies'];
type ContractorRuleEffect = Effects['contractorRuleEffects'][number];
type LeaveRuleEffect = Effects['leaveRuleEffects'][number];
type LeaveRules = Pick<Company, 'leaveRule' | 'isSmallEmployer'>;

type ContractorRuleEffectsProps = { companyId: number; saved: Company['contractorRule'] };

/** Shows, before a chosen rule is saved, what would be withheld from each contractor now and by it. */
export function ContractorRuleEffects({ companyId, saved }: ContractorRuleEffectsProps) {
  const chosen: unknown = useWatch({ name: 'contractorRule' });
  const contractorRule = chosen === 'law' ? 'law' : 'specification';
  const mayWrite = useIsAllowed('records:write');
  const isShown = mayWrite && contractorRule !== saved;
  const query = trpc.companies.contractorRuleEffects.useQuery(
    { companyId, contractorRule },
    { enabled: isShown },
  );
  if (!isShown) return null;
  return <RuleEffects text={contractorText} columns={CONTRACTOR_COLUMNS} query={query} />;
}

const CONTRACTOR_COLUMNS: readonly RecordColumn<ContractorRuleEffect>[] = [
  { id: 'name', header: contractorText.name, text: ({ name }) => name },
  { id: 'paid', header: contractorText.paid, text: ({ paid }) => formatCents(paid), align: 'end' },
  { id: 'left', header: contractorText.left, text: ({ left }) => formatCents(left), align: 'end' },
  { id: 'gross', header: contractorText.gross, text: ({ gross }) => centsOr(gross), align: 'end' },
  { id: 'retained', header: contractorText.retained, text: retainedText, align: 'end' },
];

function centsOr(cents: Cents | null): string {
  return cents === null ? contractorText.none : formatCents(cents);
}

/** Returns what would be withheld now and by the chosen rule, or once if both are equal. */
function retainedText({ before, after }: ContractorRuleEffect): string {
  if (before === null || after === null) return contractorText.none;
  return changeText(formatCents(before), formatCents(after));
}

/** Shows, before a chosen rule of leave is saved, what each employee earns now and would earn by it. */
export function LeaveRuleEffects({ companyId, saved }: { companyId: number; saved: LeaveRules }) {
  const [leaveRule, isSmallEmployer]: unknown[] = useWatch({ name: ['leaveRule', 'isSmallEmployer'] });
  const chosen = { leaveRule: leaveRule === 'law' ? 'law' : 'specification', isSmallEmployer } as LeaveRules;
  const isOther =
    chosen.leaveRule !== saved.leaveRule ||
    (chosen.leaveRule === 'law' && chosen.isSmallEmployer !== saved.isSmallEmployer);
  const query = trpc.companies.leaveRuleEffects.useQuery({ companyId, ...chosen }, { enabled: isOther });
  if (!isOther) return null;
  return <RuleEffects text={leaveText} columns={LEAVE_COLUMNS} query={query} />;
}

const LEAVE_COLUMNS: readonly RecordColumn<LeaveRuleEffect>[] = [
  { id: 'name', header: leaveText.name, text: employeeText },
  { id: 'vacation', header: leaveText.vacation, text: (row) => termText(row, 'vacation', 'minutesPerMonth') },
  { id: 'sick', header: leaveText.sick, text: (row) => termText(row, 'sick', 'minutesPerMonth') },
  {
    id: 'threshold',
    header: leaveText.threshold,
    text: (row) => termText(row, 'vacation', 'thresholdMinutes'),
  },
];

function employeeText({ name, isLeaveEdited }: LeaveRuleEffect): string {
  return isLeaveEdited ? leaveText.edited(name) : name;
}

/** Returns a term of leave as it is, or as it is now and as it would be. */
function termText(
  { before, after }: LeaveRuleEffect,
  kind: LeaveKind,
  term: 'minutesPerMonth' | 'thresholdMinutes',
): string {
  return changeText(formatMinutes(before[kind][term]), formatMinutes(after[kind][term]));
}

/** The person whom a row shows the effect of another rule for. */
type RuleEffect = { id: number; name: string };

type RuleEffectsProps<Effect extends RuleEffect> = {
  text: { title: string; help: string; empty: string };
  columns: readonly RecordColumn<Effect>[];
  query: { data: readonly Effect[] | undefined; isLoading: boolean; error: unknown; refetch: () => unknown };
};

/** The table that shows, before a chosen rule is saved, what it changes for each person. */
function RuleEffects<Effect extends RuleEffect>({ text, columns, query }: RuleEffectsProps<Effect>) {
  const { data, isLoading, error, refetch } = query;
  return (
    <Stack gridColumn="1 / -1" minW="0" gap="3">
      <Text color="fg.muted">{text.help}</Text>
      <RecordTable
        label={text.title}
        columns={columns}
        data={data}
        isLoading={isLoading}
        error={error}
        onRetry={refetch}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        emptyHint={text.empty}
      />
    </Stack>
  );
}

/** Returns a figure as it stays, or as it is now and as it would be. */
function changeText(now: string, then: string): string {
  return now === then ? now : `${now} → ${then}`;
}
