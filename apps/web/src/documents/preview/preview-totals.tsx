import { Flex } from '@chakra-ui/react';
import { previewText } from '../../text/preview.es.ts';
import { SourcedTotal } from './asked-sources.tsx';
import type { Preview } from './preview.ts';
import { totalText } from './total-text.ts';

/** '12 empleados · salarios $184,220.00 · retenido $21,004.18', each with where it comes from. */
export function PreviewTotals({ totals }: Pick<Preview, 'totals'>) {
  return (
    <Flex
      as="ul"
      aria-label={previewText.totals}
      listStyleType="none"
      fontWeight="medium"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
    >
      {totals.map((total) => (
        <li key={total.name}>
          <SourcedTotal text={totalText(total)} total={total.name} />
        </li>
      ))}
    </Flex>
  );
}
