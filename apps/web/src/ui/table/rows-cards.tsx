import { Box, DataList, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OpeningCell, useRowClick } from './opening.tsx';
import { cellContent } from './record-column.ts';
import { RowActions } from './row-actions.tsx';
import { TotalsCard } from './rows-total.tsx';
import type { RowsViewProps } from './rows-view.ts';
import { hasTotals } from './totals.ts';

/** Records as cards: the first column is the title, the others are named, side by side where there is room. */
export function RowsCards<Row extends object>(props: RowsViewProps<Row>) {
  const { label, columns, table, found, rowId } = props;
  return (
    <Stack as="ul" aria-label={label} gap="2" listStyleType="none">
      {table.getRowModel().rows.map(({ original }) => (
        <RecordCard key={rowId(original)} row={original} {...props} />
      ))}
      {hasTotals(columns) && <TotalsCard columns={columns} found={found} />}
    </Stack>
  );
}

function RecordCard<Row extends object>({ row, ...props }: RowsViewProps<Row> & { row: Row }) {
  const { columns, rowHref, onOpenRow, rowLabel, actions } = props;
  const openRow = useRowClick(props);
  const [title, ...details] = columns;
  return (
    <Box
      as="li"
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
      p="3"
      cursor={openRow && 'pointer'}
      onClick={openRow?.(row)}
    >
      {title && (
        <Box mb="2" overflowWrap="anywhere">
          <OpeningCell row={row} rowHref={rowHref} onOpenRow={onOpenRow}>
            {cellContent(title, row)}
          </OpeningCell>
        </Box>
      )}
      <DataList.Root
        orientation="horizontal"
        size="sm"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(15rem, 1fr))"
        columnGap="6"
        rowGap="1"
      >
        {details.map((column) => (
          <Detail key={column.id} header={column.header} content={cellContent(column, row)} />
        ))}
      </DataList.Root>
      {actions && (
        <Flex mt="2" pt="2" borderTopWidth="1px" justify="flex-end" data-print="hidden">
          <RowActions rowLabel={rowLabel(row)} actions={actions(row)} />
        </Flex>
      )}
    </Box>
  );
}

/** A column by its name; nothing of one that this record has nothing in. */
function Detail({ header, content }: { header: string; content: ReactNode }) {
  if (content === null || content === '') return null;
  return (
    <DataList.Item>
      <DataList.ItemLabel>{header}</DataList.ItemLabel>
      <DataList.ItemValue minW="0" overflowWrap="anywhere">
        {content}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
