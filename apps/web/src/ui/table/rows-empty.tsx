import { Box, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tableText } from '../../text/table.es.ts';
import { EmptyBlock } from '../page/state-blocks.tsx';
import { English } from './english.tsx';

type RowsEmptyProps = {
  /** Nothing was found, though there are records. */
  isSearch: boolean;
  onClearSearch: () => void;
  /** What to do next where there are no records at all. */
  emptyHint: ReactNode;
  /** The way to do it. */
  emptyAction: ReactNode;
};

/** A table without rows: what to do next, or how to see them all again. */
export function RowsEmpty({ isSearch, onClearSearch, emptyHint, emptyAction }: RowsEmptyProps) {
  return (
    <Box borderWidth="1px" rounded="md" bg="bg.panel" as="output" display="block">
      <EmptyBlock
        title={<English>{tableText.noRecords}</English>}
        hint={isSearch ? tableText.nothingFound : emptyHint}
      >
        {isSearch ? (
          <Button size="sm" variant="outline" onClick={onClearSearch}>
            {tableText.clearSearch}
          </Button>
        ) : (
          emptyAction
        )}
      </EmptyBlock>
    </Box>
  );
}
