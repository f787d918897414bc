import type { Cents } from '@garita/domain/money/cents';
import type { Rate } from '@garita/domain/money/rate';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { dateText, momentText } from '../../lib/date-text.ts';
import { percentText } from '../../lib/percent-text.ts';
import { dollarsText } from '../amount.tsx';

/** What a column holds where it is more than words: it is sorted by its size, added up, and a true value in a workbook. */
export type ColumnValue =
  | { kind: 'amount'; cents: Cents }
  | { kind: 'percent'; rate: Rate }
  | { kind: 'count'; count: number }
  | { kind: 'date'; date: CalendarDate }
  /** A moment of the ledger, ISO 8601. */
  | { kind: 'moment'; at: string };

/** What a value is sorted by. Dates and moments of one form sort as their text does. */
export function sizeOf(value: ColumnValue): string | number {
  switch (value.kind) {
    case 'amount':
      return value.cents;
    case 'percent':
      return value.rate;
    case 'count':
      return value.count;
    case 'date':
      return value.date;
    case 'moment':
      return value.at;
  }
}

/** A value as the screens write it. */
export function valueText(value: ColumnValue): string {
  switch (value.kind) {
    case 'amount':
      return dollarsText(value.cents);
    case 'percent':
      return percentText(value.rate);
    case 'count':
      return String(value.count);
    case 'date':
      return dateText(value.date);
    case 'moment':
      return momentText(value.at);
  }
}
