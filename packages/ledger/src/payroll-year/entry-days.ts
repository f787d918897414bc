import type { DayOfOther } from '@garita/domain/pay/day-hours/day-hours';
import type { DayTerms } from '@garita/domain/pay/day-hours/day-terms';
import { areSameDays, contradictingKinds, minutesOfDays } from '@garita/domain/pay/day-hours/entry-days';
import { daysInForce, type EntryByDay, type RecordedDays } from '@garita/domain/pay/day-hours/recorded-days';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import type { Calculation } from '../events/payroll-events.ts';
import type { RefusedField } from '../live-entries/refused-error.ts';
import type { PayrollYear } from './state.ts';

// The days of an entry give its regular time, its overtime and the time of its meal periods.

/** Returns the days of an employee's live entries, whatever their tax years. */
export function liveDays({ live, elsewhere }: PayrollYear): DayOfOther[] {
  return daysInForce(entriesByDay([...live.values(), ...elsewhere]));
}

/** Returns the entries by day among some entries. */
export function entriesByDay(
  entries: readonly { entryId: number; recordedDays: RecordedDays | undefined }[],
): EntryByDay[] {
  return entries.flatMap(({ entryId, recordedDays: recorded }) => (recorded ? [{ entryId, recorded }] : []));
}

/**
 * Returns the inputs of an entry with the hours that its days give, and the days of other entries that
 * counted for them. `days` returns those of all live entries.
 *
 * @throws RangeError for days without the terms by which they give hours
 */
export function withHoursOfDays(
  { inputs, facts }: Pick<Calculation, 'inputs' | 'facts'>,
  days: () => readonly DayOfOther[],
  entryId: number,
): { inputs: PayInputs; otherDays: readonly DayOfOther[] } {
  if (!inputs.days) return { inputs, otherDays: [] };
  if (!facts.dayTerms) throw new RangeError(`Entry ${entryId} has days, but no terms for them`);
  const week = { entryId, terms: facts.dayTerms, others: days() };
  const { minutes, counted } = minutesOfDays(inputs, week);
  return { inputs: { ...inputs, minutes }, otherDays: counted };
}

/**
 * Returns the facts of a changed entry: with the terms of its days if it has any. Those that the entry froze
 * stay; `now` are those of an entry that gets its first days.
 */
export function withDayTerms(
  { dayTerms, ...facts }: PayFacts,
  { days }: Pick<PayInputs, 'days'>,
  now: DayTerms | undefined,
): PayFacts {
  const terms = dayTerms ?? now;
  return days && terms ? { ...facts, dayTerms: terms } : facts;
}

/** Returns changed inputs with the recorded hours, if the days are the recorded ones. */
export function withRecordedHours(inputs: PayInputs, before: PayInputs): PayInputs {
  if (!inputs.days || !areSameDays(inputs.days, before.days)) return inputs;
  const { regular, overtime, mealPeriod } = before.minutes;
  return { ...inputs, minutes: { ...inputs.minutes, regular, overtime, mealPeriod } };
}

/**
 * Returns the kinds of time that contradict the days of an entry, as `hours-with-days`. `given` are the
 * inputs with the hours of the days, and `before` is the entry as it was recorded.
 */
export function contradictions(sent: PayInputs, given: PayInputs, before?: PayInputs): RefusedField[] {
  if (!sent.days) return [];
  const known = [given.minutes, ...(before?.days ? [before.minutes] : [])];
  return contradictingKinds(sent.minutes, known).map((kind) => ({
    path: ['minutes', kind],
    code: 'hours-with-days',
  }));
}
