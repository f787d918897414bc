import { type SourcePart, sumOf } from '@garita/domain/report/box-source';
import { type Quarter, quarterRange } from '@garita/domain/returns/quarter';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { LIST } from '../text/labels.es.ts';
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

/** A column of figures that pay makes, with what of each pay. */
export function sourcedFigures(caption: string, source: SourcePart, share = 1): ListColumn {
  return { ...figures(caption, share), source };
}

/** A column of what was earned in a quarter. */
export function quarterColumn({ year, quarter }: Quarter): ListColumn {
  const days = quarterRange({ year, quarter });
  return sourcedFigures(LIST.quarterOf(quarter, year), sumOf('gross', { days }), 1.1);
}

/** A date in a row. */
export function day(date: CalendarDate): Day {
  return { kind: 'day', value: date, text: shortDate(date), isZero: false };
}
