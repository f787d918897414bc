import { type Cents, sumCents } from '../money/cents.ts';
import { type ExactShare, exactShare, roundCumulatively } from '../money/exact-share.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { NO_OPENING_BALANCE, type OpeningBalancesByEmployee } from './opening-balance-of-year.ts';
import { byEmployee, byPayDate, type PaidAmounts, partsBelow } from './paid-entry.ts';
import { entriesOfQuarter, QUARTERS } from './quarter.ts';

/**
 * The part of an employee's yearly pay that is subject to FUTA, in cents. Source: 26 U.S.C. § 3306(b)(1), in
 * force 2024 to 2026.
 */
export const FUTA_WAGE_BASE: Cents = 7_000_00;
/**
 * The FUTA rate: 6.0 % less the credit of 5.4 % for state contributions. Source: 26 U.S.C. §§ 3301, 3302.
 * Puerto Rico had no credit reduction in 2024 and 2025.
 */
export const FUTA_RATE: Rate = 6_000;
/**
 * The credit reduction of Puerto Rico by year. Source: the Department of Labor's credit reduction states,
 * 2024 and 2025.
 */
const CREDIT_REDUCTION: Readonly<Record<number, Rate>> = { 2024: 0, 2025: 0 };
/** The yearly tax above which line 16 lists the quarters, in cents. Source: Form 940, part 5. */
export const QUARTERS_ABOVE: Cents = 500_00;

/** The lines of form 940 that follow from pay, in cents. */
export type FederalUnemployment = {
  /** Line 3. */
  payments: Cents;
  /** Line 5: pay above 7,000.00 of each employee. */
  overBase: Cents;
  /** Line 7. */
  taxable: Cents;
  /** Line 8, and line 12 unless Schedule A reduces the credit. */
  tax: Cents;
  /** Lines 16a to 16d; absent if the tax is 500.00 or less. */
  quarters: Cents[] | undefined;
};

/**
 * Returns the credit reduction rate of Puerto Rico in a year: 0 if there is none, undefined if it is not
 * known yet. The list of a year is published after 10 November.
 */
export function creditReduction(year: number): Rate | undefined {
  return CREDIT_REDUCTION[year];
}

/** Returns the FUTA wages of opening balances, in cents, by the last day of each balance. */
function openingBalanceFutaWages(
  before: OpeningBalancesByEmployee,
): { payDate: CalendarDate; cents: Cents }[] {
  return [...before.values()].map(({ asOf, amounts }) => ({
    payDate: asOf,
    cents: Math.min(amounts.gross, FUTA_WAGE_BASE),
  }));
}

/** Returns the FUTA tax on opening balances, before rounding. */
export function openingBalanceFutaShare(before: OpeningBalancesByEmployee): ExactShare {
  return exactShare(sumCents(openingBalanceFutaWages(before).map(({ cents }) => cents)), FUTA_RATE);
}

/** Returns the FUTA wages of each of a year's entries, in cents. */
export function futaWages(
  entriesOfYear: readonly PaidAmounts<'gross'>[],
  before: OpeningBalancesByEmployee,
): { entryId: number; payDate: CalendarDate; cents: Cents }[] {
  return byEmployee(entriesOfYear).flatMap(([employeeId, own]) => {
    const inOrder = byPayDate(own);
    const parts = partsBelow(
      inOrder.map(({ amounts }) => amounts.gross),
      FUTA_WAGE_BASE - (before.get(employeeId) ?? NO_OPENING_BALANCE).amounts.gross,
    );
    return inOrder.map(({ entryId, payDate }, index) => ({ entryId, payDate, cents: parts[index] ?? 0 }));
  });
}

/**
 * Calculates form 940 for a year's entries and opening balances. The return covers the employer's whole year,
 * including pay from another system. An opening balance has no pay dates, so its tax falls in the quarter of
 * its last day.
 */
export function federalUnemployment(
  entries: readonly PaidAmounts<'gross'>[],
  before: OpeningBalancesByEmployee,
): FederalUnemployment {
  const taxable = [...openingBalanceFutaWages(before), ...futaWages(entries, before)];
  const payments = sumCents([...before.values(), ...entries].map(({ amounts }) => amounts.gross));
  const base = sumCents(taxable.map(({ cents }) => cents));
  const tax = applyRate(base, FUTA_RATE);
  return {
    payments,
    overBase: payments - base,
    taxable: base,
    tax,
    quarters: tax > QUARTERS_ABOVE ? futaByQuarter(entries, before) : undefined,
  };
}

/** Returns the tax of each quarter, in cents. The quarters add up to the tax of the year. */
export function futaByQuarter(
  entries: readonly PaidAmounts<'gross'>[],
  before: OpeningBalancesByEmployee,
): Cents[] {
  const taxable = [...openingBalanceFutaWages(before), ...futaWages(entries, before)];
  const wagesOf = (quarter: number) => sumCents(entriesOfQuarter(taxable, quarter).map(({ cents }) => cents));
  return roundCumulatively(QUARTERS.map((quarter) => exactShare(wagesOf(quarter), FUTA_RATE)));
}
