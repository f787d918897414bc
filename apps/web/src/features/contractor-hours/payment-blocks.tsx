import { Box, Grid } from '@chakra-ui/react';
import { CONTRACTOR_CATEGORIES } from '@garita/domain/contractor/contractor-payment';
import { CategoryBlock } from './blocks/category-block.tsx';
import { HoursBlock } from './blocks/hours-block.tsx';
import { SummaryBlock } from './blocks/summary-block.tsx';

/** The hours, the four categories of form 480.6SP, and what the payment comes to. */
export function PaymentBlocks() {
  return (
    <Grid gap="4" alignItems="start" css={AREAS}>
      <Box gridArea="hours">
        <HoursBlock />
      </Box>
      <Grid gridArea="categories" gap="4" css={CATEGORIES}>
        {CONTRACTOR_CATEGORIES.map((category) => (
          <CategoryBlock key={category} category={category} />
        ))}
      </Grid>
      <Box gridArea="summary">
        <SummaryBlock />
      </Box>
    </Grid>
  );
}

// By what the menu leaves, not by the window.
const TWO_COLUMNS = '@container (min-width: 680px)';
const THREE_COLUMNS = '@container (min-width: 1000px)';

const AREAS = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"hours" "categories" "summary"',
  [TWO_COLUMNS]: {
    gridTemplateColumns: 'minmax(17rem, 1fr) minmax(0, 1.2fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"hours categories" "summary categories"',
  },
  [THREE_COLUMNS]: { gridTemplateColumns: 'minmax(17rem, 1fr) minmax(0, 2fr)' },
};

const CATEGORIES = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [THREE_COLUMNS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};
