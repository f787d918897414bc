import { FULL_RATE } from '@garita/domain/money/rate';
import { clockInPuertoRico } from '../../lib/date-text.ts';
import type { Sheet, SheetCell } from '../../lib/workbook.ts';
import { tableText } from '../../text/table.es.ts';
import { type ColumnValue, valueText } from './column-value.ts';
import type { RecordColumn } from './record-column.ts';
import { hasTotals } from './totals.ts';

/** What a table shows as a sheet: the same columns and words, with true values where a column has them. */
export function sheetOfRows<Row>(
  name: string,
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
): Sheet {
  return {
    name,
    headings: columns.map(({ header, align = 'start' }) => ({ text: header, align })),
    rows: rows.map((row) => columns.map((column) => cellOf(column.text(row), column.value?.(row)))),
    totals: hasTotals(columns)
      ? columns.map((column, position) => totalOf(column, position, rows))
      : undefined,
  };
}

function totalOf<Row>({ total }: RecordColumn<Row>, position: number, rows: readonly Row[]): SheetCell {
  if (!total) return { text: position === 0 ? tableText.total : '' };
  const value = total(rows);
  return cellOf(valueText(value), value);
}

function cellOf(text: string, value: ColumnValue | undefined): SheetCell {
  return value ? { text, ...excelValue(value) } : { text };
}

/** Excel's own value, and the format that makes it read as on the screen. */
function excelValue(value: ColumnValue): { value: number | Date; format: string } {
  switch (value.kind) {
    case 'amount':
      return { value: value.cents / 100, format: '"$"#,##0.00;-"$"#,##0.00;0.00' };
    case 'percent':
      return { value: value.rate / FULL_RATE, format: '0.00##%' };
    case 'count':
      return { value: value.count, format: '0' };
    case 'date':
      return { value: new Date(value.date), format: 'd mmm yyyy' };
    case 'moment':
      return { value: clockInPuertoRico(value.at), format: 'd mmm yyyy h:mm AM/PM' };
  }
}
