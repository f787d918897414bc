import { Grid } from '@chakra-ui/react';
import { AmountsBlock } from './blocks/amounts-block.tsx';
import { DeductionsBlock } from './blocks/deductions-block.tsx';
import { HoursBlock } from './blocks/hours-block.tsx';
import { SummaryBlock } from './blocks/summary-block.tsx';
import { FOUR_BLOCKS, TWO_BLOCKS } from './layout-widths.ts';

/** The four blocks: one below the other, two by two, or beside each other. */
export function EntryBlocks() {
  return (
    <Grid gap="4" alignItems="start" css={COLUMNS} _print={TWO_COLUMNS}>
      <HoursBlock />
      <AmountsBlock />
      <DeductionsBlock />
      <SummaryBlock />
    </Grid>
  );
}

const TWO_COLUMNS = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TWO_BLOCKS]: TWO_COLUMNS,
  [FOUR_BLOCKS]: {
    gridTemplateColumns:
      'minmax(17rem, 1fr) minmax(14.5rem, 0.85fr) minmax(20rem, 1.2fr) minmax(16rem, 0.9fr)',
  },
};
