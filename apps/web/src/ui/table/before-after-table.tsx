import { Table, type TableRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** One thing before and after a change; `difference` is shown where the table has a heading for it. */
export type BeforeAfterRow = {
  key: string | number;
  label: string;
  before: ReactNode;
  after: ReactNode;
  difference?: ReactNode;
  /** Draws the eye to the row. */
  isMarked?: boolean;
};

type BeforeAfterTableProps = Pick<TableRootProps, 'aria-label' | 'fontSize' | 'w'> & {
  /** The words of the columns; without `before` there is none yet, and without `difference` none is shown. */
  headings: { label: string; before?: string | undefined; after: string; difference?: string };
  rows: readonly BeforeAfterRow[];
  /** A last row that stays in view, as the headings then do, where the table scrolls. */
  total?: BeforeAfterRow;
  /** Leaves out the padding at the sides, where there is little room. */
  isDense?: boolean;
};

/** Amounts or other things before and after a change, side by side. */
export function BeforeAfterTable({ headings, rows, total, isDense = false, ...root }: BeforeAfterTableProps) {
  const columns = (['before', 'after', 'difference'] as const).filter((name) => headings[name] !== undefined);
  const shared = { columns, isDense, bg: total ? 'bg.panel' : 'transparent' };
  const padding = headingPadding(isDense, total !== undefined);
  return (
    <Table.Root size="sm" stickyHeader={total !== undefined} fontVariantNumeric="tabular-nums" {...root}>
      <Table.Header>
        <Table.Row bg={shared.bg}>
          <Table.ColumnHeader {...padding}>{headings.label}</Table.ColumnHeader>
          {columns.map((name) => (
            <Table.ColumnHeader key={name} {...padding} textAlign="end">
              {headings[name]}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <ComparedRow key={row.key} row={row} {...shared} />
        ))}
      </Table.Body>
      {total && (
        <Table.Footer position="sticky" bottom="0">
          <ComparedRow row={total} {...shared} isStrong />
        </Table.Footer>
      )}
    </Table.Root>
  );
}

// Headings that stay in view while the table scrolls keep their height.
function headingPadding(isDense: boolean, isSticky: boolean) {
  if (!isDense) return {};
  return isSticky ? { px: '1' } : { p: '1' };
}

type ComparedRowProps = {
  row: BeforeAfterRow;
  columns: readonly ('before' | 'after' | 'difference')[];
  isDense: boolean;
  bg: string;
  isStrong?: boolean;
};

function ComparedRow({ row, columns, isDense, bg, isStrong = false }: ComparedRowProps) {
  const padding = isDense ? { p: '1' } : {};
  return (
    <Table.Row fontWeight={isStrong ? 'semibold' : undefined} bg={row.isMarked ? 'accent.subtle' : bg}>
      <Table.Cell {...padding} asChild>
        <th scope="row">{row.label}</th>
      </Table.Cell>
      {columns.map((name) => (
        <Table.Cell key={name} {...padding} textAlign="end">
          {row[name]}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
