import type { BoxAmount } from '@garita/domain/report/box-amount';
import { type SourcePart, sumOf } from '@garita/domain/report/box-source';
import { type Quarter, quarterRange } from '@garita/domain/returns/quarter';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { LIST } from '../text/labels.es.ts';
import { shortDate } from '../text/printed-date.es.ts';
import type { Day, ListColumn } from './list-report.ts';

/** Returns a left-aligned column of words. */
export function words(caption: string, share: number): ListColumn {
  return { caption, share, isFigure: false };
}

/** Returns a right-aligned column of figures. */
export function figures(caption: string, share = 1): ListColumn {
  return { caption, share, isFigure: true };
}

/** Returns a column of figures that pay makes, with their source. */
export function sourcedFigures(caption: string, source: SourcePart, share = 1): ListColumn {
  return { ...figures(caption, share), source };
}

/** Returns a column of the earnings of a quarter: the gross, or another amount of each pay. */
export function quarterColumn({ year, quarter }: Quarter, earned: BoxAmount = 'gross'): ListColumn {
  const days = quarterRange({ year, quarter });
  return sourcedFigures(LIST.quarterOf(quarter, year), sumOf(earned, { days }), 1.1);
}

/** A date in a row. */
export function day(date: CalendarDate): Day {
  return { kind: 'day', value: date, text: shortDate(date), isZero: false };
}
