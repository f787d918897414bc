import type { Cents } from '@garita/domain/money/cents';
import { centsOf } from '@garita/domain/pay/amounts';
import { type ConceptOf, conceptsOf } from '@garita/domain/pay/concepts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { payrollText } from '../../text/payroll.es.ts';
import { explanationText } from '../../text/payroll-explanations.es.ts';
import type { ConceptId } from '../statement-lines.ts';
import type { Explanation, Step } from './explanation.ts';

const { rules, steps, sources, notes } = explanationText;
const { concepts } = payrollText;

/** The totals of a statement: what they add up. */
type TotalId = ConceptOf<'total' | 'subtotal'>;

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
  switch (total) {
    case 'gross':
      return partSteps(statement, conceptsOf('hourly', 'salary', 'typed-earning'));
    case 'withheld':
      return partSteps(statement, conceptsOf('contribution', 'withholding'));
    case 'deducted':
      return [...partSteps(statement, conceptsOf('typed-deduction')), ...lineSteps(statement, 'deduction')];
    case 'added':
      return [...partSteps(statement, conceptsOf('reimbursement')), ...lineSteps(statement, 'addition')];
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

function partSteps(statement: PayStatement, parts: readonly ConceptId[]): Step[] {
  const cents = centsOf(statement);
  return parts.map((concept) => addedStep(concepts[concept], cents[concept])).filter(isSomething);
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
