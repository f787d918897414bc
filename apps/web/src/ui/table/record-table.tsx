import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tableText } from '../../text/table.es.ts';
import type { MenuAction } from '../page/actions-menu.tsx';
import { EmptyBlock, ErrorBlock } from '../page/state-blocks.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import { ExportButton, sheetOfRows } from './export-button.tsx';
import type { RecordColumn } from './record-column.ts';
import type { RowOpening } from './row-parts.tsx';
import { RowsCards, SortSelect } from './rows-cards.tsx';
import { RowsTable } from './rows-table.tsx';
import { FilterChips, Pagination, Toolbar } from './table-controls.tsx';
import { type RowPages, usePagedTable } from './use-paged-table.ts';
import { type RecordTableModel, type RowFilter, useRecordTable } from './use-record-table.ts';

type RecordTableProps<Row extends object> = RowOpening<Row> & {
  /** Names the table for screen readers, and its Excel file: 'Compañías'. */
  label: string;
  /** A constant of the module, or memoised: a new array sorts the whole table again. */
  columns: readonly RecordColumn<Row>[];
  /** Further columns that only the saved Excel file has. */
  sheetColumns?: readonly RecordColumn<Row>[];
  /** Undefined until the records are loaded. */
  data: readonly Row[] | undefined;
  /** The paging, if `data` is one page of a long list that the server searches, filters and sorts. */
  pages?: RowPages<Row> | undefined;
  isLoading?: boolean;
  /** The failure, shown as one sentence if there are no records to show. */
  error?: unknown;
  onRetry?: () => unknown;
  rowId: (row: Row) => string | number;
  /** Names the record in the labels of its actions: 'Editar: Café Luna'. */
  rowLabel: (row: Row) => string;
  actions?: (row: Row) => readonly MenuAction[];
  filters?: readonly RowFilter<Row>[];
  /** Shows every row at once, for lists of at most a year's rows. */
  isWhole?: boolean;
  /** Shows cards in wide windows, too, for more columns than fit. */
  asCards?: boolean;
  /** Hides the Excel button, because a document contains the same. */
  hasOwnFile?: boolean;
  /** The next step while there are no records. */
  emptyHint?: ReactNode;
  /** The button that does it, in words. */
  emptyAction?: ReactNode;
};

/**
 * The one table of records: search, filters, sorting, paging, totals, Excel; cards in narrow windows and for
 * many columns.
 */
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
  const { label, columns, sheetColumns = [], isWhole = false, asCards = false, hasOwnFile = false } = props;
  const { table, tableSearch, find, countOf, total, found, orderedRows, isBehind } = model;
  const isNarrow = useIsNarrow();
  const inCards = isNarrow || asCards;
  const Rows = inCards ? RowsCards : RowsTable;
  return (
    <Box css={CLEAR_OF_STRIP} aria-busy={isBehind}>
      <Toolbar search={tableSearch.search} onSearch={(search) => find({ search })}>
        <FilterChips filters={filters} countOf={countOf} pressed={tableSearch.filter} find={find} />
        {inCards && (
          <SortSelect
            columns={columns}
            order={table.state.sorting[0]}
            onChange={(order) => table.setSorting(order ? [order] : [])}
          />
        )}
        {!hasOwnFile && (
          <ExportButton
            sheet={async () => sheetOfRows(label, [...columns, ...sheetColumns], await orderedRows())}
            isEmpty={total === 0}
          />
        )}
      </Toolbar>
      {total === 0 ? (
        <RowsEmpty
          isSearch={tableSearch.search !== '' || tableSearch.filter !== undefined}
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

// A focused element must not lie behind the strip of the add button.
const CLEAR_OF_STRIP = { '& :is(a, button, input, select)': { scrollMarginBlockEnd: '5rem' } };

/** The outline of a table while its records load. */
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

type RowsEmptyProps = {
  /** True if there are records but none was found. */
  isSearch: boolean;
  onClearSearch: () => void;
  /** The next step if there are no records at all. */
  emptyHint: ReactNode;
  /** The button that does it. */
  emptyAction: ReactNode;
};

/** A table without rows: the next step, or how to see all rows again. */
function RowsEmpty({ isSearch, onClearSearch, emptyHint, emptyAction }: RowsEmptyProps) {
  return (
    <Box borderWidth="1px" rounded="md" bg="bg.panel" as="output" display="block">
      <EmptyBlock
        title={<English>{tableText.noRecords}</English>}
        hint={isSearch ? tableText.nothingFound : emptyHint}
      >
        {isSearch ? (
          <Button size="sm" variant="outline" onClick={onClearSearch}>
            {tableText.clearSearch}
          </Button>
        ) : (
          emptyAction
        )}
      </EmptyBlock>
    </Box>
  );
}

/**
 * One of the English texts that the specification quotes, marked so that screen readers pronounce it in
 * English.
 */
function English({ children }: { children: string }) {
  return <span lang="en">{children}</span>;
}
