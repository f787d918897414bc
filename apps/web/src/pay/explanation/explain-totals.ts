import type { Cents } from '@garita/domain/money/cents';
import { divideHalfUp } from '@garita/domain/money/mul-div';
import { FULL_RATE } from '@garita/domain/money/rate';
import { centsOf } from '@garita/domain/pay/amounts';
import { type ConceptOf, conceptsOf } from '@garita/domain/pay/concepts';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import type { IncomeTaxWithheld, PayStatement } from '@garita/domain/pay/pay-statement';
import {
  annualTaxInMillionths,
  bracketOf,
  type FlatWithholding,
  type TableWithholding,
} from '@garita/domain/pay/withholding/income-tax-withholding';
import type { WithholdingBracket, WithholdingTable } from '@garita/domain/pay/withholding/tax-parameters';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { explanationText } from '../../text/pay/payroll-explanations.es.ts';
import { dollarsText, percentText } from '../../ui/amount.tsx';
import type { ConceptId } from '../statement-lines.ts';
import { explainCertificate } from './explain-certificate.ts';
import { carriedPart } from './explain-tips.ts';
import { type Explanation, exactDollars, type Part, type Step, shareSteps } from './explanation.ts';

const { rules, steps, sources, notes, row } = explanationText;
const { concepts } = payrollText;

/** The name of a total of a statement. */
type TotalId = ConceptOf<'total' | 'subtotal'>;

/** Explains a total as the sum of its parts; parts of zero are left out. */
export function explainTotal(total: TotalId, statement: PayStatement): Explanation {
  return {
    rule: rules[total],
    parts: [
      { steps: totalSteps(total, statement), source: { origin: sources.sum } },
      ...(total === 'uncollected' && statement.tips ? [carriedPart(statement.tips)] : []),
    ],
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
      return [
        ...partSteps(statement, conceptsOf('typed-deduction', 'tips-deduction')),
        ...lineSteps(statement, 'deduction'),
      ];
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

/** Explains income tax: by table or by a flat rate, and what was typed over it. */
export function explainIncomeTax(
  { amount, isEdited, computed }: IncomeTaxWithheld,
  { withholding }: Pick<PayFacts, 'withholding'>,
): Explanation {
  const edit = isEdited ? [notes.edited(dollarsText(computed.amount))] : [];
  if (computed.rule === 'flat-rate') {
    const isOwn = withholding.method === 'flat-rate' && withholding.rate === computed.rate;
    return {
      rule: rules.flatRate(percentText(computed.rate)),
      parts: [flatPart(computed)],
      notes: [isOwn ? notes.employeeRate : notes.typedRate, ...edit],
      amount,
    };
  }
  if (!('bracket' in computed)) {
    return {
      rule: rules.nonResident(percentText(computed.rate)),
      parts: [{ steps: shareSteps(steps.gross, computed), source: { origin: sources.nonResidents } }],
      notes: edit,
      amount,
    };
  }
  if (computed.rule === 'certificate') return { ...explainCertificate(computed, edit), amount };
  return {
    rule: rules.table,
    parts: [tablePart(computed)],
    notes: [
      ...(withholding.method === 'table' ? jumpNotes(computed.bracket, withholding.table) : []),
      ...edit,
    ],
    amount,
  };
}

function flatPart(computed: FlatWithholding): Part {
  return { steps: shareSteps(steps.gross, computed), source: { origin: sources.employeeRate } };
}

function tablePart(computed: TableWithholding): Part {
  const { base, periodsPerYear, annual, version, effectiveFrom } = computed;
  return {
    steps: [
      { label: steps.gross, value: { cents: base } },
      { label: steps.periods, sign: '×', value: { count: periodsPerYear } },
      { label: steps.annual, sign: '=', value: { cents: annual } },
      ...rowSteps(computed),
    ],
    source: { origin: sources.table, version, effectiveFrom },
  };
}

function rowSteps({ annual, bracket, annualTax, periodsPerYear, amount }: TableWithholding): Step[] {
  const { over, upTo, rate, plus } = bracket;
  const exact = exactDollars(
    annualTaxInMillionths(annual, bracket),
    BigInt(FULL_RATE) * BigInt(periodsPerYear),
  );
  const shownRow = row(dollarsText(over), upTo === undefined ? undefined : dollarsText(upTo));
  return [
    { label: steps.row, value: { text: shownRow } },
    { label: steps.excess, value: { cents: annual - over } },
    { label: steps.rate, sign: '×', value: { rate } },
    { label: steps.plus, sign: '+', value: { cents: plus } },
    { label: steps.annualTax, sign: '=', value: { cents: annualTax } },
    { label: steps.periods, sign: '÷', value: { count: periodsPerYear } },
    { label: steps.exact, value: { dollars: exact } },
    { label: steps.rounded, sign: '=', value: { cents: amount } },
  ];
}

/** Returns a note if a row does not begin with the tax with which the row below it ends. */
function jumpNotes({ over, plus }: WithholdingBracket, table: WithholdingTable): string[] {
  if (over === 0) return [];
  const below = divideHalfUp(annualTaxInMillionths(over, bracketOf(over, table)), BigInt(FULL_RATE));
  return below === plus ? [] : [notes.jump(dollarsText(over), dollarsText(below), dollarsText(plus))];
}
