import type { PayFrequency } from '../reference/enumerations.ts';
import { addDays, type CalendarDate, daysBetween, yearOf } from './calendar-date.ts';
import { blockDays, type GridCalendar, type PayCalendar } from './pay-calendar.schema.ts';
import { payPeriodById, payPeriods } from './pay-period.ts';
import { calendarPeriodId, type PayPeriod, parsePeriodId } from './period-id.ts';

/** The dated versions of a company's calendars, of every frequency, in any order. */
export type PayCalendars = readonly PayCalendar[];

/**
 * Returns all periods of a company in a year, of one frequency. Without a calendar these are `payPeriods`.
 * With one, those that begin before its effective day stay, the last one cut to the day before. From then on
 * periods are the blocks of the calendar. A block belongs to the year in which it ends.
 */
export function companyPeriods(
  calendars: PayCalendars,
  year: number,
  frequency: PayFrequency,
): readonly PayPeriod[] {
  const grids = gridsOf(calendars, frequency);
  const [first] = grids;
  if (!first) return payPeriods(year, frequency);
  const former = payPeriods(year, frequency).filter(({ start }) => start < first.effectiveFrom);
  return [...former.map((period) => cutBefore(first.effectiveFrom, period)), ...blocksOf(grids, year)];
}

/** Returns the company's period with this id; undefined if the company has none. */
export function companyPeriodById(calendars: PayCalendars, id: number): PayPeriod | undefined {
  const parts = parsePeriodId(id);
  return parts && companyPeriods(calendars, parts.year, parts.frequency).find((period) => period.id === id);
}

/** Returns the periods of a company that have any of these days, both included, in order. */
export function companyPeriodsBetween(
  calendars: PayCalendars,
  frequency: PayFrequency,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): PayPeriod[] {
  // A calendar's period may end, and so belong, in the year after its first day.
  const count = yearOf(to) - yearOf(from) + 2;
  return Array.from({ length: count }, (_, index) => yearOf(from) + index)
    .flatMap((year) => companyPeriods(calendars, year, frequency))
    .filter(({ start, end }) => start <= to && end >= from);
}

/**
 * Returns the period with this id: the company's own, else the one that the specification gives the id, which
 * a mark or a closing from before the calendar may name. Returns undefined if there is neither.
 */
export function findPeriod(calendars: PayCalendars, id: number): PayPeriod | undefined {
  return companyPeriodById(calendars, id) ?? payPeriodById(id);
}

/**
 * Returns the days in which a period with this id lies in a company with one calendar a year, whichever it
 * is. A second calendar in a year may have it earlier, but never later. Returns undefined for an id that no
 * period can have.
 */
export function likelyDays(id: number): { from: CalendarDate; to: CalendarDate } | undefined {
  const parts = parsePeriodId(id);
  if (!parts?.isOfCalendar) {
    const period = payPeriodById(id);
    return period && { from: period.start, to: period.end };
  }
  const days = blockDays(parts.frequency) ?? 0;
  const latestStart = addDays(`${parts.year}-01-01`, (parts.number - 1) * days);
  return { from: addDays(latestStart, 1 - days), to: addDays(latestStart, days - 1) };
}

/** Returns the versions of a frequency that have periods of their own, the oldest first. */
export function gridsOf(calendars: PayCalendars, frequency: PayFrequency): GridCalendar[] {
  return calendars
    .filter((one): one is GridCalendar => one.frequency === frequency && one.firstStart !== null)
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));
}

/** Returns the blocks of all versions that end in a year. A second version continues the numbers. */
function blocksOf(grids: readonly GridCalendar[], year: number): PayPeriod[] {
  const blocks: PayPeriod[] = [];
  for (const [index, grid] of grids.entries()) {
    const starts = startsOf(grid, grids[index + 1]?.effectiveFrom, year);
    const [firstStart] = starts;
    if (!firstStart) continue;
    const before = blocks.at(-1)?.number ?? numberOnGrid(grid, firstStart.start, year) - 1;
    blocks.push(
      ...starts.map((bounds, nth) => ({
        id: calendarPeriodId(year, grid.frequency, before + nth + 1),
        year,
        frequency: grid.frequency,
        number: before + nth + 1,
        ...bounds,
      })),
    );
  }
  return blocks;
}

type Bounds = Pick<PayPeriod, 'start' | 'end'>;

/** Returns the blocks of one version that end in a year; the last one ends before the next version. */
function startsOf(grid: GridCalendar, next: CalendarDate | undefined, year: number): Bounds[] {
  const days = daysOf(grid);
  const earliest = addDays(`${year}-01-01`, 1 - days);
  const skipped = Math.max(0, Math.floor(daysBetween(grid.effectiveFrom, earliest) / days));
  const firstStart = addDays(grid.effectiveFrom, skipped * days);
  const last = Math.floor(daysBetween(firstStart, `${year}-12-31`) / days);
  return Array.from({ length: last + 1 }, (_, index) => addDays(firstStart, index * days))
    .filter((start) => next === undefined || start < next)
    .map((start) => cutBefore(next, { start, end: addDays(start, days - 1) }))
    .filter(({ end }) => yearOf(end) === year);
}

/** Returns the number of a block along its grid: 1 for the first one that ends in the year. */
function numberOnGrid(grid: GridCalendar, start: CalendarDate, year: number): number {
  const days = daysOf(grid);
  const fromEnd = daysBetween(`${year}-01-01`, addDays(start, days - 1));
  return Math.floor(fromEnd / days) + 1;
}

function cutBefore<Span extends Bounds>(day: CalendarDate | undefined, period: Span): Span {
  return day === undefined || period.end < day ? period : { ...period, end: addDays(day, -1) };
}

function daysOf({ frequency }: GridCalendar): number {
  const days = blockDays(frequency);
  if (days === undefined) throw new RangeError(`Periods of ${frequency} pay have no grid`);
  return days;
}
