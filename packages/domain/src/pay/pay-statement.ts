import { type Cents, sumCents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { PERIODS_PER_YEAR } from '../time/pay-period.ts';
import { type CompanyLineAmount, companyLineAmounts } from './company-line.ts';
import { type Contributions, contributionsOf, type WithheldSoFar } from './contributions.ts';
import { type HourlyEarnings, hourlyEarnings, type TypedEarnings, typedEarnings } from './earnings.ts';
import type { PayFacts } from './pay-facts.ts';
import type { PayInputs, TypedDeductions } from './time-entry.schema.ts';
import {
  type FlatWithholding,
  type TableWithholding,
  withholdByTable,
  withholdFlat,
} from './withholding/income-tax-withholding.ts';

/**
 * The version of this calculation, stored with every event so that an auditor knows which code came to a
 * figure.
 */
export const ENGINE_VERSION = '1';

/** Income tax of an entry: the amount withheld, and how it was computed even where somebody typed over it. */
export type IncomeTaxWithheld = {
  amount: Cents;
  isEdited: boolean;
  computed: FlatWithholding | TableWithholding;
};

/**
 * A pay statement: every amount in integer cents, each line rounded once, and beside each amount what it was
 * computed from. Parts add up: net − uncollected = gross − contributions − income tax − deductions +
 * reimbursed expenses ± lines.
 */
export type PayStatement = {
  hourly: HourlyEarnings;
  typed: TypedEarnings;
  gross: Cents;
  contributions: Contributions;
  incomeTax: IncomeTaxWithheld;
  deductions: TypedDeductions;
  reimbursedExpenses: Cents;
  companyLines: CompanyLineAmount[];
  /** Contributions and income tax together. */
  withheld: Cents;
  /** Typed deductions and the company lines that are taken from pay. */
  deducted: Cents;
  /** Reimbursed expenses and the company lines that are added to pay. */
  added: Cents;
  net: Cents;
  /**
   * The amount that was withheld or deducted on paper and not covered by pay, because the net ends at zero.
   */
  uncollected: Cents;
};

/**
 * The one pay calculation. The browser runs it for the live amounts and the server for the truth; nothing
 * else decides an amount. `soFar` must not count the entry itself.
 */
export function calculatePayStatement(
  facts: PayFacts,
  inputs: PayInputs,
  soFar: WithheldSoFar,
): PayStatement {
  const hourly = hourlyEarnings(inputs.minutes, facts.rates);
  const typed = typedEarnings(inputs.earnings);
  const gross = sumCents([...Object.values(hourly).map(({ amount }) => amount), ...Object.values(typed)]);
  const contributions = contributionsOf(facts, { gross, tips: typed.tips }, soFar);
  const incomeTax = incomeTaxOf(facts, inputs, gross);
  const companyLines = companyLineAmounts(facts.companyLines, inputs.companyLines, gross);
  const { deductions, reimbursedExpenses } = inputs;
  const withheld = sumCents([...Object.values(contributions).map(({ amount }) => amount), incomeTax.amount]);
  const deducted = sumCents(Object.values(deductions)) + lineTotal(companyLines, 'deduction');
  const added = reimbursedExpenses + lineTotal(companyLines, 'addition');
  const balance = gross - withheld - deducted + added;
  return {
    hourly,
    typed,
    gross,
    contributions,
    incomeTax,
    deductions,
    reimbursedExpenses,
    companyLines,
    withheld,
    deducted,
    added,
    net: Math.max(0, balance),
    uncollected: Math.max(0, -balance),
  };
}

/** The cents of the company lines of one direction. */
export function lineTotal(
  lines: readonly CompanyLineAmount[],
  direction: CompanyLineAmount['direction'],
): Cents {
  return sumCents(lines.filter((line) => line.direction === direction).map(({ amount }) => amount));
}

/** The percentage that labels the withholding: the flat rate, or the rate of the table row. */
export function withholdingLabelRate({ computed }: IncomeTaxWithheld): Rate {
  return computed.rule === 'flat-rate' ? computed.rate : computed.bracket.rate;
}

/**
 * Returns the method that made the withheld income tax, with its percentage; null where somebody typed the
 * tax.
 */
export function withholdingOf(
  incomeTax: IncomeTaxWithheld,
): { rule: IncomeTaxWithheld['computed']['rule']; rate: Rate } | null {
  if (incomeTax.isEdited) return null;
  return { rule: incomeTax.computed.rule, rate: withholdingLabelRate(incomeTax) };
}

function incomeTaxOf(facts: PayFacts, inputs: PayInputs, gross: Cents): IncomeTaxWithheld {
  const { withholding } = facts;
  const computed =
    withholding.method === 'flat-rate'
      ? withholdFlat(gross, inputs.withholdingRate ?? withholding.rate)
      : withholdByTable(gross, withholding.table, PERIODS_PER_YEAR[facts.payFrequency]);
  const edited = inputs.editedIncomeTax;
  return { amount: edited ?? computed.amount, isEdited: edited !== undefined, computed };
}
