import type { Cents } from '../../money/cents.ts';
import { futaByQuarter, QUARTERS_ABOVE } from '../../returns/form-940.ts';
import { type DateRange, quarterRange, yearRange } from '../../returns/quarter.ts';
import { businessDayFrom } from '../../time/business-day.ts';
import { addDays, type CalendarDate, endOfMonth, yearOf } from '../../time/calendar-date.ts';
import {
  type CompanyPay,
  employerIn,
  ficaDue,
  hasPaid,
  isEmployerIn,
  openingBalanceIn,
} from './company-pay.ts';
import { depositedQuarter, depositedYear } from './deposited-return.ts';
import { quarterlyDue, yearlyDue } from './due-dates.ts';
import { dueDeposit, dueReturn, dueWithDeposits } from './due-of-return.ts';
import { quartersInWindow, yearsInWindow } from './due-periods.ts';
import { firstPayDateOf, quarterJoined } from './known-history.ts';
import type { Due } from './obligation.ts';

/** Returns the obligations to the IRS, which depend on the company's kind of payer. */
export function federalDue(pay: CompanyPay, window: DateRange): Due[] {
  const { payer } = pay.company;
  switch (payer) {
    case 'form-941':
      return [...quarterlyFica(pay, window), ...unemploymentDue(pay, window)];
    case 'form-943':
    case 'form-944':
      return [...yearlyFica(pay, payer, window), ...unemploymentDue(pay, window)];
    case 'domestic':
      return householdDue(pay, window);
  }
}

function quarterlyFica(pay: CompanyPay, window: DateRange): Due[] {
  const liabilities = ficaDue(pay);
  return quartersInWindow(window).flatMap((quarter) => {
    const period = quarterRange(quarter);
    if (!isEmployerIn(pay, period)) return [];
    return dueWithDeposits(
      { kind: 'form-941', period, document: { report: 'form-941', ...quarter } },
      quarterlyDue('form-941', quarter),
      {
        deposit: 'fica-deposit',
        ...depositedQuarter('fica', liabilities, quarter, employerIn(pay, quarter.year)),
      },
    );
  });
}

/**
 * Returns the FICA obligations of farms (943) and of the few employers whom the IRS told to file the 944.
 * Garita does not print the 944. Both have the same lookback year.
 */
function yearlyFica(pay: CompanyPay, form: 'form-943' | 'form-944', window: DateRange): Due[] {
  const liabilities = ficaDue(pay);
  return yearsInWindow(form, window).flatMap((year) => {
    const period = yearRange(year);
    if (!isEmployerIn(pay, period)) return [];
    const document = form === 'form-943' ? { report: form, year } : null;
    return dueWithDeposits({ kind: form, period, document }, yearlyDue(form, year), {
      deposit: 'fica-deposit',
      ...depositedYear(liabilities, year, employerIn(pay, year)),
    });
  });
}

/**
 * Returns the 940 and its deposits, for employers with pay in the year or the year before. Source: Form 940,
 * instructions.
 */
function unemploymentDue(pay: CompanyPay, window: DateRange): Due[] {
  return yearsInWindow('form-940', window).flatMap((year) => {
    const period = yearRange(year);
    const { businessEndDate } = pay.company;
    const isClosed = businessEndDate !== null && businessEndDate < period.from;
    if (isClosed || !hasPaid(pay, { from: `${year - 1}-01-01`, to: period.to })) return [];
    const ofYear = pay.entries.filter(({ payDate }) => yearOf(payDate) === year);
    const openingBalances = openingBalanceIn(pay, year);
    const { carried, unknown } = futaBefore(pay, year, openingBalances.size > 0);
    const { deposits, withReturn } = futaDeposits(
      year,
      futaByQuarter(ofYear, openingBalances, pay.futaReductions?.get(year)),
      carried,
    );
    const document = { report: 'form-940', year } as const;
    return [
      ...deposits.map(({ quarter, due, cents }) => ({
        ...dueDeposit('futa-deposit', 'irs', { ...quarterRange({ year, quarter }), due, cents }, document),
        unknown,
      })),
      dueReturn(
        { kind: 'form-940', period, document, cents: withReturn, unknown },
        yearlyDue('form-940', year),
      ),
    ];
  });
}

/**
 * Returns the undeposited FUTA tax of the quarters before the first known one. Opening balances already
 * contain it.
 */
function futaBefore(pay: CompanyPay, year: number, hasOpeningBalances: boolean) {
  const employer = employerIn(pay, year);
  const firstPaid = firstPayDateOf([...pay.entries, ...pay.earlier.map(({ month }) => ({ payDate: month }))]);
  const joined = quarterJoined(year, firstPaid, employer);
  if (!joined || hasOpeningBalances) return { carried: undefined, unknown: [] };
  const cents = employer.depositFacts?.carriedFuta ?? null;
  return cents === null
    ? { carried: undefined, unknown: ['carried-futa'] as const }
    : { carried: { quarter: joined.quarter, cents }, unknown: [] };
}

/** Returns the obligations of household employers. They pay with their own return and make no deposits. */
function householdDue(pay: CompanyPay, window: DateRange): Due[] {
  return yearsInWindow('schedule-h', window)
    .filter((year) => hasPaid(pay, yearRange(year)))
    .map((year) =>
      dueReturn(
        { kind: 'schedule-h', period: yearRange(year), document: null },
        yearlyDue('schedule-h', year),
      ),
    );
}

/** A deposit of federal unemployment tax: a quarter, including earlier quarters below the limit. */
type FutaDeposit = { quarter: number; due: CalendarDate; cents: Cents };

/**
 * Returns the FUTA deposits of a year: a sum above 500.00 is due on the last day of the month after the
 * quarter. `withReturn` is the rest, which is paid with the 940. Source: IRS Pub. 15, sec. 14.
 *
 * @param before a quarter, and the undeposited tax of the quarters before it
 */
export function futaDeposits(
  year: number,
  quarters: readonly Cents[],
  before?: { quarter: number; cents: Cents },
): { deposits: FutaDeposit[]; withReturn: Cents } {
  const deposits: FutaDeposit[] = [];
  let carried = 0;
  quarters.forEach((cents, index) => {
    const quarter = index + 1;
    carried += cents + (before?.quarter === quarter ? before.cents : 0);
    if (carried <= QUARTERS_ABOVE) return;
    const lastDay = endOfMonth(addDays(quarterRange({ year, quarter }).to, 1));
    deposits.push({ quarter, due: businessDayFrom(lastDay, 'federal'), cents: carried });
    carried = 0;
  });
  return { deposits, withReturn: carried };
}
