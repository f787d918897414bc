import type { PayPeriod } from '../time/pay-period.ts';
import { amountsOf } from './amounts.ts';
import { byName, conceptsOf, TIME_KINDS } from './concepts.ts';
import type { AdditionalMedicare, Contributions } from './contributions.ts';
import type { PayStatement } from './pay-statement.ts';
import { NOTHING_TYPED, type PayInputs } from './time-entry.schema.ts';

// What is wrong in a closed period is corrected in an open one, by an entry of its own that is the
// differences and nothing else: each line of it may be less than nothing, its net too.

/** Pay as it was typed and what it came to. */
export type TypedPay = { inputs: PayInputs; result: PayStatement };

/**
 * The entry of a closed period that another entry corrects: its period, and its amounts with all its
 * corrections.
 */
export type CorrectedEntryRef = { entryId: number; period: PayPeriod } & TypedPay;

/** The fields of an entry that belong to the period in which it is booked. */
type Booking = Pick<PayInputs, 'periodId' | 'payDate' | 'accountantId'>;

/** The entry that makes `before` come to `after`: of everything the difference. */
export function correctionOf(before: TypedPay, after: TypedPay, booking: Booking): TypedPay {
  return {
    inputs: { ...inputsApart(before.inputs, after.inputs), ...booking },
    result: statementApart(before.result, after.result),
  };
}

/** Returns true if a correction leaves everything as it was. */
export function isEmptyCorrection({ inputs, result }: TypedPay): boolean {
  return Object.values(amountsOf(inputs, result)).every((amount) => amount === 0);
}

// What was typed over a computed amount, or chosen, is no amount: the statement says what became of it.
function inputsApart(before: PayInputs, after: PayInputs): Omit<PayInputs, keyof Booking> {
  const { salary: salaryBefore = 0, ...earningsBefore } = before.earnings;
  const { salary = 0, ...earnings } = after.earnings;
  return {
    ...NOTHING_TYPED,
    minutes: apart(TIME_KINDS, before.minutes, after.minutes),
    earnings: {
      ...apart(conceptsOf('typed-earning'), earningsBefore, earnings),
      salary: salary - salaryBefore,
    },
    deductions: apart(conceptsOf('typed-deduction'), before.deductions, after.deductions),
    reimbursedExpenses: after.reimbursedExpenses - before.reimbursedExpenses,
  };
}

function statementApart(before: PayStatement, after: PayStatement): PayStatement {
  return {
    hourly: byName(conceptsOf('hourly'), (name) => ({
      ...after.hourly[name],
      ...apart(['minutes', 'amount'], before.hourly[name], after.hourly[name]),
    })),
    typed: apart([...conceptsOf('salary'), ...conceptsOf('typed-earning')], before.typed, after.typed),
    contributions: contributionsApart(before.contributions, after.contributions),
    incomeTax: incomeTaxApart(before.incomeTax, after.incomeTax),
    deductions: apart(conceptsOf('typed-deduction'), before.deductions, after.deductions),
    companyLines: linesApart(before.companyLines, after.companyLines),
    ...apart(
      ['gross', 'reimbursedExpenses', 'withheld', 'deducted', 'added', 'net', 'uncollected'],
      before,
      after,
    ),
  };
}

// However the two came to their tax, there is nothing to go back to from the difference.
function incomeTaxApart(before: PayStatement['incomeTax'], after: PayStatement['incomeTax']) {
  const amount = after.amount - before.amount;
  return { ...after, amount, computed: { ...after.computed, amount } };
}

// Whether a tax applies and how is frozen with the entry, so that both computations have it alike.
function contributionsApart(before: Contributions, after: Contributions): Contributions {
  const { additional: _, ...medicare } = lineApart(before.medicare, after.medicare);
  const additional = additionalApart(before.medicare.additional, after.medicare.additional);
  return {
    disabilityInsurance: lineApart(before.disabilityInsurance, after.disabilityInsurance),
    medicare: additional ? { ...medicare, additional } : medicare,
    socialSecurity: lineApart(before.socialSecurity, after.socialSecurity),
    socialSecurityOnTips: lineApart(before.socialSecurityOnTips, after.socialSecurityOnTips),
    chauffeurInsurance: lineApart(before.chauffeurInsurance, after.chauffeurInsurance),
  };
}

function lineApart<Line extends Contributions[keyof Contributions]>(before: Line, after: Line): Line {
  const nothing = { base: 0, uncapped: 0, amount: 0 };
  const fields = (['base', 'uncapped', 'amount'] as const).filter((name) => name in after);
  return { ...after, ...apart(fields, { ...nothing, ...before }, { ...nothing, ...after }) };
}

function additionalApart(
  before: AdditionalMedicare | undefined,
  after: AdditionalMedicare | undefined,
): AdditionalMedicare | undefined {
  const either = after ?? before;
  const nothing = { base: 0, amount: 0 };
  return either && { ...either, ...apart(['base', 'amount'], before ?? nothing, after ?? nothing) };
}

// A line that one of them does not have is nothing there.
function linesApart(
  before: PayStatement['companyLines'],
  after: PayStatement['companyLines'],
): PayStatement['companyLines'] {
  const [was, is] = [before, after].map((lines) => new Map(lines.map((line) => [line.taxId, line])));
  const amountIn = (lines: typeof was, taxId: number) => lines?.get(taxId)?.amount ?? 0;
  return [...new Map([...before, ...after].map((line) => [line.taxId, line])).values()].map((line) => {
    const amount = amountIn(is, line.taxId) - amountIn(was, line.taxId);
    return { ...line, amount, computed: amount };
  });
}

function apart<Name extends string>(
  names: readonly Name[],
  before: Record<Name, number>,
  after: Record<Name, number>,
): Record<Name, number> {
  return byName(names, (name) => after[name] - before[name]);
}
