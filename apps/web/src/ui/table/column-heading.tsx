import { chakra, Table } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { RecordColumn } from './record-column.ts';

/** The part of the table's own column that sorting needs. */
type Sorting = {
  getCanSort: () => boolean;
  getIsSorted: () => false | 'asc' | 'desc';
  toggleSorting: () => void;
};

type ColumnHeadingProps<Row> = { column: RecordColumn<Row>; sorting: Sorting | undefined };

/** The heading of a column; a button where the column can be sorted. */
export function ColumnHeading<Row>({ column, sorting }: ColumnHeadingProps<Row>) {
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
