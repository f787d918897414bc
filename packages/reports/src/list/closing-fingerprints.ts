import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import { LIST } from '../text/labels.es.ts';
import { dateRange, longMonth } from '../text/printed-date.es.ts';

/** A closed month, and the first 16 digits of the company's hash after its closing. */
export type MonthFingerprint = { month: CalendarMonth; digits: string };

/** Returns the lines with the fingerprints of the closings of months that a list covers whole. */
export function monthFingerprintLines(fingerprints: readonly MonthFingerprint[]): string[] {
  return fingerprintLines(
    'months',
    fingerprints.map(({ month, digits }) => ({ closed: longMonth(month), digits })),
  );
}

/** The days of a closed period, and the first 16 digits of the company's hash after its closing. */
export type PeriodFingerprint = { start: CalendarDate; end: CalendarDate; digits: string };

/** Returns the lines with the fingerprints of the closings of a list's periods. */
export function periodFingerprintLines(fingerprints: readonly PeriodFingerprint[]): string[] {
  return fingerprintLines(
    'periods',
    fingerprints.map(({ start, end, digits }) => ({ closed: dateRange(start, end), digits })),
  );
}

/** The number of closings in a line: one line for each week of a year would fill the page. */
const IN_LINE = 3;

/** The name of what was closed, and the first 16 digits of the company's hash after its closing. */
type PrintedFingerprint = { closed: string; digits: string };

/**
 * Returns lines with the short forms of fingerprints, some in each line. The first line says what they are.
 */
function fingerprintLines(
  kind: keyof typeof LIST.fingerprints,
  fingerprints: readonly PrintedFingerprint[],
): string[] {
  const { one, many } = LIST.fingerprints[kind];
  const [first, ...others] = fingerprints;
  if (!first) return [];
  if (others.length === 0) return [one(first.closed, first.digits)];
  const starts = Array.from(
    { length: Math.ceil(fingerprints.length / IN_LINE) },
    (_, line) => line * IN_LINE,
  );
  return starts.map((start) => {
    const texts = fingerprints
      .slice(start, start + IN_LINE)
      .map(({ closed, digits }) => `${closed}, ${digits}`);
    return `${start === 0 ? `${many} ` : ''}${texts.join(' · ')}`;
  });
}
