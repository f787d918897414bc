import type { Cents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { payrollText } from '../../text/payroll.es.ts';
import { explanationText } from '../../text/payroll-explanations.es.ts';
import type { ConceptId } from '../statement-lines.ts';
import type { Explanation, Step } from './explanation.ts';

const { rules, steps, sources, notes } = explanationText;
const { concepts } = payrollText;

/** The totals of a statement: what they add up. */
export type TotalId = 'gross' | 'withheld' | 'deducted' | 'added' | 'net' | 'uncollected';

/** A total as the sum of its parts; parts that are nothing are left out. */
export function explainTotal(total: TotalId, statement: PayStatement): Explanation {
  return {
    rule: rules[total],
    parts: [{ steps: totalSteps(total, statement), source: { origin: sources.sum } }],
    notes: statement.uncollected > 0 && total === 'net' ? [notes.floor] : [],
    amount: statement[total],
  };
}

function totalSteps(total: TotalId, statement: PayStatement): Step[] {
  const { hourly, typed, contributions, incomeTax, deductions, reimbursedExpenses } = statement;
  switch (total) {
    case 'gross':
      return [...namedSteps(amountsIn(hourly)), ...namedSteps(typed)];
    case 'withheld':
      return [...namedSteps(amountsIn(contributions)), ...namedSteps({ incomeTax: incomeTax.amount })];
    case 'deducted':
      return [...namedSteps(deductions), ...lineSteps(statement, 'deduction')];
    case 'added':
      return [...namedSteps({ reimbursedExpenses }), ...lineSteps(statement, 'addition')];
    case 'net':
    case 'uncollected':
      return balanceSteps(statement);
  }
}

function balanceSteps({ gross, withheld, deducted, added, net, uncollected }: PayStatement): Step[] {
  return [
    { label: concepts.gross, value: { cents: gross } },
    { label: steps.withheld, sign: '−', value: { cents: withheld } },
    { label: steps.deducted, sign: '−', value: { cents: deducted } },
    { label: steps.added, sign: '+', value: { cents: added } },
    { label: steps.balance, sign: '=', value: { cents: net - uncollected } },
  ];
}

type Amounts = Partial<Record<ConceptId, Cents>>;

function namedSteps(amounts: Amounts): Step[] {
  // Object.entries forgets that the keys are those of the record.
  const entries = Object.entries(amounts) as [ConceptId, Cents][];
  return entries.map(([concept, cents]) => addedStep(concepts[concept], cents)).filter(isSomething);
}

function lineSteps({ companyLines }: PayStatement, direction: 'deduction' | 'addition'): Step[] {
  return companyLines
    .filter((line) => line.direction === direction)
    .map(({ name, amount }) => addedStep(name, amount))
    .filter(isSomething);
}

function addedStep(label: string, cents: Cents): Step {
  return { label, sign: '+', value: { cents } };
}

function isSomething({ value }: Step): boolean {
  return 'cents' in value && value.cents !== 0;
}

function amountsIn<Name extends string>(lines: Record<Name, { amount: Cents }>): Amounts {
  const entries: [string, { amount: Cents }][] = Object.entries(lines);
  return Object.fromEntries(entries.map(([name, { amount }]) => [name, amount]));
}
