import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { dateRange } from '../text/printed-date.es.ts';
import { sealLines } from './seal-lines.ts';

/** The days of a closed period, and the first 16 digits of the company's hash after its closing. */
export type PeriodSeal = { start: CalendarDate; end: CalendarDate; digits: string };

/** What the closings of the periods are known by that a list is of. */
export function aboutSeals(seals: readonly PeriodSeal[]): string[] {
  return sealLines(
    'periods',
    seals.map(({ start, end, digits }) => ({ closed: dateRange(start, end), digits })),
  );
}
