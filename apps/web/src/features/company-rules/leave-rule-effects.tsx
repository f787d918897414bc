import type { Company } from '@garita/domain/company/company.schema';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { companyRulesText } from '../../text/records/company-rules.es.ts';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { changeText, RuleEffects } from './rule-effects.tsx';

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
  const query = trpc.companies.leaveRuleEffects.useQuery({ companyId, ...chosen }, { enabled: isOther });
  if (!isOther) return null;
  return <RuleEffects text={text} columns={COLUMNS} query={query} />;
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
  return changeText(formatMinutes(before[kind][term]), formatMinutes(after[kind][term]));
}
