import { yearOf } from '@garita/domain/time/calendar-date';
import type { FigureRow, FigureTable } from '../pdf/figure-table.ts';
import { PAY_STUB } from '../text/labels.es.ts';
import { type Figure, money } from '../text/printed-figure.ts';
import type { SourcedColumns, Stub } from './stub.ts';

export type AmountRow = SourcedColumns & { label: string };
export type AmountTable = { rows: AmountRow[]; total: SourcedColumns };

/** Room for 99,999.99 this period and 999,999.99 this year; larger figures are set smaller. */
const WIDTHS = { current: 43, year: 48 };

/**
 * Returns a table of amounts of this pay and of its year. A line with zeros in both is left out; most stubs
 * have few.
 */
export function amountTable(
  heading: string,
  { rows, total }: AmountTable,
  { payDate }: Pick<Stub, 'payDate'>,
): FigureTable {
  const printed = rows.filter(({ current, year }) => current !== 0 || year !== 0);
  const rowOf = (label: string, { current, year, source }: SourcedColumns): FigureRow => ({
    label,
    figures: [money(current), money(year)],
    source,
  });
  return {
    heading,
    columns: [
      { caption: PAY_STUB.columns.current, width: WIDTHS.current },
      { caption: String(yearOf(payDate)), width: WIDTHS.year },
    ],
    rows: printed.map((row) => rowOf(row.label, row)),
    total: rowOf(PAY_STUB.total, total),
  };
}

/** Returns the table of the inputs of this pay, without empty lines. */
export function basisTable(
  heading: string,
  rows: readonly (readonly [label: string, figure: Figure | null | undefined])[],
): FigureTable {
  return {
    heading,
    columns: [{ caption: PAY_STUB.columns.current, width: 48 }],
    rows: rows.flatMap(([label, figure]) => (figure && !figure.isZero ? [{ label, figures: [figure] }] : [])),
  };
}
