import { Flex, Text } from '@chakra-ui/react';
import { REPORT_TOTAL_UNITS } from '@garita/domain/report/report-total';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { dollarsText } from '../../components/amount.tsx';
import { previewText, totalTexts } from '../../text/preview.es.ts';
import type { Preview } from './preview.ts';

type Total = Preview['totals'][number];

/** '12 empleados · salarios $184,220.00 · retenido $21,004.18'. */
export function PreviewTotals({ totals }: Pick<Preview, 'totals'>) {
  return (
    <Flex as="ul" aria-label={previewText.totals} listStyleType="none" wrap="wrap" columnGap="4" rowGap="1">
      {totals.map((total) => (
        <Text as="li" key={total.name} fontWeight="medium" fontVariantNumeric="tabular-nums">
          {totalText(total)}
        </Text>
      ))}
    </Flex>
  );
}

/** A figure in words. */
export function totalText({ name, value }: Total): string {
  return totalTexts[name](valueText({ name, value }), value === 1);
}

function valueText({ name, value }: Pick<Total, 'name' | 'value'>): string {
  switch (REPORT_TOTAL_UNITS[name]) {
    case 'cents':
      return dollarsText(value);
    case 'minutes':
      return formatMinutes(value);
    case 'count':
      return COUNT.format(value);
  }
}

const COUNT = new Intl.NumberFormat('es-PR');
