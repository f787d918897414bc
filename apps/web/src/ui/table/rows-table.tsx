import { Box, chakra, Table, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { tableText } from '../../text/table.es.ts';
import { cellContent, hasTotals, type RecordColumn, valueText } from './record-column.ts';
import { OpeningCell, RowActions, type RowsViewProps, useRowClick } from './row-parts.tsx';

/** Records as a table whose headings stay in view while the rows scroll. */
export function RowsTable<Row extends object>(props: RowsViewProps<Row>) {
  const { label, columns, table, found, rowId, actions } = props;
  return (
    <Table.ScrollArea
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
      maxHeight="max(24rem, calc(100dvh - 16rem))"
      overflow="auto"
      _print={{ maxHeight: 'none', overflow: 'visible' }}
      css={columns.length < WIDE ? ON_PAPER : WIDE_ON_PAPER}
    >
      <Table.Root size="sm" stickyHeader aria-label={label} fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row bg="bg.panel">
            {columns.map((column) => (
              <ColumnHeading key={column.id} column={column} sorting={table.getColumn(column.id)} />
            ))}
            {actions && (
              <Table.ColumnHeader textAlign="end" data-print="hidden">
                <VisuallyHidden>{tableText.actions}</VisuallyHidden>
              </Table.ColumnHeader>
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {table.getRowModel().rows.map(({ original }) => (
            <RecordRow key={rowId(original)} row={original} {...props} />
          ))}
        </Table.Body>
        {hasTotals(columns) && (
          <TotalsRow columns={columns} found={found} hasActions={actions !== undefined} />
        )}
      </Table.Root>
    </Table.ScrollArea>
  );
}

// Paper does not scroll: headings wrap, totals stand once at the end, and the sort icons are hidden.
const ON_PAPER = {
  '& th': { _print: { whiteSpace: 'normal' } },
  '& th svg': { _print: { display: 'none' } },
  '& :is(td, th)': { _print: { paddingInline: '1', fontSize: '12px' } },
  '& tfoot': { _print: { display: 'table-row-group' } },
};

/** From this number of columns on, a sheet of paper has room for small figures only. */
const WIDE = 8;
const WIDE_ON_PAPER = {
  ...ON_PAPER,
  '& :is(td, th)': { _print: { fontSize: '10px', lineHeight: '14px', paddingInline: '1' } },
};

function RecordRow<Row extends object>({ row, ...props }: RowsViewProps<Row> & { row: Row }) {
  const { columns, rowHref, onOpenRow, rowLabel, actions } = props;
  const openRow = useRowClick(props);
  return (
    <Table.Row
      height="10"
      bg="bg.panel"
      cursor={openRow && 'pointer'}
      _hover={{ bg: 'bg.subtle' }}
      onClick={openRow?.(row)}
    >
      {columns.map((column, position) => (
        <Table.Cell key={column.id} py="1" textAlign={column.align ?? 'start'}>
          <CellText>
            {position === 0 ? (
              <OpeningCell row={row} rowHref={rowHref} onOpenRow={onOpenRow}>
                {cellContent(column, row)}
              </OpeningCell>
            ) : (
              cellContent(column, row)
            )}
          </CellText>
        </Table.Cell>
      ))}
      {actions && (
        <Table.Cell py="1" whiteSpace="nowrap" width="1px" data-print="hidden">
          <RowActions rowLabel={rowLabel(row)} actions={actions(row)} />
        </Table.Cell>
      )}
    </Table.Row>
  );
}

/** On one line if it fits; a very long name wraps, so that it does not push the actions out of the window. */
function CellText({ children }: { children: ReactNode }) {
  return (
    <Box
      display="inline-block"
      verticalAlign="middle"
      width="max-content"
      maxWidth="96"
      whiteSpace="normal"
      overflowWrap="anywhere"
    >
      {children}
    </Box>
  );
}

/** The part of the table's column that sorting needs. */
type Sorting = {
  getCanSort: () => boolean;
  getIsSorted: () => false | 'asc' | 'desc';
  toggleSorting: () => void;
};

type ColumnHeadingProps<Row> = { column: RecordColumn<Row>; sorting: Sorting | undefined };

/** The heading of a column; a button if the column can be sorted. */
function ColumnHeading<Row>({ column, sorting }: ColumnHeadingProps<Row>) {
  const direction = sorting?.getIsSorted() ?? false;
  return (
    <Table.ColumnHeader
      textAlign={column.align ?? 'start'}
      whiteSpace="nowrap"
      color="fg.muted"
      aria-sort={direction === false ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
    >
      {sorting?.getCanSort() ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1"
          cursor="pointer"
          fontWeight="inherit"
          onClick={() => sorting.toggleSorting()}
        >
          {column.header}
          <SortMark direction={direction} />
        </chakra.button>
      ) : (
        column.header
      )}
    </Table.ColumnHeader>
  );
}

function SortMark({ direction }: { direction: false | 'asc' | 'desc' }) {
  if (direction === 'asc') return <ArrowUp size={14} aria-hidden />;
  if (direction === 'desc') return <ArrowDown size={14} aria-hidden />;
  return <ChevronsUpDown size={14} aria-hidden opacity={0.5} />;
}

type TotalsRowProps<Row> = {
  columns: readonly RecordColumn<Row>[];
  /** The found rows of all pages. */
  found: readonly Row[];
  hasActions: boolean;
};

/** The last line of a table with the totals of all found rows. It stays in view while the rows scroll. */
function TotalsRow<Row>({ columns, found, hasActions }: TotalsRowProps<Row>) {
  return (
    <Table.Footer>
      <Table.Row bg="bg.subtle" fontWeight="semibold">
        {columns.map(({ id, total, align = 'start' }, position) => (
          <Table.Cell key={id} {...STICKY} textAlign={align}>
            {total ? valueText(total(found)) : position === 0 && tableText.total}
          </Table.Cell>
        ))}
        {hasActions && <Table.Cell {...STICKY} data-print="hidden" />}
      </Table.Row>
    </Table.Footer>
  );
}

// A shadow, because the border of a sticky cell scrolls away. On paper it would cover a row.
const STICKY = {
  position: 'sticky',
  bottom: '0',
  _print: { position: 'static' },
  bg: 'bg.subtle',
  boxShadow: 'inset 0 1px var(--chakra-colors-border)',
} as const;
