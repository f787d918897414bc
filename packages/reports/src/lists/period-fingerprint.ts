import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { dateRange } from '../text/printed-date.es.ts';
import { fingerprintLines } from './fingerprint-lines.ts';

/** The days of a closed period, and the first 16 digits of the company's hash after its closing. */
export type PeriodFingerprint = { start: CalendarDate; end: CalendarDate; digits: string };

/** What the closings of the periods are known by that a list is of. */
export function periodFingerprintLines(seals: readonly PeriodFingerprint[]): string[] {
  return fingerprintLines(
    'periods',
    seals.map(({ start, end, digits }) => ({ closed: dateRange(start, end), digits })),
  );
}
