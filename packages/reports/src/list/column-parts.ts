import { LIST } from '../text/labels.es.ts';
import { type Cell, type ListGroup, type ListReport, textOf } from './list-report.ts';

/** Points between a column and the next. */
export const COLUMN_GAP = 6;
/** The smallest size of figures, in points: nobody can copy smaller ones without a mistake. */
const SMALLEST_FIGURE = 7;

// The widths of Inter in parts of the size: a digit, the characters between digits, a letter.
const DIGIT = 0.63;
const MARK = 0.33;
const LETTER = 0.58;
/** The width at which a column of words is cut, in points. */
const WIDEST_WORDS = 150;

/**
 * Splits a list whose figures would be too small for its page into several lists: each has a part of the
 * columns of figures, and all have the columns of words, which name the row. The widths are estimated,
 * because page breaks are known before anything can be measured.
 */
export function columnParts(list: ListReport, width: number): ListReport[] {
  const { columns } = list;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const needs = columns.map((_, index) => widthNeeded(list, index));
  const hasRoom = columns.every(
    ({ isFigure, share }, index) => !isFigure || (needs[index] ?? 0) <= (width * share) / shares,
  );
  if (hasRoom) return [list];
  const indices = columns.map((_, index) => index);
  const words = indices.filter((index) => !columns[index]?.isFigure);
  const figures = indices.filter((index) => columns[index]?.isFigure);
  const room = width - words.reduce((sum, index) => sum + (needs[index] ?? 0), 0);
  const parts = evenParts(
    figures,
    (part) => part.reduce((sum, index) => sum + (needs[index] ?? 0), 0) <= room,
  );
  return parts.map((part, number) => {
    const groups = number === 0 ? list.groups : list.groups.filter((group) => isIn(group, part));
    const about = parts.length > 1 ? [LIST.columnPart(number + 1, parts.length)] : [];
    return {
      ...withColumns({ ...list, groups }, [...words, ...part], needs),
      about: [...list.about, ...about],
    };
  });
}

/** Returns as few parts as possible, with the same number of columns in each, give or take one. */
function evenParts(figures: readonly number[], fits: (part: readonly number[]) => boolean): number[][] {
  for (let count = 1; count < figures.length; count += 1) {
    const parts = split(figures, count);
    if (parts.every(fits)) return parts;
  }
  return figures.map((index) => [index]);
}

function split(indices: readonly number[], count: number): number[][] {
  const startOf = (part: number) => Math.round((part * indices.length) / count);
  return Array.from({ length: count }, (_, part) => indices.slice(startOf(part), startOf(part + 1)));
}

/**
 * Returns true if a group has content in these columns; a group without any stands only in the first part.
 */
function isIn({ rows, total = [] }: ListGroup, part: readonly number[]): boolean {
  return [...rows, total].some((cells) => part.some((index) => (cells[index] ?? '') !== ''));
}

function withColumns(list: ListReport, indexes: readonly number[], needs: readonly number[]): ListReport {
  const cellsOf = (cells: readonly Cell[]) =>
    isSentence(cells) ? cells : indexes.map((index) => cells[index] ?? '');
  const groupOf = ({ rows, total, ...group }: ListGroup) => ({
    ...group,
    rows: rows.map(cellsOf),
    ...(total ? { total: cellsOf(total) } : {}),
  });
  const { columns, groups, total, ...rest } = list;
  return {
    ...rest,
    columns: indexes
      .flatMap((index) => columns[index] ?? [])
      .map((column, place) => ({
        ...column,
        share: needs[indexes[place] ?? 0] ?? column.share,
      })),
    groups: groups.map(groupOf),
    ...(total ? { total: cellsOf(total) } : {}),
  };
}

/** Returns the points of the widest cell of a column, with the gap beside it. */
function widthNeeded({ columns, groups, total }: ListReport, index: number): number {
  const isFigure = columns[index]?.isFigure ?? false;
  const widthOf = (cell: Cell | undefined) =>
    isFigure ? figureWidth(textOf(cell)) : wordsWidth(textOf(cell));
  const lines = groups.flatMap((group) => [...group.rows, ...(group.total ? [group.total] : [])]);
  const widest = [...lines, ...(total ? [total] : [])].reduce(
    (most, cells) => (isSentence(cells) ? most : Math.max(most, widthOf(cells[index]))),
    0,
  );
  return widest + COLUMN_GAP;
}

function isSentence(cells: readonly Cell[]): boolean {
  return cells.length === 1;
}

function figureWidth(text: string): number {
  const digits = text.replace(/\D/g, '').length;
  return SMALLEST_FIGURE * (digits * DIGIT + (text.length - digits) * MARK);
}

function wordsWidth(text: string): number {
  return Math.min(WIDEST_WORDS, SMALLEST_FIGURE * text.length * LETTER);
}
