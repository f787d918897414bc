import type { Company } from '@garita/domain/company/company.schema';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useWatch } from 'react-hook-form';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { companyRulesText } from '../../text/records/company-rules.es.ts';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { changeText, RuleEffects } from './rule-effects.tsx';

const text = companyRulesText.contractors.effects;

type ContractorRuleEffect = inferRouterOutputs<AppRouter>['companies']['contractorRuleEffects'][number];

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
  return <RuleEffects text={text} columns={COLUMNS} query={query} />;
}

const COLUMNS: readonly RecordColumn<ContractorRuleEffect>[] = [
  { id: 'name', header: text.name, text: ({ name }) => name },
  { id: 'paid', header: text.paid, text: ({ paid }) => formatCents(paid), align: 'end' },
  { id: 'left', header: text.left, text: ({ left }) => formatCents(left), align: 'end' },
  { id: 'gross', header: text.gross, text: ({ gross }) => centsOr(gross), align: 'end' },
  { id: 'retained', header: text.retained, text: retainedText, align: 'end' },
];

function centsOr(cents: Cents | null): string {
  return cents === null ? text.none : formatCents(cents);
}

/** Returns what would be withheld now and by the chosen rule, or once if both are equal. */
function retainedText({ before, after }: ContractorRuleEffect): string {
  if (before === null || after === null) return text.none;
  return changeText(formatCents(before), formatCents(after));
}
