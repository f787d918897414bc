import type { PayPeriod } from '../time/period-id.ts';
import { amountsOf } from './amounts.ts';
import { byName, conceptsOf, TIME_KINDS } from './concepts.ts';
import type { AdditionalMedicare, Contributions } from './contributions.ts';
import type { PayStatement } from './pay-statement.ts';
import { NOTHING_TYPED, type PayInputs } from './time-entry.schema.ts';
import { certificateDifference } from './withholding/certificate/certificate-difference.ts';
import { severanceDifference } from './withholding/severance-exemption.ts';
import { tipsDifference } from './withholding/tips-settlement.ts';

// An error in a closed period is corrected in an open one, by an entry with only the differences. Each of its
// lines may be negative, and its net too.

/** The typed inputs of a pay entry and the resulting statement. */
export type TypedPay = { inputs: PayInputs; result: PayStatement };

/**
 * The entry of a closed period that another entry corrects: its period, and its amounts including all its
 * corrections.
 */
export type CorrectedEntryRef = { entryId: number; period: PayPeriod } & TypedPay;

/** The fields of an entry that belong to the period in which it is booked. */
type Booking = Pick<PayInputs, 'periodId' | 'payDate' | 'accountantId'>;

/** Returns the correction that turns `before` into `after`: the difference in every amount. */
export function correctionOf(before: TypedPay, after: TypedPay, booking: Booking): TypedPay {
  return {
    inputs: { ...inputDifferences(before.inputs, after.inputs), ...booking },
    result: statementDifferences(before.result, after.result),
  };
}

/** Returns true if a correction changes no amount. */
export function isEmptyCorrection({ inputs, result }: TypedPay): boolean {
  return Object.values(amountsOf(inputs, result)).every((amount) => amount === 0);
}

// Edited amounts and choices of lines are not subtracted; the statement has the difference that they make.
function inputDifferences(before: PayInputs, after: PayInputs): Omit<PayInputs, keyof Booking> {
  const { salary: salaryBefore = 0, ...earningsBefore } = before.earnings;
  const { salary = 0, ...earnings } = after.earnings;
  return {
    ...NOTHING_TYPED,
    minutes: differences(TIME_KINDS, before.minutes, after.minutes),
    earnings: {
      ...differences(conceptsOf('typed-earning'), earningsBefore, earnings),
      salary: salary - salaryBefore,
    },
    deductions: differences(conceptsOf('typed-deduction'), before.deductions, after.deductions),
    reimbursedExpenses: after.reimbursedExpenses - before.reimbursedExpenses,
  };
}

function statementDifferences(before: PayStatement, after: PayStatement): PayStatement {
  const tips = tipsDifference(before.tips, after.tips);
  const severance = severanceDifference(before.severance, after.severance);
  return {
    hourly: byName(conceptsOf('hourly'), (name) => ({
      ...after.hourly[name],
      ...differences(['minutes', 'amount'], before.hourly[name], after.hourly[name]),
    })),
    typed: differences([...conceptsOf('salary'), ...conceptsOf('typed-earning')], before.typed, after.typed),
    contributions: contributionDifferences(before.contributions, after.contributions),
    incomeTax: incomeTaxDifference(before.incomeTax, after.incomeTax),
    deductions: differences(conceptsOf('typed-deduction'), before.deductions, after.deductions),
    companyLines: companyLineDifferences(before.companyLines, after.companyLines),
    ...(tips ? { tips } : {}),
    ...(severance ? { severance } : {}),
    ...differences(
      ['gross', 'reimbursedExpenses', 'withheld', 'deducted', 'added', 'net', 'uncollected'],
      before,
      after,
    ),
  };
}

// The computation of `after` is kept for information only; its amount is the difference. So are the parts of
// a tax by certificate, which later entries and documents count.
function incomeTaxDifference(
  before: PayStatement['incomeTax'],
  after: PayStatement['incomeTax'],
): PayStatement['incomeTax'] {
  const amount = after.amount - before.amount;
  const { computed } = after;
  if (computed.rule === 'certificate' && before.computed.rule === 'certificate') {
    return { ...after, amount, computed: { ...certificateDifference(before.computed, computed), amount } };
  }
  return { ...after, amount, computed: { ...computed, amount } };
}

// The rule of each tax is frozen with the entry, so it is the same in both computations.
function contributionDifferences(before: Contributions, after: Contributions): Contributions {
  const { additional: _, ...medicare } = lineDifference(before.medicare, after.medicare);
  const additional = additionalDifference(before.medicare.additional, after.medicare.additional);
  return {
    disabilityInsurance: lineDifference(before.disabilityInsurance, after.disabilityInsurance),
    medicare: additional ? { ...medicare, additional } : medicare,
    socialSecurity: lineDifference(before.socialSecurity, after.socialSecurity),
    socialSecurityOnTips: lineDifference(before.socialSecurityOnTips, after.socialSecurityOnTips),
    chauffeurInsurance: lineDifference(before.chauffeurInsurance, after.chauffeurInsurance),
  };
}

function lineDifference<Line extends Contributions[keyof Contributions]>(before: Line, after: Line): Line {
  const nothing = { base: 0, uncapped: 0, amount: 0 };
  const fields = (['base', 'uncapped', 'amount'] as const).filter((name) => name in after);
  return { ...after, ...differences(fields, { ...nothing, ...before }, { ...nothing, ...after }) };
}

function additionalDifference(
  before: AdditionalMedicare | undefined,
  after: AdditionalMedicare | undefined,
): AdditionalMedicare | undefined {
  const either = after ?? before;
  const nothing = { base: 0, amount: 0 };
  return either && { ...either, ...differences(['base', 'amount'], before ?? nothing, after ?? nothing) };
}

// A line that only one of the two has counts as zero in the other.
function companyLineDifferences(
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

function differences<Name extends string>(
  names: readonly Name[],
  before: Record<Name, number>,
  after: Record<Name, number>,
): Record<Name, number> {
  return byName(names, (name) => after[name] - before[name]);
}
