import { Flex, InputGroup } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { tableText } from '../../text/table.es.ts';
import { Input } from '../controls/input.tsx';

type ToolbarProps = {
  search: string;
  onSearch: (search: string) => void;
  /** The chips, and what stands after them. */
  children: ReactNode;
};

/** What stands above the rows: the search box, then whatever narrows down, orders or takes along. */
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
