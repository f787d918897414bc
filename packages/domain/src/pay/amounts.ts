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

/**
 * The concepts that a stub, a report or a form sums, in cents or minutes: all but the subtotals of one
 * statement.
 */
export const AMOUNT_NAMES = CONCEPT_NAMES.filter((name) => !isOfKind(name, 'subtotal'));

export type AmountName = Exclude<ConceptName, ConceptOf<'subtotal'>>;

/** A statement flattened to the signed amounts that the ledger keeps in typed columns and adds up. */
export type Amounts = Record<AmountName, number>;

/** Nothing of everything. */
export const NO_AMOUNTS: Amounts = mapAmounts(() => 0);

/** The amounts of an entry, in cents and minutes. */
export function amountsOf({ minutes }: PayInputs, statement: PayStatement): Amounts {
  const amounts = {
    ...centsOf(statement),
    ...byName(conceptsOf('minutes'), (name) => minutes[PAY_CONCEPTS[name].time]),
  };
  return mapAmounts((name) => amounts[name]);
}

/** Returns the amounts of a statement, unsigned. */
export function centsOf(statement: PayStatement): Record<Exclude<ConceptName, ConceptOf<'minutes'>>, Cents> {
  const { hourly, typed, contributions, incomeTax, deductions, companyLines } = statement;
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
    gross,
    withheld,
    deducted,
    added,
    net,
    uncollected,
  };
}

/** Returns the wages of the gross, in cents: everything that the forms do not report apart. */
export function wagesOf({
  gross,
  tips,
  commissions,
  concessions,
}: Pick<Amounts, 'gross' | 'tips' | 'commissions' | 'concessions'>): Cents {
  return gross - tips - commissions - concessions;
}

/** Returns the amounts that have to be added to `before` to reach `after`. */
export function amountsDelta(before: Amounts, after: Amounts): Amounts {
  return mapAmounts((name) => after[name] - before[name]);
}

/** The sum of two sets of amounts. */
export function addAmounts(a: Amounts, b: Amounts): Amounts {
  return mapAmounts((name) => a[name] + b[name]);
}

/** The exact reversal of what was recorded; zero stays zero, never minus zero. */
export function negateAmounts(amounts: Amounts): Amounts {
  return amountsDelta(amounts, NO_AMOUNTS);
}

/** One value for each amount. */
export function mapAmounts(value: (name: AmountName) => number): Amounts {
  return byName(AMOUNT_NAMES, value);
}
