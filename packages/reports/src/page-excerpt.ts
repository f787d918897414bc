import { withMaskedNumbers } from '@garita/domain/field/digits.schema';
import type { ListGroup } from './list/list-report.ts';
import type { ReportPage } from './report.ts';

/** The size of an excerpt: the number of its pages, rows or records, and of all of them. */
export type ExcerptCut = { unit: 'pages' | 'rows' | 'records'; shown: number; of: number };

/** The part of a document that a screen shows first, and its size if there is more. */
export type PageExcerpt = { page: ReportPage; cut: ExcerptCut | null };

/**
 * Returns the first pages of a form, or the first rows of a list with the totals of all rows. A page of
 * records has only its first ones anyway.
 */
export function pageExcerpt(page: ReportPage, most: { pages: number; rows: number }): PageExcerpt {
  switch (page.kind) {
    case 'form': {
      const { pages } = page.form;
      const form = { ...page.form, pages: pages.slice(0, most.pages) };
      return { page: { kind: 'form', form }, cut: cutAt('pages', most.pages, pages.length) };
    }
    case 'records': {
      const { records, count } = page.records;
      return { page, cut: cutAt('records', records.length, count) };
    }
    // A letter is half a page.
    case 'letter':
      return { page, cut: null };
    case 'list': {
      const { groups, rowsInAll } = page.list;
      const rows = rowsInAll ?? groups.reduce((count, group) => count + group.rows.length, 0);
      const list = { ...page.list, groups: firstRows(groups, most.rows) };
      return { page: { kind: 'list', list }, cut: cutAt('rows', most.rows, rows) };
    }
  }
}

function cutAt(unit: ExcerptCut['unit'], shown: number, of: number): ExcerptCut | null {
  return shown < of ? { unit, shown, of } : null;
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

/** Returns a page for a screen: with the social security numbers masked that the paper has whole. */
export function maskedPage(page: ReportPage): ReportPage {
  return maskNumbers(page) as ReportPage; // the same page, with other texts
}

function maskNumbers(part: unknown): unknown {
  if (typeof part === 'string') return withMaskedNumbers(part);
  if (Array.isArray(part)) return part.map(maskNumbers);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, maskNumbers(value)]));
}
