import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tableText } from '../text/table.es.ts';
import type { Action } from './action.ts';
import { English } from './english.tsx';
import { ExportButton } from './record-table/export-button.tsx';
import { FilterChips } from './record-table/filter-chips.tsx';
import type { Opening } from './record-table/opening.tsx';
import { Pagination } from './record-table/pagination.tsx';
import type { RecordColumn } from './record-table/record-column.ts';
import type { RowFilter } from './record-table/row-filter.ts';
import { RowsCards } from './record-table/rows-cards.tsx';
import { RowsEmpty } from './record-table/rows-empty.tsx';
import { RowsTable } from './record-table/rows-table.tsx';
import { sheetOfRows } from './record-table/sheet-of-rows.ts';
import { SortSelect } from './record-table/sort-select.tsx';
import { Toolbar } from './record-table/toolbar.tsx';
import { type FoundBeside, useRecordTable } from './record-table/use-record-table.ts';
import { ErrorBlock } from './state-blocks.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

type RecordTableProps<Row extends object> = Opening<Row> & {
  /** Names the table for screen readers, and its Excel file: 'Compañías'. */
  label: string;
  /** A constant of the module, or memoised: a new array sorts the whole table again. */
  columns: readonly RecordColumn<Row>[];
  /** Undefined until the records have arrived. */
  data: readonly Row[] | undefined;
  isLoading?: boolean;
  /** Whatever went wrong; told in one sentence where there are no records to show instead. */
  error?: unknown;
  onRetry?: () => unknown;
  rowId: (row: Row) => string | number;
  /** Names the record in the labels of its actions: 'Editar: Café Luna'. */
  rowLabel: (row: Row) => string;
  actions?: (row: Row) => readonly Action[];
  filters?: readonly RowFilter<Row>[];
  /** Shows every row at once, where there can be no more than a year's. */
  isWhole?: boolean;
  /** What to do next while there are no records. */
  emptyHint?: ReactNode;
  /** The button that does it, in words. */
  emptyAction?: ReactNode;
  /** What the search looks in; the words of all columns unless given. */
  searchText?: (row: Row) => string;
  /** What the search finds besides. */
  foundBeside?: FoundBeside<Row>;
};

/** The one table of records: search, chips, sorting, pages, totals, Excel; cards in narrow windows. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { data, isLoading = false, error, onRetry } = props;
  if (data) return <Records {...props} data={data} />;
  if (error && !isLoading) return <ErrorBlock error={error} onRetry={onRetry} />;
  return <RowsLoading />;
}

type RecordsProps<Row extends object> = RecordTableProps<Row> & { data: readonly Row[] };

function Records<Row extends object>({ filters = [], emptyHint, emptyAction, ...props }: RecordsProps<Row>) {
  const { label, columns, data, isWhole = false } = props;
  const { table, finding, find, matching, found, orderedRows } = useRecordTable(props);
  const isNarrow = useIsNarrow();
  const Rows = isNarrow ? RowsCards : RowsTable;
  return (
    <Box css={CLEAR_OF_STRIP}>
      <Toolbar search={finding.search} onSearch={(search) => find({ search })}>
        <FilterChips filters={filters} matching={matching} pressed={finding.filter} find={find} />
        {isNarrow && (
          <SortSelect
            columns={columns}
            order={table.state.sorting[0]}
            onChange={(order) => table.setSorting(order ? [order] : [])}
          />
        )}
        <ExportButton sheet={() => sheetOfRows(label, columns, orderedRows())} isEmpty={found.length === 0} />
      </Toolbar>
      {found.length === 0 ? (
        <RowsEmpty
          isSearch={data.length > 0}
          onClearSearch={() => find({ search: '', filter: undefined })}
          emptyHint={emptyHint}
          emptyAction={emptyAction}
        />
      ) : (
        <>
          <Rows {...props} table={table} found={found} />
          {!isWhole && <Pagination label={label} pages={table} total={found.length} />}
        </>
      )}
    </Box>
  );
}

// What has the focus must not lie behind the strip of the button that adds a record.
const CLEAR_OF_STRIP = { '& :is(a, button, input, select)': { scrollMarginBlockEnd: '5rem' } };

/** The shape of a table while its records are on their way. */
function RowsLoading({ rows = 8 }: { rows?: number }) {
  return (
    <Box borderWidth="1px" rounded="md" bg="bg.panel" p="3">
      <Text as="output" display="block" fontSize="13px" color="fg.muted" mb="3">
        <English>{tableText.loading}</English>
      </Text>
      <Stack gap="4" aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height="6" />
        ))}
      </Stack>
    </Box>
  );
}
