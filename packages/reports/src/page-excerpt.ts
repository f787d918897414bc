import { withMaskedNumbers } from '@garita/domain/field/digits.schema';
import type { ListGroup } from './list/list-report.ts';
import type { ReportPage } from './report.ts';

/** The size of an excerpt: its pages of a form, rows of a list or records of a file, of how many. */
export type ExcerptCut = { unit: 'pages' | 'rows' | 'records'; shown: number; of: number };

/** The part of a document that a person looks at first, and its size where there is more of it. */
export type PageExcerpt = { page: ReportPage; cut: ExcerptCut | null };

/**
 * The first pages of a form, or the first rows of a list with what all of its rows add up to. Of records a
 * page has the first alone.
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
    // Half a page.
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

/** A page as a screen shows it: with the social security numbers masked that its paper has whole. */
export function maskedPage(page: ReportPage): ReportPage {
  return masked(page) as ReportPage; // the same page, with other texts
}

function masked(part: unknown): unknown {
  if (typeof part === 'string') return withMaskedNumbers(part);
  if (Array.isArray(part)) return part.map(masked);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, masked(value)]));
}
