import type { Cents } from '../../money/cents.ts';
import { mulDiv } from '../../money/mul-div.ts';
import type { PayFrequency } from '../../reference/enumerations.ts';
import { type CalendarDate, daysBetween } from '../../time/calendar-date.ts';
import type { PayPeriod } from '../../time/period-id.ts';
import { type PayProfile, startingSalary } from '../pay-facts.ts';

/** The number of days that one salary of a frequency pays for. */
const SALARY_DAYS: Record<PayFrequency, number> = {
  weekly: 7,
  biweekly: 14,
  semimonthly: 15,
  monthly: 30,
};

/** The number of days in a period, and the standard number of its frequency. */
export type ShortPeriod = { days: number; of: number };

/**
 * Returns the days of a period that has fewer than half of its frequency's days: the last weekly or biweekly
 * one of a year. Returns undefined for any other.
 */
export function shortPeriod({
  frequency,
  start,
  end,
}: Pick<PayPeriod, 'frequency' | 'start' | 'end'>): ShortPeriod | undefined {
  const days = daysBetween(start, end) + 1;
  const of = SALARY_DAYS[frequency];
  return days * 2 < of ? { days, of } : undefined;
}

/**
 * Returns the salary that a new entry proposes: `startingSalary`, pro rata in a short period, rounded half
 * up.
 */
export function proposedSalary(
  profile: Pick<PayProfile, 'salary'>,
  period: PayPeriod,
  hasEntryInPeriod: boolean,
): Cents {
  const salary = startingSalary(profile, hasEntryInPeriod);
  const short = shortPeriod(period);
  return short ? mulDiv(salary, short.days, short.of) : salary;
}

/** A live entry: the period that it pays, its pay date and its net. */
export type PaidSpan = { entryId: number; period: PayPeriod; payDate: CalendarDate; net: Cents };

/** An entry and the days that its period shares with another period, both bounds included. */
export type DaysPaidElsewhere<Span> = Span & { from: CalendarDate; to: CalendarDate };

/**
 * Returns the days of a period that entries of other periods have already paid, by entry. A change of
 * frequency in the middle of a month pays days twice. `others` must not contain corrections, because they pay
 * no days.
 */
export function daysPaidElsewhere<Span extends PaidSpan>(
  { id, start, end }: Pick<PayPeriod, 'id' | 'start' | 'end'>,
  others: readonly Span[],
): DaysPaidElsewhere<Span>[] {
  return others
    .filter(({ period }) => period.id !== id && period.start <= end && period.end >= start)
    .map((other) => ({
      ...other,
      from: other.period.start > start ? other.period.start : start,
      to: other.period.end < end ? other.period.end : end,
    }))
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.entryId - other.entryId);
}
