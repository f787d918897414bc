import type { Cents } from '../money/cents.ts';
import {
  byName,
  CONCEPT_NAMES,
  type ConceptName,
  type ConceptOf,
  conceptsOf,
  isOfKind,
  PAY_CONCEPTS,
} from './concepts.ts';
import { lineTotal, type PayStatement } from './pay-statement.ts';
import type { PayInputs } from './time-entry.schema.ts';
import { totalOnTips } from './withholding/tips-settlement.ts';

/**
 * The concepts that a stub, a report or a form sums, in cents or minutes: all except the subtotals of one
 * statement.
 */
export const AMOUNT_NAMES = CONCEPT_NAMES.filter((name) => !isOfKind(name, 'subtotal'));

export type AmountName = Exclude<ConceptName, ConceptOf<'subtotal'>>;

/** A statement flattened to the signed amounts that the ledger stores in typed columns and sums. */
export type Amounts = Record<AmountName, number>;

/** Zero for every amount. */
export const NO_AMOUNTS: Amounts = mapAmounts(() => 0);

/** Returns the amounts of an entry, in cents and minutes. */
export function amountsOf({ minutes }: PayInputs, statement: PayStatement): Amounts {
  const amounts = {
    ...centsOf(statement),
    ...byName(conceptsOf('minutes'), (name) => minutes[PAY_CONCEPTS[name].time]),
  };
  return mapAmounts((name) => amounts[name]);
}

/** Returns the amounts of a statement, unsigned. */
export function centsOf(statement: PayStatement): Record<Exclude<ConceptName, ConceptOf<'minutes'>>, Cents> {
  const { hourly, typed, contributions, incomeTax, deductions, companyLines, tips, severance } = statement;
  const { gross, reimbursedExpenses, withheld, deducted, added, net, uncollected } = statement;
  return {
    ...byName(conceptsOf('hourly'), (name) => hourly[name].amount),
    ...typed,
    ...byName(conceptsOf('contribution'), (name) => contributions[name].amount),
    incomeTaxWithheld: incomeTax.amount,
    ...deductions,
    reimbursedExpenses,
    otherDiscounts: lineTotal(companyLines, 'deduction'),
    otherIncreases: lineTotal(companyLines, 'addition'),
    severanceExempt: severance?.exempt ?? 0,
    tipsHeld: tips?.received ?? 0,
    carriedIn: tips ? totalOnTips(tips.carriedIn) : 0,
    gross,
    withheld,
    deducted,
    added,
    net,
    uncollected,
  };
}

/** Returns the wages in the gross, in cents: all that the forms do not report separately. */
export function wagesOf({
  gross,
  commissions,
  concessions,
  ...tips
}: Pick<Amounts, 'gross' | 'commissions' | 'concessions' | TipsAmount>): Cents {
  return gross - allTipsOf(tips) - commissions - concessions;
}

/** Returns the gross without exempt severance, in cents: the pay that income tax counts. */
export function taxedGrossOf({ gross, severanceExempt }: Pick<Amounts, 'gross' | 'severanceExempt'>): Cents {
  return gross - severanceExempt;
}

/** Returns the wages in the gross without exempt severance, in cents. */
export function taxedWagesOf(
  amounts: Pick<Amounts, 'gross' | 'commissions' | 'concessions' | 'severanceExempt' | TipsAmount>,
): Cents {
  return wagesOf({ ...amounts, gross: taxedGrossOf(amounts) });
}

/** The amounts of tips: those that the employer pays, and those that the employee already has. */
export const TIPS_AMOUNTS = ['tips', 'tipsReceived'] as const satisfies readonly AmountName[];
export type TipsAmount = (typeof TIPS_AMOUNTS)[number];

/** Returns all tips in the gross, in cents. */
export function allTipsOf({ tips, tipsReceived }: Pick<Amounts, TipsAmount>): Cents {
  return tips + tipsReceived;
}

/** Returns the differences from `before` to `after`. */
export function amountsDelta(before: Amounts, after: Amounts): Amounts {
  return mapAmounts((name) => after[name] - before[name]);
}

/** Returns the sum of two sets of amounts. */
export function addAmounts(a: Amounts, b: Amounts): Amounts {
  return mapAmounts((name) => a[name] + b[name]);
}

/** Returns the exact reversal of amounts; zero stays zero, never minus zero. */
export function negateAmounts(amounts: Amounts): Amounts {
  return amountsDelta(amounts, NO_AMOUNTS);
}

/** Builds amounts from one value for each name. */
export function mapAmounts(value: (name: AmountName) => number): Amounts {
  return byName(AMOUNT_NAMES, value);
}
