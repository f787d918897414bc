import {
  createPaginatedRowModel,
  createSortedRowModel,
  type PaginationState,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { canBeSorted, compareValues, type RecordColumn, sortKey } from './record-column.ts';
import type { RowFilter } from './row-filter.ts';
import { matchesSearch } from './search.ts';

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
  columns: readonly RecordColumn<Row>[];
  data: readonly Row[];
  searchText?: ((row: Row) => string) | undefined;
  isWhole?: boolean | undefined;
};

/** What the person looks for: words, and a chip that is pressed. */
export type Finding<Row> = { search: string; filter: RowFilter<Row> | undefined };

/**
 * Searches, filters, sorts and pages records. The search runs before the table rather than as its filter: a word may be in
 * any column, and the page in view has to be checked against what is left, so that removing the last row of the last page
 * does not leave an empty one.
 */
export function useRecordTable<Row extends object>(options: Options<Row>) {
  const { columns, data, searchText, isWhole } = options;
  const [finding, setFinding] = useState<Finding<Row>>({ search: '', filter: undefined });
  const pageSize = isWhole ? Number.MAX_SAFE_INTEGER : PAGE_SIZES[0];
  const [pagination, setPagination] = useState<PaginationState>({ pageIndex: 0, pageSize });
  const { search, filter } = finding;
  const matching = useMemo(
    () => matchingRows(data, search, searchText ?? ((row) => wholeText(columns, row))),
    [data, search, searchText, columns],
  );
  const rows = useMemo(() => (filter ? matching.filter(filter.accepts) : matching), [matching, filter]);
  const lastPage = Math.max(0, Math.ceil(rows.length / pagination.pageSize) - 1);

  const table = useTable({
    features: TABLE_FEATURES,
    data: rows,
    columns: useMemo(() => columns.map(tableColumn), [columns]),
    state: { pagination: { ...pagination, pageIndex: Math.min(pagination.pageIndex, lastPage) } },
    onPaginationChange: setPagination,
    // A row that is switched on or off reloads the list; the page in view stays.
    autoResetPageIndex: false,
    enableMultiSort: false,
  });

  const find = (change: Partial<Finding<Row>>) => {
    setFinding({ ...finding, ...change });
    table.setPageIndex(0);
  };
  return {
    table,
    finding,
    find,
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

function matchingRows<Row>(data: readonly Row[], search: string, text: (row: Row) => string): readonly Row[] {
  return search === '' ? data : data.filter((row) => matchesSearch(text(row), search));
}

function wholeText<Row>(columns: readonly RecordColumn<Row>[], row: Row): string {
  return columns.map((column) => column.text(row)).join('\n');
}
