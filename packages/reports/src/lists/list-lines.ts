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
    if (!fits(pages.at(-1) ?? [], line, lines[index + 1], perPage)) pages.push([]);
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

/** A heading never stands last on a page, and a sum never comes to stand alone on the next one. */
function fits(
  page: readonly ListLine[],
  line: ListLine,
  next: ListLine | undefined,
  perPage: number,
): boolean {
  const isFollowed =
    line.kind === 'heading' || (line.kind === 'row' && next !== undefined && next.kind !== 'row');
  return page.length === 0 || page.length + (isFollowed ? 2 : 1) <= perPage;
}
