import { HStack } from '@chakra-ui/react';
import { useId } from 'react';
import { tableText } from '../../text/table.es.ts';
import { NativeSelect } from '../controls/native-select.tsx';
import { canBeSorted, type RecordColumn } from './record-column.ts';

type Order = { id: string; desc: boolean };

type SortSelectProps<Row> = {
  columns: readonly RecordColumn<Row>[];
  /** The order in force; undefined for the one in which the records came. */
  order: Order | undefined;
  onChange: (order: Order | undefined) => void;
};

/** The order of the cards, which have no headings to press. Nothing where no column has an order. */
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
