import { Button, Flex, HStack, Input, InputGroup } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { tableText } from '../../text/table.es.ts';
import type { RowFilter } from './row-filter.ts';
import type { Finding } from './use-record-table.ts';

type ToolbarProps<Row> = {
  finding: Finding<Row>;
  find: (change: Partial<Finding<Row>>) => void;
  filters: readonly RowFilter<Row>[];
};

/** The search box, and the chips that narrow the table down. */
export function Toolbar<Row>({ finding, find, filters }: ToolbarProps<Row>) {
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="3">
      <InputGroup startElement={<Search size={16} aria-hidden />} width={{ base: 'full', md: '72' }}>
        <Input
          type="search"
          aria-label={tableText.search}
          placeholder={tableText.search}
          value={finding.search}
          onChange={(event) => find({ search: event.target.value })}
        />
      </InputGroup>
      {filters.length > 0 && (
        <HStack as="fieldset" aria-label={tableText.filters} gap="1" wrap="wrap">
          {filters.map((filter) => (
            <FilterChip
              key={filter.label}
              label={filter.label}
              isPressed={finding.filter?.label === filter.label}
              onPress={(isPressed) => find({ filter: isPressed ? filter : undefined })}
            />
          ))}
        </HStack>
      )}
    </Flex>
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
      aria-pressed={isPressed}
      onClick={() => onPress(!isPressed)}
    >
      {label}
    </Button>
  );
}
