import { LIST } from '../text/labels.es.ts';
import type { SheetCell, SheetList } from './decimal-hours.ts';

/** The narrowest columns, in the letters in which Excel measures columns. */
const NARROWEST = { words: 10, figures: 12 };
/** The narrowest columns of a list with later rows, whose figures may be longer than the known ones. */
const ROOMY = { words: 20, figures: 18 };
const WIDEST = 44;
/** The letters beside the content of a column. */
const MARGIN = 2;

/**
 * Returns the widths of a list's columns in Excel. Every figure is visible, and short words stand on one
 * line. A caption may take several lines, but its longest word fits on one.
 */
export function columnWidths(
  { columns, groups, rowsInAll, total = [] }: SheetList,
  hasHeadings: boolean,
): number[] {
  const narrowest = rowsInAll === undefined ? NARROWEST : ROOMY;
  const rows = [...groups.flatMap((group) => [...group.rows, group.total ?? []]), total];
  const widths = columns.map(({ caption, isFigure }, index) => {
    const longest = rows.reduce(
      (most, cells) => (cells.length === 1 ? most : Math.max(most, textOf(cells[index]).length)),
      longestWord(caption),
    );
    return isFigure
      ? Math.max(narrowest.figures, longest + MARGIN)
      : Math.min(WIDEST, Math.max(narrowest.words, longest + MARGIN));
  });
  if (!hasHeadings) return widths;
  const longest = groups.reduce(
    (most, { heading = '' }) => Math.max(most, heading.length),
    LIST.captions.person.length,
  );
  return [Math.min(WIDEST, longest + MARGIN), ...widths];
}

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map((word) => word.length));
}

function textOf(cell: SheetCell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell.text;
}
