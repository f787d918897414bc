import { Box, DataList, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { tableText } from '../../text/table.es.ts';
import { NativeSelect } from '../controls/native-select.tsx';
import { canBeSorted, cellContent, hasTotals, type RecordColumn, valueText } from './record-column.ts';
import { OpeningCell, RowActions, type RowsViewProps, useRowClick } from './row-parts.tsx';

/**
 * Records as cards: the first column is the title, the others are named and stand side by side if there is
 * room.
 */
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

/** A column with its name; nothing if the record has no value in it. */
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

type TotalsCardProps<Row> = {
  columns: readonly RecordColumn<Row>[];
  /** The found rows of all pages. */
  found: readonly Row[];
};

/** The totals of all found rows, as the last card. */
function TotalsCard<Row>({ columns, found }: TotalsCardProps<Row>) {
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

type Order = { id: string; desc: boolean };

type SortSelectProps<Row> = {
  columns: readonly RecordColumn<Row>[];
  /** The current order; undefined for the original one. */
  order: Order | undefined;
  onChange: (order: Order | undefined) => void;
};

/** The sort order of the cards, which have no headings to press; nothing if no column can be sorted. */
export function SortSelect<Row>({ columns, order, onChange }: SortSelectProps<Row>) {
  const id = useId();
  const options = columns.filter(canBeSorted).flatMap(optionsOf);
  if (options.length === 0) return null;
  const position = options.findIndex((option) => option.id === order?.id && option.desc === order.desc);
  return (
    <HStack gap="2" fontSize="13px">
      <label htmlFor={id}>{tableText.sortBy}</label>
      <NativeSelect
        place={{ flex: '1' }}
        id={id}
        value={position}
        onChange={(event) => onChange(options[Number(event.currentTarget.value)])}
      >
        <option value={-1}>{tableText.unsorted}</option>
        {options.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </HStack>
  );
}

function optionsOf<Row>({ id, header }: RecordColumn<Row>) {
  return [
    { id, desc: false, label: tableText.ascending(header) },
    { id, desc: true, label: tableText.descending(header) },
  ];
}
