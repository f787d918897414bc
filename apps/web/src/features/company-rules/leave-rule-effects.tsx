import { Stack, Text } from '@chakra-ui/react';
import type { Company } from '@garita/domain/company/company.schema';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { companyRulesText } from '../../text/records/company-rules.es.ts';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';

const text = companyRulesText.leave.effects;

type LeaveRuleEffect = inferRouterOutputs<AppRouter>['companies']['leaveRuleEffects'][number];
type LeaveRules = Pick<Company, 'leaveRule' | 'isSmallEmployer'>;

/** Shows, before a chosen rule of leave is saved, what each employee earns now and would earn by it. */
export function LeaveRuleEffects({ companyId, saved }: { companyId: number; saved: LeaveRules }) {
  const [leaveRule, isSmallEmployer]: unknown[] = useWatch({ name: ['leaveRule', 'isSmallEmployer'] });
  const chosen = { leaveRule: leaveRule === 'law' ? 'law' : 'specification', isSmallEmployer } as LeaveRules;
  const isOther =
    chosen.leaveRule !== saved.leaveRule ||
    (chosen.leaveRule === 'law' && chosen.isSmallEmployer !== saved.isSmallEmployer);
  const { data, isLoading, error, refetch } = trpc.companies.leaveRuleEffects.useQuery(
    { companyId, ...chosen },
    { enabled: isOther },
  );
  if (!isOther) return null;
  return (
    <Stack gridColumn="1 / -1" minW="0" gap="3">
      <Text color="fg.muted">{text.help}</Text>
      <RecordTable
        label={text.title}
        columns={COLUMNS}
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

const COLUMNS: readonly RecordColumn<LeaveRuleEffect>[] = [
  { id: 'name', header: text.name, text: nameOf },
  { id: 'vacation', header: text.vacation, text: (row) => change(row, 'vacation', 'minutesPerMonth') },
  { id: 'sick', header: text.sick, text: (row) => change(row, 'sick', 'minutesPerMonth') },
  { id: 'threshold', header: text.threshold, text: (row) => change(row, 'vacation', 'thresholdMinutes') },
];

function nameOf({ name, isLeaveEdited }: LeaveRuleEffect): string {
  return isLeaveEdited ? text.edited(name) : name;
}

/** Returns a term of leave as it is, or as it is now and as it would be. */
function change(
  { before, after }: LeaveRuleEffect,
  kind: LeaveKind,
  term: 'minutesPerMonth' | 'thresholdMinutes',
): string {
  const [was, is] = [formatMinutes(before[kind][term]), formatMinutes(after[kind][term])];
  return was === is ? is : text.change(was, is);
}
