import { Box, Grid } from '@chakra-ui/react';
import { AmountsBlock } from './blocks/amounts-block.tsx';
import { DeductionsBlock } from './blocks/deductions-block.tsx';
import { HoursBlock } from './blocks/hours-block.tsx';
import { FOUR_BLOCKS, SummaryBlock } from './blocks/summary-block.tsx';

/** The four blocks: one below the other, two by two, or beside each other. By the room that the menu leaves them. */
export function EntryBlocks() {
  return (
    <Box containerType="inline-size">
      <Grid gap="4" alignItems="start" css={COLUMNS} _print={TWO_COLUMNS}>
        <HoursBlock />
        <AmountsBlock />
        <DeductionsBlock />
        <SummaryBlock />
      </Grid>
    </Box>
  );
}

const TWO_COLUMNS = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 620px)': TWO_COLUMNS,
  [FOUR_BLOCKS]: {
    gridTemplateColumns:
      'minmax(17rem, 1fr) minmax(14.5rem, 0.85fr) minmax(20rem, 1.2fr) minmax(16rem, 0.9fr)',
  },
};
