import type { Cell, ListGroup, ListReport } from './list-report.ts';

/** One line of a list: the heading of a group, a row, or what a group or the whole list adds up to. */
export type ListLine =
  | { kind: 'heading'; text: string }
  | { kind: 'row' | 'subtotal' | 'total'; cells: readonly Cell[] };

/** The lines of a list, page by page, at most `perPage` on one; at least one page, which may be empty. */
export function listPages(
  { groups, total }: Pick<ListReport, 'groups' | 'total'>,
  perPage: number,
): ListLine[][] {
  const lines = groups.flatMap(linesOf);
  if (total && lines.length > 0) lines.push({ kind: 'total', cells: total });
  const pages: ListLine[][] = [[]];
  for (const [index, line] of lines.entries()) {
    const onPage = pages.at(-1)?.length ?? 0;
    if (onPage > 0 && onPage + linesTogether(lines, index) > perPage) pages.push([]);
    pages.at(-1)?.push(line);
  }
  return pages;
}

function linesOf({ heading, rows, total }: ListGroup): ListLine[] {
  return [
    ...(heading === undefined ? [] : [{ kind: 'heading', text: heading } as const]),
    ...rows.map((cells) => ({ kind: 'row', cells }) as const),
    ...(total ? [{ kind: 'subtotal', cells: total } as const] : []),
  ];
}

/**
 * The lines that have to stand on one page from this one on: a heading never stands last on a page, and a sum never comes to stand
 * alone on the next one.
 */
function linesTogether(lines: readonly ListLine[], index: number): number {
  const next = lines[index + 1];
  if (!next) return 1;
  const isFollowed = lines[index]?.kind === 'heading' || next.kind === 'subtotal' || next.kind === 'total';
  return isFollowed ? 1 + linesTogether(lines, index + 1) : 1;
}
