import type { Cents } from '../../money/cents.ts';
import { mulDiv } from '../../money/mul-div.ts';
import type { PayFrequency } from '../../reference/enumerations.ts';
import { type CalendarDate, daysBetween } from '../../time/calendar-date.ts';
import type { PayPeriod } from '../../time/pay-period.ts';
import { type PayProfile, startingSalary } from '../pay-facts.ts';

/** The days that the salary of a frequency pays. */
const SALARY_DAYS: Record<PayFrequency, number> = {
  weekly: 7,
  biweekly: 14,
  semimonthly: 15,
  monthly: 30,
};

/** The days that a period has, and those that its frequency has. */
export type ShortPeriod = { days: number; of: number };

/**
 * Returns the days of a period with fewer than half of its frequency's: what 31 December leaves of a weekly
 * or biweekly one. Undefined for any other.
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
 * Returns the salary that the form of a new entry proposes: `startingSalary`, and of a short period the part
 * of its days, half up.
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

/** A live entry by what tells it from others: the period that it pays, its pay date and its net. */
export type PaidSpan = { entryId: number; period: PayPeriod; payDate: CalendarDate; net: Cents };

/** The days of a period that another period shares, both bounds included, with an entry that paid them. */
export type DaysPaidElsewhere<Span> = Span & { from: CalendarDate; to: CalendarDate };

/**
 * Returns which days of a period other periods have already paid, by entry: a change of frequency in the
 * middle of a month pays them twice. Corrections must be left out, which pay no days.
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
