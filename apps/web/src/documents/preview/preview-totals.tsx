import { Link as ChakraLink, Flex } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { useState } from 'react';
import { SideDrawer } from '../../components/side-drawer.tsx';
import { previewText } from '../../text/preview.es.ts';
import type { Preview } from './preview.ts';
import { TotalSources } from './total-sources.tsx';
import { totalText } from './total-text.ts';

type PreviewTotalsProps = Pick<Preview, 'totals'> & { request: ReportRequest };

/** '12 empleados · salarios $184,220.00 · retenido $21,004.18', each with where it comes from. */
export function PreviewTotals({ totals, request }: PreviewTotalsProps) {
  const [asked, setAsked] = useState<Preview['totals'][number]>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Flex as="ul" aria-label={previewText.totals} listStyleType="none" wrap="wrap" columnGap="4" rowGap="1">
        {totals.map((total) => (
          <li key={total.name}>
            <ChakraLink
              as="button"
              variant="underline"
              fontWeight="medium"
              fontVariantNumeric="tabular-nums"
              onClick={() => setAsked(total)}
            >
              {totalText(total)}
            </ChakraLink>
          </li>
        ))}
      </Flex>
      <SideDrawer
        open={asked !== undefined}
        size="md"
        title={asked ? previewText.sources(totalText(asked)) : ''}
        onClose={close}
      >
        {asked && <TotalSources request={request} total={asked.name} />}
      </SideDrawer>
    </>
  );
}
