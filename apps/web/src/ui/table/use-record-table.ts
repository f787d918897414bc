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
import type { RowFilter } from './row-filter.ts';

/** The specification's page sizes; the first is what a table starts with. */
export const PAGE_SIZES = [10, 15, 20, 25, 30] as const;

export const TABLE_FEATURES = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

/** What a table shows and how it is narrowed down, ordered and paged, whether all of its rows are here or those of one page. */
export type RecordTableModel<Row extends object> = ReturnType<typeof useRecordTable<Row>>;

type Options<Row> = {
  label: string;
  columns: readonly RecordColumn<Row>[];
  data: readonly Row[];
  isWhole?: boolean | undefined;
};

/** What the person looks for: words, and a chip that is pressed. */
export type Finding<Row> = { search: string; filter: RowFilter<Row> | undefined };

/** Which rows of a table are looked at, and in which order. */
export type TableView<Row> = Finding<Row> & { sorting: SortingState; pagination: PaginationState };

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
 * Searches, filters, sorts and pages records. The search runs before the table rather than as its filter: a word may be in
 * any column, and the page in view has to be checked against what is left, so that removing the last row of the last page
 * does not leave an empty one.
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
    finding: { search, filter },
    find: (change: Partial<Finding<Row>>) =>
      setView({ ...view, ...change, pagination: { ...pagination, pageIndex: 0 } }),
    /** How many of the rows that match the search a chip would leave. */
    countOf: (one: RowFilter<Row>) => matching.filter(one.accepts).length,
    /** How many are found, on all pages. */
    total: rows.length,
    /** What totals are made of: everything that is found, in no order. */
    found: rows,
    /** The rows of all pages, in the order in which they are shown. */
    orderedRows: async (): Promise<readonly Row[]> =>
      table.getPrePaginatedRowModel().rows.map(({ original }) => original),
    /** What is shown answers an earlier question; the next one is on its way. */
    isBehind: false,
  };
}

/** A column as the library knows it. */
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
