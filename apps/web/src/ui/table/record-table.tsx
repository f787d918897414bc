import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tableText } from '../../text/table.es.ts';
import type { Action } from '../page/action.ts';
import { ErrorBlock } from '../page/state-blocks.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import { English } from './english.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { Opening } from './opening.tsx';
import { Pagination } from './pagination.tsx';
import type { RecordColumn } from './record-column.ts';
import type { RowFilter } from './row-filter.ts';
import { RowsCards } from './rows-cards.tsx';
import { RowsEmpty } from './rows-empty.tsx';
import { RowsTable } from './rows-table.tsx';
import { sheetOfRows } from './sheet-of-rows.ts';
import { SortSelect } from './sort-select.tsx';
import { Toolbar } from './toolbar.tsx';
import { type RowPages, usePagedTable } from './use-paged-table.ts';
import { type RecordTableModel, useRecordTable } from './use-record-table.ts';

type RecordTableProps<Row extends object> = Opening<Row> & {
  /** Names the table for screen readers, and its Excel file: 'Compañías'. */
  label: string;
  /** A constant of the module, or memoised: a new array sorts the whole table again. */
  columns: readonly RecordColumn<Row>[];
  /** Undefined until the records have arrived. */
  data: readonly Row[] | undefined;
  /** Where `data` is one page of a long list, the way to the others: the server searches, filters and orders then. */
  pages?: RowPages<Row> | undefined;
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
  /** Shows cards in wide windows, too: of more columns than a window has room for. */
  asCards?: boolean;
  /** Leaves its Excel file to the document that says the same. */
  hasOwnFile?: boolean;
  /** What to do next while there are no records. */
  emptyHint?: ReactNode;
  /** The button that does it, in words. */
  emptyAction?: ReactNode;
};

/** The one table of records: search, chips, sorting, pages, totals, Excel; cards in narrow windows, and of many columns. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { data, isLoading = false, error, onRetry } = props;
  if (data && props.pages) return <PageOfRecords {...props} data={data} pages={props.pages} />;
  if (data) return <AllRecords {...props} data={data} />;
  if (error && !isLoading) return <ErrorBlock error={error} onRetry={onRetry} />;
  return <RowsLoading />;
}

type RecordsProps<Row extends object> = RecordTableProps<Row> & { data: readonly Row[] };

function AllRecords<Row extends object>(props: RecordsProps<Row>) {
  return <Records {...props} model={useRecordTable(props)} />;
}

function PageOfRecords<Row extends object>(props: RecordsProps<Row> & { pages: RowPages<Row> }) {
  return <Records {...props} model={usePagedTable(props)} />;
}

function Records<Row extends object>({
  filters = [],
  emptyHint,
  emptyAction,
  model,
  ...props
}: RecordsProps<Row> & { model: RecordTableModel<Row> }) {
  const { label, columns, isWhole = false, asCards = false, hasOwnFile = false } = props;
  const { table, finding, find, countOf, total, found, orderedRows, isBehind } = model;
  const isNarrow = useIsNarrow();
  const inCards = isNarrow || asCards;
  const Rows = inCards ? RowsCards : RowsTable;
  return (
    <Box css={CLEAR_OF_STRIP} aria-busy={isBehind}>
      <Toolbar search={finding.search} onSearch={(search) => find({ search })}>
        <FilterChips filters={filters} countOf={countOf} pressed={finding.filter} find={find} />
        {inCards && (
          <SortSelect
            columns={columns}
            order={table.state.sorting[0]}
            onChange={(order) => table.setSorting(order ? [order] : [])}
          />
        )}
        {!hasOwnFile && (
          <ExportButton
            sheet={async () => sheetOfRows(label, columns, await orderedRows())}
            isEmpty={total === 0}
          />
        )}
      </Toolbar>
      {total === 0 ? (
        <RowsEmpty
          isSearch={finding.search !== '' || finding.filter !== undefined}
          onClearSearch={() => find({ search: '', filter: undefined })}
          emptyHint={emptyHint}
          emptyAction={emptyAction}
        />
      ) : (
        <>
          <Rows {...props} table={table} found={found} />
          {!isWhole && <Pagination label={label} pages={table} total={total} />}
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
