import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import { LIST } from '../text/labels.es.ts';
import { dateRange, longMonth } from '../text/printed-date.es.ts';

/** A closed month, and the first 16 digits of the company's hash after its closing. */
export type MonthFingerprint = { month: CalendarMonth; digits: string };

/** Returns the lines with the fingerprints of the closings of months that a list covers whole. */
export function monthFingerprintLines(seals: readonly MonthFingerprint[]): string[] {
  return fingerprintLines(
    'months',
    seals.map(({ month, digits }) => ({ closed: longMonth(month), digits })),
  );
}

/** The days of a closed period, and the first 16 digits of the company's hash after its closing. */
export type PeriodFingerprint = { start: CalendarDate; end: CalendarDate; digits: string };

/** Returns the lines with the fingerprints of the closings of a list's periods. */
export function periodFingerprintLines(seals: readonly PeriodFingerprint[]): string[] {
  return fingerprintLines(
    'periods',
    seals.map(({ start, end, digits }) => ({ closed: dateRange(start, end), digits })),
  );
}

/** The number of closings in a line: one line for each week of a year would fill the page. */
const IN_LINE = 3;

/** The name of what was closed, and the first 16 digits of the company's hash after its closing. */
type PrintedSeal = { closed: string; digits: string };

/**
 * Returns lines with the short forms of fingerprints, some in each line. The first line says what they are.
 */
function fingerprintLines(kind: keyof typeof LIST.seals, seals: readonly PrintedSeal[]): string[] {
  const { one, many } = LIST.seals[kind];
  const [first, ...others] = seals;
  if (!first) return [];
  if (others.length === 0) return [one(first.closed, first.digits)];
  const starts = Array.from({ length: Math.ceil(seals.length / IN_LINE) }, (_, line) => line * IN_LINE);
  return starts.map((start) => {
    const told = seals.slice(start, start + IN_LINE).map(({ closed, digits }) => `${closed}, ${digits}`);
    return `${start === 0 ? `${many} ` : ''}${told.join(' · ')}`;
  });
}
