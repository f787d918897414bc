import { Box, DataList, Table, Text } from '@chakra-ui/react';
import { tableText } from '../../text/table.es.ts';
import { type RecordColumn, valueText } from './record-column.ts';

type TotalProps<Row> = {
  columns: readonly RecordColumn<Row>[];
  /** The found rows of all pages. */
  found: readonly Row[];
};

/** The last line of a table with the totals of all found rows. It stays in view while the rows scroll. */
export function TotalsRow<Row>({ columns, found, hasActions }: TotalProps<Row> & { hasActions: boolean }) {
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

/** The totals of all found rows, as the last card. */
export function TotalsCard<Row>({ columns, found }: TotalProps<Row>) {
  return (
    <Box as="li" borderWidth="1px" rounded="md" bg="bg.subtle" p="3" fontWeight="semibold">
      <Text mb="2">{tableText.total}</Text>
      <DataList.Root orientation="horizontal" size="sm" gap="1">
        {columns.map(
          ({ id, header, total }) =>
            total && (
              <DataList.Item key={id}>
                <DataList.ItemLabel>{header}</DataList.ItemLabel>
                <DataList.ItemValue>{valueText(total(found))}</DataList.ItemValue>
              </DataList.Item>
            ),
        )}
      </DataList.Root>
    </Box>
  );
}
