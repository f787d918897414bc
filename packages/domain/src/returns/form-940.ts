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
 * The FUTA rate: 6.0 % less the credit of 5.4 % for state contributions. Source: 26 U.S.C. §§ 3301, 3302. The
 * reduction of the credit is a parameter of its year.
 */
export const FUTA_RATE: Rate = 6_000;
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
  /** Line 8. */
  tax: Cents;
  /** The reduction of the credit in Puerto Rico; null while it is not known. */
  reductionRate: Rate | null;
  /** Line 11, the total of Schedule A. */
  reduction: Cents;
  /** Line 12. */
  due: Cents;
  /** Lines 16a to 16d; absent if line 12 is 500.00 or less. */
  quarters: Cents[] | undefined;
};

/** Returns the FUTA wages of opening balances, in cents, by the last day of each balance. */
function openingBalanceFutaWages(
  before: OpeningBalancesByEmployee,
): { payDate: CalendarDate; cents: Cents }[] {
  return [...before.values()].map(({ asOf, amounts }) => ({
    payDate: asOf,
    cents: Math.min(amounts.gross, FUTA_WAGE_BASE),
  }));
}

/** Returns the FUTA tax on opening balances with the reduction of the credit, before rounding. */
export function openingBalanceFutaShare(
  before: OpeningBalancesByEmployee,
  reduction: Rate | null = null,
): ExactShare {
  const wages = sumCents(openingBalanceFutaWages(before).map(({ cents }) => cents));
  return exactShare(wages, FUTA_RATE + (reduction ?? 0));
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
 * its last day. The reduction of the credit is due with the last quarter.
 *
 * @param reductionRate the reduction of the credit in that year; null while it is not known
 */
export function federalUnemployment(
  entries: readonly PaidAmounts<'gross'>[],
  before: OpeningBalancesByEmployee,
  reductionRate: Rate | null = null,
): FederalUnemployment {
  const taxable = [...openingBalanceFutaWages(before), ...futaWages(entries, before)];
  const payments = sumCents([...before.values(), ...entries].map(({ amounts }) => amounts.gross));
  const base = sumCents(taxable.map(({ cents }) => cents));
  const tax = applyRate(base, FUTA_RATE);
  const reduction = applyRate(base, reductionRate ?? 0);
  const due = tax + reduction;
  return {
    payments,
    overBase: payments - base,
    taxable: base,
    tax,
    reductionRate,
    reduction,
    due,
    quarters: due > QUARTERS_ABOVE ? futaByQuarter(entries, before, reductionRate) : undefined,
  };
}

/**
 * Returns the tax of each quarter, in cents. The quarters add up to the tax of the year; the last one has the
 * reduction of the credit.
 */
export function futaByQuarter(
  entries: readonly PaidAmounts<'gross'>[],
  before: OpeningBalancesByEmployee,
  reductionRate: Rate | null = null,
): Cents[] {
  const taxable = [...openingBalanceFutaWages(before), ...futaWages(entries, before)];
  const wagesOf = (quarter: number) => sumCents(entriesOfQuarter(taxable, quarter).map(({ cents }) => cents));
  const reduction = applyRate(sumCents(taxable.map(({ cents }) => cents)), reductionRate ?? 0);
  const quarters = roundCumulatively(QUARTERS.map((quarter) => exactShare(wagesOf(quarter), FUTA_RATE)));
  return quarters.map((cents, index) => (index === quarters.length - 1 ? cents + reduction : cents));
}
