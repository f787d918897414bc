import { NOTHING_TYPED, type TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { addDays, type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { payPeriods } from '@garita/domain/time/pay-period';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { DemoEmployee } from './employees.ts';

/** The days from the end of a period to its pay date; so the last period of December is paid in January. */
const DAYS_TO_PAY = 2;

/** Returns every period of last year and this one that has been paid by today. */
export function paidPeriods(today: CalendarDate, frequency: PayFrequency): PayPeriod[] {
  const thisYear = yearOf(today);
  const all = [...payPeriods(thisYear - 1, frequency), ...payPeriods(thisYear, frequency)];
  return all.filter((period) => payDateOf(period) <= today);
}

/**
 * Returns the inputs of a period: ordinary hours, sometimes overtime, a meal period, vacation, sick time or a
 * donation.
 */
export function demoEntry(
  { hours = 0, tips = 0, commissions = 0 }: DemoEmployee,
  period: PayPeriod,
  accountantId: number,
): TimeEntry {
  const { number } = period;
  const short = shareOfWeek(period);
  const vacation = hours > 0 && number % 11 === 5 ? 8 : 0;
  const sick = hours > 0 && number % 13 === 7 ? 4 : 0;
  return {
    periodId: period.id,
    payDate: payDateOf(period),
    accountantId,
    minutes: {
      regular: Math.round((hours - vacation - sick) * 60 * short),
      overtime: hours >= 40 && number % 4 === 0 ? 150 : 0,
      mealPeriod: hours >= 40 && number % 9 === 0 ? 60 : 0,
      vacation: vacation * 60,
      sick: sick * 60,
      holiday: hours > 0 && number % 17 === 1 ? 480 : 0,
    },
    earnings: {
      ...NOTHING_TYPED.earnings,
      tips: tips === 0 ? 0 : tips + (number % 7) * 9_35,
      commissions: commissions === 0 ? 0 : commissions + (number % 5) * 37_50,
    },
    deductions: { ...NOTHING_TYPED.deductions, donation: number % 6 === 0 ? 10_00 : 0 },
    reimbursedExpenses: number % 8 === 3 ? 35_00 : 0,
    memo: number % 10 === 2 ? 'Turno adicional cubierto' : '',
  };
}

function payDateOf({ end }: PayPeriod): CalendarDate {
  return addDays(end, DAYS_TO_PAY);
}

// The last weekly or biweekly period of a year is one or two days long.
function shareOfWeek({ start, end, frequency }: PayPeriod): number {
  const isLast = frequency !== 'monthly' && end.endsWith('-12-31') && addDays(start, 2) > end;
  return isLast ? 0.2 : 1;
}
