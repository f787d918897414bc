import { LIST } from '../text/labels.es.ts';
import type { Cell, ListGroup, ListReport } from './list-report.ts';

/** A time as decimal hours; its value is in minutes. */
type Hours = { kind: 'hours'; value: number; text: string; isZero: boolean };

export type SheetCell = Cell | Hours;

/** A list with the cells of a sheet. */
export type SheetList = Omit<ListReport, 'groups' | 'total'> & {
  groups: readonly SheetGroup[];
  total?: readonly SheetCell[];
};

type SheetGroup = Omit<ListGroup, 'rows' | 'total'> & {
  rows: readonly (readonly SheetCell[])[];
  total?: readonly SheetCell[];
};

/**
 * Returns a list with decimal hours beside each column of times, and the function that does the same for
 * later groups. Programs calculate with decimals, and Excel shows no negative time.
 */
export function withDecimalHours(list: ListReport): {
  list: SheetList;
  groupOf: (group: ListGroup) => SheetGroup;
} {
  const rows = list.groups.flatMap((group) => [...group.rows, group.total ?? []]);
  const isOfTimes = list.columns.map((_, index) =>
    [...rows, list.total ?? []].some((cells) => cells.length > 1 && isTime(cells[index])),
  );
  const rowOf = (cells: readonly Cell[]): readonly SheetCell[] =>
    cells.length === 1
      ? cells
      : cells.flatMap((cell, index): SheetCell[] => (isOfTimes[index] ? [cell, hoursOf(cell)] : [cell]));
  const groupOf = ({ total, ...group }: ListGroup): SheetGroup => ({
    ...group,
    rows: group.rows.map(rowOf),
    ...(total && { total: rowOf(total) }),
  });
  const { total, ...rest } = list;
  const columns = list.columns.flatMap((column, index) =>
    isOfTimes[index] ? [column, { ...column, caption: LIST.decimal(column.caption) }] : [column],
  );
  return {
    list: { ...rest, columns, groups: list.groups.map(groupOf), ...(total && { total: rowOf(total) }) },
    groupOf,
  };
}

function isTime(cell: Cell | undefined): boolean {
  return typeof cell === 'object' && cell.kind === 'time';
}

function hoursOf(cell: Cell): SheetCell {
  if (typeof cell === 'string' || cell.kind !== 'time') return '';
  const { value, isZero } = cell;
  return { kind: 'hours', value, text: (value / 60).toFixed(2), isZero };
}
