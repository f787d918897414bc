import type { PayFrequency } from '../reference/enumerations.ts';
import { addDays, type CalendarDate, endOfMonth } from './calendar-date.ts';
import { type PayPeriod, parsePeriodId, periodId } from './period-id.ts';

/** The number of periods a year in the withholding table; the short last period counts like any other. */
export const PERIODS_PER_YEAR: Record<PayFrequency, number> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
};

// A cache: periods never change, and each opening of Cargar Tiempo needs all of a year's.
const PERIODS_OF_YEAR = new Map<string, readonly PayPeriod[]>();

/**
 * Returns all periods of a year: 53 weekly (7-day blocks from 1 January, the last cut at 31 December), 27
 * biweekly, 24 semimonthly (1 to 15 and 16 to the month's end) or 12 monthly.
 */
export function payPeriods(year: number, frequency: PayFrequency): readonly PayPeriod[] {
  const key = `${year} ${frequency}`;
  const periods = PERIODS_OF_YEAR.get(key) ?? periodsOf(year, frequency);
  PERIODS_OF_YEAR.set(key, periods);
  return periods;
}

function periodsOf(year: number, frequency: PayFrequency): PayPeriod[] {
  return BOUNDS[frequency](year).map(([start, end], index) => ({
    id: periodId(year, frequency, index + 1),
    year,
    frequency,
    number: index + 1,
    start,
    end,
  }));
}

/** Returns the period with this id; undefined if there is none. It knows no company's own calendar. */
export function payPeriodById(id: number): PayPeriod | undefined {
  const parts = parsePeriodId(id);
  if (!parts || parts.isOfCalendar) return undefined;
  return payPeriods(parts.year, parts.frequency)[parts.number - 1];
}

type Bounds = [start: CalendarDate, end: CalendarDate];

const BOUNDS: Record<PayFrequency, (year: number) => Bounds[]> = {
  weekly: (year) => blocks(year, 7),
  biweekly: (year) => blocks(year, 14),
  semimonthly: (year) => months(year).flatMap(halves),
  monthly: months,
};

function blocks(year: number, days: number): Bounds[] {
  const yearEnd = `${year}-12-31`;
  const bounds: Bounds[] = [];
  for (let start = `${year}-01-01`; start <= yearEnd; start = addDays(start, days)) {
    const end = addDays(start, days - 1);
    bounds.push([start, end < yearEnd ? end : yearEnd]);
  }
  return bounds;
}

function months(year: number): Bounds[] {
  return Array.from({ length: 12 }, (_, index) => {
    const start = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    return [start, endOfMonth(start)];
  });
}

/** Returns the two halves of a month: to the 15th, and from the 16th to its last day. */
function halves([start, end]: Bounds): Bounds[] {
  return [
    [start, addDays(start, 14)],
    [addDays(start, 15), end],
  ];
}
