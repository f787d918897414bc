import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { LIST } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';

/** The days of a closed period, and the first 16 digits of the company's hash after its closing. */
export type PeriodSeal = { start: CalendarDate; end: CalendarDate; digits: string };

/** A line for each closed period that a list is of: the short form of its seal. */
export function aboutSeals(seals: readonly PeriodSeal[]): string[] {
  return seals.map(({ start, end, digits }) => LIST.periodSeal(dateRange(start, end), digits));
}
