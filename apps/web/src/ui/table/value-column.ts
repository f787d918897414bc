import type { Cents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { valueText } from './column-value.ts';
import type { RecordColumn } from './record-column.ts';

/** A column of amounts, as the screens write them. */
export function amountColumn<Row>(
  id: string,
  header: string,
  amount: (row: Row) => Cents,
): RecordColumn<Row> {
  const value = (row: Row) => ({ kind: 'amount', cents: amount(row) }) as const;
  return { id, header, value, text: (row) => valueText(value(row)), align: 'end' };
}

/** A column of days, as the screens write them. */
export function dateColumn<Row>(
  id: string,
  header: string,
  date: (row: Row) => CalendarDate,
): RecordColumn<Row> {
  const value = (row: Row) => ({ kind: 'date', date: date(row) }) as const;
  return { id, header, value, text: (row) => valueText(value(row)) };
}
