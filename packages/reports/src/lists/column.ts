import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { shortDate } from '../text/printed-date.es.ts';
import type { Day, ListColumn } from './list-report.ts';

/** A column of words, at the left edge. */
export function words(caption: string, share: number): ListColumn {
  return { caption, share, isFigure: false };
}

/** A column of figures, at the right edge. */
export function figures(caption: string, share = 1): ListColumn {
  return { caption, share, isFigure: true };
}

/** A date in a row. */
export function day(date: CalendarDate): Day {
  return { kind: 'day', value: date, text: shortDate(date), isZero: false };
}
