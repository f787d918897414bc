import {
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  type PaginationState,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useRememberedState } from '../remembered-state.tsx';
import { matchesSearch } from '../search.ts';
import { canBeSorted, compareValues, type RecordColumn, sortKey } from './record-column.ts';

/** The specification's page sizes; a table starts with the first. */
export const PAGE_SIZES = [10, 15, 20, 25, 30] as const;

export const TABLE_FEATURES = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

/**
 * The state of a table: its rows, search, filter, sorting and page, whether all rows are loaded or one page.
 */
export type RecordTableModel<Row extends object> = ReturnType<typeof useRecordTable<Row>>;

type Options<Row> = {
  label: string;
  columns: readonly RecordColumn<Row>[];
  data: readonly Row[];
  isWhole?: boolean | undefined;
};

/** The search of a person: words, and a pressed filter. */
export type TableSearch<Row> = { search: string; filter: RowFilter<Row> | undefined };

/** The rows of a table that are in view, and their order. */
export type TableView<Row> = TableSearch<Row> & { sorting: SortingState; pagination: PaginationState };

/** The first page of everything. */
export const FIRST_PAGE = {
  search: '',
  filter: undefined,
  sorting: [],
  pagination: { pageIndex: 0, pageSize: PAGE_SIZES[0] },
} satisfies TableView<never>;

const WHOLE = {
  ...FIRST_PAGE,
  pagination: { pageIndex: 0, pageSize: Number.MAX_SAFE_INTEGER },
} satisfies TableView<never>;

/**
 * Searches, filters, sorts and pages records. The search runs before the table rather than as its filter: a
 * word may be in any column, and the page in view is checked against the remaining rows, so that removing the
 * last row of the last page does not leave an empty page.
 */
export function useRecordTable<Row extends object>(options: Options<Row>) {
  const { label, columns, data, isWhole } = options;
  const [view, setView] = useRememberedState<TableView<Row>>(label, isWhole ? WHOLE : FIRST_PAGE);
  const { search, filter, sorting, pagination } = view;
  const matching = useMemo(() => matchingRows(data, search, columns), [data, search, columns]);
  const rows = useMemo(() => (filter ? matching.filter(filter.accepts) : matching), [matching, filter]);
  const lastPage = Math.max(0, Math.ceil(rows.length / pagination.pageSize) - 1);

  const table = useTable({
    features: TABLE_FEATURES,
    data: rows,
    columns: useMemo(() => columns.map(tableColumn), [columns]),
    state: { sorting, pagination: { ...pagination, pageIndex: Math.min(pagination.pageIndex, lastPage) } },
    onSortingChange: (order: Updater<SortingState>) =>
      setView({ ...view, sorting: functionalUpdate(order, sorting) }),
    onPaginationChange: (page: Updater<PaginationState>) =>
      setView({ ...view, pagination: functionalUpdate(page, pagination) }),
    // A row that is switched on or off reloads the list; the page in view stays.
    autoResetPageIndex: false,
    enableMultiSort: false,
  });

  return {
    table,
    tableSearch: { search, filter },
    find: (change: Partial<TableSearch<Row>>) =>
      setView({ ...view, ...change, pagination: { ...pagination, pageIndex: 0 } }),
    /** Returns how many of the rows that match the search a filter would leave. */
    countOf: (one: RowFilter<Row>) => matching.filter(one.accepts).length,
    /** The number of found rows on all pages. */
    total: rows.length,
    /** All found rows, unordered, for the totals. */
    found: rows,
    /** Returns the rows of all pages in the order shown. */
    orderedRows: async (): Promise<readonly Row[]> =>
      table.getPrePaginatedRowModel().rows.map(({ original }) => original),
    /** True if the rows shown belong to an earlier request, while the next one loads. */
    isBehind: false,
  };
}

/** Converts a column to the library's definition. */
export function tableColumn<Row>(column: RecordColumn<Row>) {
  return {
    id: column.id,
    accessorFn: (row: Row) => sortKey(column, row),
    enableSorting: canBeSorted(column),
    sortDescFirst: false,
    sortFn: (one: { original: Row }, other: { original: Row }) =>
      compareValues(sortKey(column, one.original), sortKey(column, other.original)),
  };
}

function matchingRows<Row>(
  data: readonly Row[],
  search: string,
  columns: readonly RecordColumn<Row>[],
): readonly Row[] {
  return search === '' ? data : data.filter((row) => matchesSearch(wholeText(columns, row), search));
}

function wholeText<Row>(columns: readonly RecordColumn<Row>[], row: Row): string {
  return columns.map((column) => column.text(row)).join('\n');
}

/** A filter button above the table, such as 'Activas'. */
export type RowFilter<Row> = { label: string; accepts: (row: Row) => boolean };
