import {
  countSaturdays,
  NO_SATURDAYS,
  saturdayCover,
  saturdaysIn,
} from '@garita/domain/pay/chauffeur-saturdays';
import { daysInForce, hoursToRecalculate } from '@garita/domain/pay/day-hours/recorded-days';
import { certificatesToRecalculate } from '@garita/domain/pay/income-tax-year';
import { needsRecalculation } from '@garita/domain/pay/needs-recalculation';
import { settlementsToRecalculate } from '@garita/domain/pay/withholding/tips-settlement';
import { type CalendarDate, daysBetween } from '@garita/domain/time/calendar-date';
import type { RecalculationMark } from '../event-store/append.ts';
import type { ChangedYears } from '../live-entries/year-streams.ts';
import { entriesByDay } from './entry-days.ts';
import type { EntryElsewhere, LiveEntry, PayrollYear } from './state.ts';
import { openingIncomeTaxOf, recordedIncomeTax, settledWithout, yearToDateBefore } from './year-to-date.ts';

/** Tax years of one employee. */
type Years = ReadonlyMap<number, PayrollYear>;

/**
 * Returns the marks that change with the events of a command about one employee. An entry that an event
 * changes has no mark before. A Saturday of the chauffeur insurance is due once, and the days of a week are
 * judged together, so the other years in which such a period is paid are read too.
 */
export async function changedMarks({
  before,
  after,
  read,
}: ChangedYears<PayrollYear>): Promise<RecalculationMark[]> {
  const others = await readAll(otherYearsOf(before, after), read);
  const [yearsBefore, yearsAfter] = [new Map([...before, ...others]), new Map([...after, ...others])];
  const marked = entriesToRecalculate(yearsBefore);
  const needed = entriesToRecalculate(yearsAfter);
  return [...yearsAfter].flatMap(([taxYear, { live }]) =>
    [...live.values()].flatMap(({ entryId, seq }) => {
      const isUnchanged = yearsBefore.get(taxYear)?.live.get(entryId)?.seq === seq;
      const wasNeeded = isUnchanged && marked.has(entryId);
      const isNeeded = needed.has(entryId);
      return isNeeded === wasNeeded ? [] : [{ entryId, needsRecalculation: isNeeded }];
    }),
  );
}

/** Returns the ids of the live entries of some tax years that need recalculation. */
function entriesToRecalculate(years: Years): Set<number> {
  const counts = saturdaysOf(years);
  return new Set([
    ...[...years.values()].flatMap((year) => entriesOfYear(year, counts)),
    ...hoursToRecalculate(entriesByDay(allEntries(years))),
  ]);
}

type SaturdayCounts = ReadonlyMap<CalendarDate, number>;

function entriesOfYear(year: PayrollYear, counts: SaturdayCounts): number[] {
  const sums = yearToDateBefore(year);
  const isNeeded = ({ added: withheld, limits, period, saturdays }: LiveEntry) => {
    const isChauffeur = limits.chauffeurInsuranceUncapped !== null;
    const cover = isChauffeur ? saturdayCover(period, saturdays, counts) : NO_SATURDAYS;
    return needsRecalculation({ withheld, limits }, sums, cover);
  };
  const entries = [...year.live.values()];
  return [
    ...entries.filter(isNeeded).map(({ entryId }) => entryId),
    ...certificatesToRecalculate(entries.map(recordedIncomeTax), openingIncomeTaxOf(year)),
    ...settlementsToRecalculate(settledWithout(year)),
  ];
}

// Returns the other tax years in which periods are paid whose Saturdays change, or days of whose weeks
// change.
function otherYearsOf(before: Years, after: Years): number[] {
  const [was, is] = [saturdaysOf(before), saturdaysOf(after)];
  const dates = changedDates(before, after);
  const changed = elsewhere(after).filter(
    ({ period, recordedDays }) =>
      saturdaysIn(period).some((day) => was.get(day) !== is.get(day)) ||
      recordedDays?.days.some(({ date }) => dates.some((other) => Math.abs(daysBetween(date, other)) < 7)),
  );
  return [...new Set(changed.map(({ taxYear }) => taxYear))];
}

/** Returns the days of the entries by day that differ between two states. */
function changedDates(before: Years, after: Years): CalendarDate[] {
  const daysOf = (years: Years) => {
    const entries = [...years.values()].flatMap(({ live }) => [...live.values()]);
    const days = daysInForce(entriesByDay(entries));
    return new Map(days.map((day) => [`${day.entryId} ${day.date} ${day.worked}`, day.date]));
  };
  const [was, is] = [daysOf(before), daysOf(after)];
  const gone = [...was].filter(([day]) => !is.has(day));
  const added = [...is].filter(([day]) => !was.has(day));
  return [...gone, ...added].map(([, date]) => date);
}

async function readAll(
  taxYears: readonly number[],
  read: (taxYear: number) => Promise<PayrollYear>,
): Promise<[number, PayrollYear][]> {
  return Promise.all(taxYears.map(async (taxYear) => [taxYear, await read(taxYear)]));
}

function saturdaysOf(years: Years): SaturdayCounts {
  return countSaturdays(allEntries(years).map(({ saturdays }) => saturdays));
}

function allEntries(years: Years): (LiveEntry | EntryElsewhere)[] {
  const own = [...years.values()].flatMap(({ live }) => [...live.values()]);
  return [...own, ...elsewhere(years)];
}

// Returns the entries of other years once each, without the entries of these years.
function elsewhere(years: Years) {
  const entries = [...years.values()].flatMap((year) => year.elsewhere);
  const others = entries.filter(({ taxYear }) => !years.has(taxYear));
  return [...new Map(others.map((entry) => [entry.entryId, entry])).values()];
}
