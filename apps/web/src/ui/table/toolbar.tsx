import { Button, Flex, HStack, InputGroup } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { tableText } from '../../text/table.es.ts';
import { Input } from '../controls/input.tsx';
import type { RowFilter, TableSearch } from './use-record-table.ts';

type ToolbarProps = {
  search: string;
  onSearch: (search: string) => void;
  /** The filters, and the controls after them. */
  children: ReactNode;
};

/** The row above the table: the search box, then filters, sorting and export. */
export function Toolbar({ search, onSearch, children }: ToolbarProps) {
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="3" data-print="hidden">
      <InputGroup startElement={<Search size={16} aria-hidden />} width={{ base: 'full', md: '72' }}>
        <Input
          type="search"
          aria-label={tableText.search}
          placeholder={tableText.search}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </InputGroup>
      {children}
    </Flex>
  );
}

type FilterChipsProps<Row> = {
  filters: readonly RowFilter<Row>[];
  /** Returns how many of the rows that match the search a filter would leave. */
  countOf: (filter: RowFilter<Row>) => number;
  pressed: RowFilter<Row> | undefined;
  find: (change: Partial<TableSearch<Row>>) => void;
};

/** The buttons that filter a table, each with the number of rows it would leave. One at a time. */
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
