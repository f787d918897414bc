import { LIST } from '../text/labels.es.ts';
import type { Cell, ListGroup, ListReport } from './list-report.ts';

/** One line of a list: the heading of a group, a row, or the total of a group or of the list. */
export type ListLine =
  | { kind: 'heading'; text: string }
  | { kind: 'row' | 'subtotal' | 'total'; cells: readonly Cell[] };

/** The height of a page, and the height of a line on it. */
export type LineMeasure = { room: number; heightOf: (line: ListLine) => number };

/**
 * Returns the lines of a list, page by page; at least one page, which may be empty. A group that continues on
 * the next page has its heading there too.
 */
export function listPages(
  { groups, total }: Pick<ListReport, 'groups' | 'total'>,
  { room, heightOf }: LineMeasure,
): ListLine[][] {
  const lines = groups.flatMap(linesOf);
  if (total && lines.length > 0) lines.push({ line: { kind: 'total', cells: total } });
  const heights = lines.map(({ line }) => heightOf(line));
  const pages: ListLine[][] = [[]];
  let left = room;
  let isBegun = false;
  for (const [index, { line, heading }] of lines.entries()) {
    if (isBegun && heightTogether(lines, heights, index) > left) {
      const again = heading === undefined || line.kind === 'heading' ? [] : [continuedHeading(heading)];
      pages.push(again);
      left = again.reduce((rest, each) => rest - heightOf(each), room);
    }
    pages.at(-1)?.push(line);
    left -= heights[index] ?? 0;
    isBegun = true;
  }
  return pages;
}

/** A line with the heading of its group. */
type LineOfGroup = { line: ListLine; heading?: string | undefined };

function linesOf({ heading, rows, total }: ListGroup): LineOfGroup[] {
  const lines: ListLine[] = [
    ...(heading === undefined ? [] : [{ kind: 'heading', text: heading } as const]),
    ...rows.map((cells) => ({ kind: 'row', cells }) as const),
    ...(total ? [{ kind: 'subtotal', cells: total } as const] : []),
  ];
  return lines.map((line) => ({ line, heading }));
}

function continuedHeading(heading: string): ListLine {
  return { kind: 'heading', text: LIST.goesOn(heading) };
}

/**
 * Returns the height of the lines that must stay together from this one on: a heading never ends a page, and
 * a total never begins one.
 */
function heightTogether(lines: readonly LineOfGroup[], heights: readonly number[], index: number): number {
  const height = heights[index] ?? 0;
  const next = lines[index + 1]?.line;
  if (!next) return height;
  const isFollowed =
    lines[index]?.line.kind === 'heading' || next.kind === 'subtotal' || next.kind === 'total';
  return isFollowed ? height + heightTogether(lines, heights, index + 1) : height;
}
