import { type DayOfOther, type HoursByDay, hoursByDay } from '@garita/domain/pay/day-hours/day-hours';
import type { DayTerms } from '@garita/domain/pay/day-hours/day-terms';
import { areSameDays } from '@garita/domain/pay/day-hours/entry-days';
import type { WorkedDay } from '@garita/domain/pay/day-hours/worked-day.schema';
import { addDays, type CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { trpc } from '../../../lib/trpc.ts';
import { daysText } from '../../../text/pay/days.es.ts';
import type { Entry } from '../entry-context.tsx';

// The number of a new entry is higher than those of all entries so far.
const NEW_ENTRY = Number.MAX_SAFE_INTEGER;

/** The hours that days give, and the terms and the days of other entries by which they give them. */
export type DaysHours = { hours: HoursByDay; terms: DayTerms; others: readonly DayOfOther[] };

/**
 * Returns the hours that days of the entry give, as the server will compute them; undefined while what they
 * depend on is loading, or if the days are not valid. Recorded days keep their recorded hours.
 */
export function useDaysHours(
  days: readonly TypedDay[] | undefined,
  { work, mayWrite }: Pick<Entry, 'work' | 'mayWrite'>,
): DaysHours | undefined {
  const { saved, sheet } = work;
  const read = (days ?? []).filter(isValid);
  const recorded = saved?.inputs.days !== undefined && areSameDays(read, saved.inputs.days);
  const { data: around } = trpc.payroll.daysAround.useQuery(
    { employeeId: sheet.employee.id, periodId: periodOfDays(work).id },
    { enabled: mayWrite && days !== undefined && !recorded },
  );
  if (read.length < (days ?? []).length) return undefined;
  const { dayTerms } = saved?.facts ?? {};
  const terms = dayTerms ?? around?.terms;
  const others = recorded ? (saved.basis.otherDays ?? []) : around?.days;
  if (!terms || !others) return undefined;
  const entryId = saved?.entryId ?? NEW_ENTRY;
  const beside = others.filter((other) => other.entryId !== entryId);
  return { hours: hoursByDay({ entryId, days: read }, beside, terms), terms, others: beside };
}

/** Returns the rule of terms in one sentence. */
export function ruleOfDays({ isExempt, isFourTens }: DayTerms): string {
  if (isExempt) return daysText.exempt;
  return isFourTens ? daysText.longDays : daysText.rule;
}

/** Returns the period whose days an entry has: of a correction, that of the corrected entry. */
export function periodOfDays({ saved, period }: Entry['work']): PayPeriod {
  return saved?.period ?? period;
}

/** Returns the dates of a period. */
export function datesOf({ start, end }: Pick<PayPeriod, 'start' | 'end'>): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) dates.push(date);
  return dates;
}

const SHORT_WEEKDAY = new Intl.DateTimeFormat('es-PR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats a date with its day of the week, short enough for a row: 'jue, 21 may'. */
export function shortWeekdayText(date: CalendarDate): string {
  return SHORT_WEEKDAY.format(new Date(date));
}

/** The time of a day as it is typed: minutes, or a text that is no time. */
export type TypedDay = { date: CalendarDate } & Record<keyof Omit<WorkedDay, 'date'>, number | string>;

// The form's schema refuses any other; it is not needed here, where only the time counts.
function isValid(day: TypedDay): day is WorkedDay {
  return [day.worked, day.mealWorked].every(Number.isInteger);
}

/** Returns typed days with one of them changed, in order, without those of no time. */
export function withDay(days: readonly TypedDay[], changed: TypedDay): TypedDay[] {
  return [...days.filter(({ date }) => date !== changed.date), changed]
    .filter(({ worked, mealWorked }) => worked !== 0 || mealWorked !== 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
