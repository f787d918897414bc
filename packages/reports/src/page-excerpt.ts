import type { ListGroup } from './lists/list-report.ts';
import type { ReportPage } from './report.ts';

/** As much of a document as somebody looks at, and whether there is more of it. */
export type PageExcerpt = { page: ReportPage; isCut: boolean };

/** The first pages of a form, or the first rows of a list with what all of its rows add up to. Of records a page has the first alone. */
export function pageExcerpt(page: ReportPage, most: { pages: number; rows: number }): PageExcerpt {
  if (page.kind === 'form') {
    const { pages } = page.form;
    const form = { ...page.form, pages: pages.slice(0, most.pages) };
    return { page: { kind: 'form', form }, isCut: pages.length > most.pages };
  }
  if (page.kind === 'records') return { page, isCut: page.records.records.length < page.records.count };
  const { groups } = page.list;
  const rows = groups.reduce((count, group) => count + group.rows.length, 0);
  return {
    page: { kind: 'list', list: { ...page.list, groups: firstRows(groups, most.rows) } },
    isCut: rows > most.rows,
  };
}

function firstRows(groups: readonly ListGroup[], most: number): ListGroup[] {
  let room = most;
  return groups.flatMap((group) => {
    if (room === 0) return [];
    const rows = group.rows.slice(0, room);
    room -= rows.length;
    return [{ ...group, rows }];
  });
}
