import type { Cents } from '@garita/domain/money/cents';
import type { WorkedDay } from '@garita/domain/pay/day-hours/worked-day.schema';
import { NOTHING_TYPED, type TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { addDays, type CalendarDate, daysBetween, weekday, yearOf } from '@garita/domain/time/calendar-date';
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
  { hours = 0, week, tips = 0, tipsReceived = 0, commissions = 0, codaPlans = 0 }: DemoEmployee,
  period: PayPeriod,
  accountantId: number,
): TimeEntry {
  const { number } = period;
  const short = shareOfWeek(period);
  const vacation = (hours > 0 || week) && number % 11 === 5 ? 8 : 0;
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
    ...(week ? { days: daysOf(week, period).slice(vacation === 0 ? 0 : 1) } : {}),
    earnings: {
      ...NOTHING_TYPED.earnings,
      tips: tips === 0 ? 0 : tips + (number % 7) * 9_35,
      tipsReceived: tipsReceived === 0 ? 0 : tipsReceived + (number % 7) * 12_40 + holidayTips(number),
      commissions: commissions === 0 ? 0 : commissions + (number % 5) * 37_50,
    },
    deductions: { ...NOTHING_TYPED.deductions, codaPlans, donation: number % 6 === 0 ? 10_00 : 0 },
    reimbursedExpenses: number % 8 === 3 ? 35_00 : 0,
    memo: number % 10 === 2 ? 'Turno adicional cubierto' : '',
  };
}

/** Returns the work of each day of a period: some days are half an hour longer, or work through a meal. */
function daysOf(week: readonly number[], { start, end }: PayPeriod): WorkedDay[] {
  const count = daysBetween(start, end) + 1;
  return Array.from({ length: count }, (_, index) => addDays(start, index)).flatMap((date) => {
    const hours = week[(weekday(date) + 6) % 7] ?? 0;
    if (hours === 0) return [];
    const day = Number(date.slice(8));
    return [
      { date, worked: hours * 60 + (day % 9 === 4 ? 30 : 0), mealWorked: hours >= 8 && day === 20 ? 30 : 0 },
    ];
  });
}

// The periods of the feasts of summer and of the end of the year.
function holidayTips(number: number): Cents {
  return number === 12 || number === 22 ? 900_00 : 0;
}

function payDateOf({ end }: PayPeriod): CalendarDate {
  return addDays(end, DAYS_TO_PAY);
}

// The last weekly or biweekly period of a year is one or two days long.
function shareOfWeek({ start, end, frequency }: PayPeriod): number {
  const isLast = frequency !== 'monthly' && end.endsWith('-12-31') && addDays(start, 2) > end;
  return isLast ? 0.2 : 1;
}
