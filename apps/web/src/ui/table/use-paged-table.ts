import {
  functionalUpdate,
  type PaginationState,
  type SortingState,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo } from 'react';
import type { RecordColumn } from './record-column.ts';
import {
  type RecordTableModel,
  type RowFilter,
  TABLE_FEATURES,
  type TableView,
  tableColumn,
} from './use-record-table.ts';

/**
 * The start or end of a page: beside a row of the page before. Without one it is the first or the last page,
 * which may be shorter.
 */
type Place<Row> = { beside?: Row; isBackwards?: boolean; length?: number };

/** The search, filter, sorting and page of a long list. */
export type PageView<Row> = TableView<Row> & Place<Row>;

/** A long list of which one page is loaded. */
export type RowPages<Row> = {
  view: PageView<Row>;
  setView: (view: PageView<Row>) => void;
  /** Returns how many rows match the search and the filter, on all pages. */
  countOf: (filter: RowFilter<Row> | undefined) => number;
  /** Loads the rows of all pages. */
  allRows: () => Promise<readonly Row[]>;
  isBehind: boolean;
};

type Options<Row> = {
  columns: readonly RecordColumn<Row>[];
  /** The rows of the page in view. */
  data: readonly Row[];
  pages: RowPages<Row>;
};

/**
 * Shows a page of records that the server searches, filters, sorts and pages. `useRecordTable` does so for
 * records that are all loaded.
 */
export function usePagedTable<Row extends object>({
  columns,
  data,
  pages,
}: Options<Row>): RecordTableModel<Row> {
  const { view, setView, countOf, allRows, isBehind } = pages;
  const { search, filter, sorting, pagination } = view;
  const total = countOf(filter);

  // While this page loads, the row at which another page would start is not known.
  const turn = (to: PaginationState) => {
    if (isBehind) return;
    if (to.pageSize !== pagination.pageSize) fromTheFirst({ pagination: { ...to, pageIndex: 0 } });
    else setView({ search, filter, sorting, pagination: to, ...pageStart(to, { pagination, data, total }) });
  };
  const fromTheFirst = (change: Partial<PageView<Row>>) =>
    setView({ search, filter, sorting, pagination: { ...pagination, pageIndex: 0 }, ...change });

  // The last row of the last page was removed.
  const isBeyond = !isBehind && data.length === 0 && total > 0;
  useEffect(() => {
    if (isBeyond) fromTheFirst({});
  });

  const table = useTable({
    features: TABLE_FEATURES,
    data,
    columns: useMemo(() => columns.map(tableColumn), [columns]),
    manualSorting: true,
    manualPagination: true,
    rowCount: total,
    state: { sorting, pagination },
    onSortingChange: (order: Updater<SortingState>) =>
      fromTheFirst({ sorting: functionalUpdate(order, sorting) }),
    onPaginationChange: (page: Updater<PaginationState>) => turn(functionalUpdate(page, pagination)),
    enableMultiSort: false,
  });
  return {
    table,
    tableSearch: { search, filter },
    find: fromTheFirst,
    countOf,
    total,
    found: data,
    orderedRows: allRows,
    isBehind,
  };
}

/** Returns the row beside which a page starts when it is reached from the page in view. */
function pageStart<Row>(
  { pageIndex, pageSize }: PaginationState,
  { pagination, data, total }: { pagination: PaginationState; data: readonly Row[]; total: number },
): Place<Row> {
  if (pageIndex === 0) return {};
  const [first] = data;
  const last = data.at(-1);
  if (pageIndex === pagination.pageIndex + 1 && last) return { beside: last };
  if (pageIndex === pagination.pageIndex - 1 && first) return { beside: first, isBackwards: true };
  return { isBackwards: true, length: total - pageIndex * pageSize };
}
