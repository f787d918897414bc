import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import { longMonth } from '../text/printed-date.es.ts';
import { fingerprintLines } from './fingerprint-lines.ts';

/** A closed month, and the first 16 digits of the company's hash after its closing. */
export type MonthFingerprint = { month: CalendarMonth; digits: string };

/** What the closings of months are known by that a list covers whole. */
export function monthFingerprintLines(seals: readonly MonthFingerprint[]): string[] {
  return fingerprintLines(
    'months',
    seals.map(({ month, digits }) => ({ closed: longMonth(month), digits })),
  );
}
