import { Box, InputGroup } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { deskText } from '../../text/desk.es.ts';
import { Input } from '../../ui/controls/input.tsx';

type DeskFilterProps = {
  search: string;
  onSearch: (search: string) => void;
  /** Enter. */
  onOpen: () => void;
};

/** Narrows the desk down to some companies, and opens the first of them. */
export function DeskFilter({ search, onSearch, onOpen }: DeskFilterProps) {
  return (
    <Box asChild mb="4" width={{ base: 'full', md: '72' }}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          <InputGroup startElement={<Search size={16} aria-hidden />}>
            <Input
              type="search"
              aria-label={deskText.filter}
              placeholder={deskText.filter}
              title={deskText.filterHelp}
              value={search}
              onChange={(event) => onSearch(event.target.value)}
            />
          </InputGroup>
        </form>
      </search>
    </Box>
  );
}
