import { Button, HStack } from '@chakra-ui/react';
import { tableText } from '../../text/table.es.ts';
import type { RowFilter } from './row-filter.ts';
import type { Finding } from './use-record-table.ts';

type FilterChipsProps<Row> = {
  filters: readonly RowFilter<Row>[];
  /** How many of the rows that match the search a chip would leave. */
  countOf: (filter: RowFilter<Row>) => number;
  pressed: RowFilter<Row> | undefined;
  find: (change: Partial<Finding<Row>>) => void;
};

/** The chips that narrow a table down, each with how many rows it would leave. One at a time. */
export function FilterChips<Row>({ filters, countOf, pressed, find }: FilterChipsProps<Row>) {
  if (filters.length === 0) return null;
  return (
    <HStack as="fieldset" aria-label={tableText.filters} gap="1" wrap="wrap">
      {filters.map((filter) => (
        <FilterChip
          key={filter.label}
          label={tableText.filterWithCount(filter.label, countOf(filter))}
          isPressed={pressed?.label === filter.label}
          onPress={(isPressed) => find({ filter: isPressed ? filter : undefined })}
        />
      ))}
    </HStack>
  );
}

type FilterChipProps = { label: string; isPressed: boolean; onPress: (isPressed: boolean) => void };

function FilterChip({ label, isPressed, onPress }: FilterChipProps) {
  return (
    <Button
      size="xs"
      rounded="full"
      variant={isPressed ? 'solid' : 'outline'}
      colorPalette={isPressed ? 'brand' : undefined}
      fontVariantNumeric="tabular-nums"
      aria-pressed={isPressed}
      onClick={() => onPress(!isPressed)}
    >
      {label}
    </Button>
  );
}
