import { type Cents, sumCents } from '../money/cents.ts';
import { type ExactShare, exactShare, roundCumulatively } from '../money/exact-share.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { NO_OPENING_BALANCE, type OpeningBalancesByEmployee } from './opening-balance-of-year.ts';
import { byEmployee, byPayDate, type PaidAmounts, partsBelow } from './paid-entry.ts';
import { entriesOfQuarter, QUARTERS } from './quarter.ts';

/**
 * The first dollars of each employee that FUTA is on. Source: 26 U.S.C. § 3306(b)(1), in force 2024 to 2026.
 */
export const FUTA_WAGE_BASE: Cents = 7_000_00;
/**
 * 6.0 % less the credit of 5.4 % for state contributions. Source: 26 U.S.C. §§ 3301, 3302; Puerto Rico had no
 * credit reduction in 2024 and 2025.
 */
export const FUTA_RATE: Rate = 6_000;
/**
 * The part of that credit that Puerto Rico's employers lose. Source: the credit reduction states of the
 * Department of Labor, 2024 and 2025.
 */
const CREDIT_REDUCTION: Readonly<Record<number, Rate>> = { 2024: 0, 2025: 0 };
/** Above this, line 16 says what each quarter owes. Source: Form 940, part 5. */
export const QUARTERS_ABOVE: Cents = 500_00;

/** The lines of form 940 that pay makes, in cents. */
export type FederalUnemployment = {
  /** 3 */
  payments: Cents;
  /** 5: above 7,000.00 for each employee */
  overBase: Cents;
  /** 7 */
  taxable: Cents;
  /** 8 and, as long as Schedule A reduces no credit, 12 */
  tax: Cents;
  /** 16a to 16d; absent where the tax is 500.00 or less */
  quarters: Cents[] | undefined;
};

/**
 * The rate by which the credit of Puerto Rico's employers is reduced in a year, 0 where it is whole;
 * undefined while it is not known: the list of a year is made known after its 10 November.
 */
export function creditReduction(year: number): Rate | undefined {
  return CREDIT_REDUCTION[year];
}

/**
 * Returns the wages of opening balances that FUTA is due on, in cents, by the day up to which each balance
 * goes.
 */
function openedFutaWages(before: OpeningBalancesByEmployee): { payDate: CalendarDate; cents: Cents }[] {
  return [...before.values()].map(({ asOf, amounts }) => ({
    payDate: asOf,
    cents: Math.min(amounts.gross, FUTA_WAGE_BASE),
  }));
}

/** The tax of it, before it is rounded. */
export function openingBalanceFutaShare(before: OpeningBalancesByEmployee): ExactShare {
  return exactShare(sumCents(openedFutaWages(before).map(({ cents }) => cents)), FUTA_RATE);
}

/** Returns the part of each of a year's entries that FUTA is due on, in cents. */
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
 * Returns the figures of form 940 for a year's entries and opening balances. The return is the employer's
 * and of the whole year, whoever kept its books. An opening balance has no pay dates: its tax is owed with
 * the quarter of the day up to which it goes.
 */
export function federalUnemployment(
  entries: readonly PaidAmounts<'gross'>[],
  before: OpeningBalancesByEmployee,
): FederalUnemployment {
  const taxable = [...openedFutaWages(before), ...futaWages(entries, before)];
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

/** Returns the tax of each quarter of a year, which add up to that of the year. */
export function futaByQuarter(
  entries: readonly PaidAmounts<'gross'>[],
  before: OpeningBalancesByEmployee,
): Cents[] {
  const taxable = [...openedFutaWages(before), ...futaWages(entries, before)];
  const wagesOf = (quarter: number) => sumCents(entriesOfQuarter(taxable, quarter).map(({ cents }) => cents));
  return roundCumulatively(QUARTERS.map((quarter) => exactShare(wagesOf(quarter), FUTA_RATE)));
}
