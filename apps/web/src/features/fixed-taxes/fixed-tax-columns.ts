import { rateToPercent } from '@garita/domain/money/rate';
import { dollarsText } from '../../components/amount.tsx';
import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { dateText } from '../../lib/date-text.ts';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';
import type { FixedTaxRow } from './fixed-tax-row.ts';

const text = fixedTaxesText.list;

export const FIXED_TAX_COLUMNS: readonly RecordColumn<FixedTaxRow>[] = [
  { id: 'name', header: text.name, text: fixedTaxName },
  // Percentages and dollars per week have no order among each other.
  { id: 'percent', header: text.percent, text: sizeText, isSortable: false, align: 'end' },
  {
    id: 'limit',
    header: text.limit,
    text: ({ limit }) => (limit === undefined ? text.noLimit : dollarsText(limit)),
    sortBy: ({ limit }) => limit ?? Number.POSITIVE_INFINITY,
    align: 'end',
  },
  {
    id: 'since',
    header: text.since,
    text: ({ effectiveFrom }) => dateText(effectiveFrom),
    sortBy: ({ effectiveFrom }) => effectiveFrom,
  },
];

/** The name of a fixed tax in capitals, as it is known on stubs. */
export function fixedTaxName({ concept }: Pick<FixedTaxRow, 'concept'>): string {
  return fixedTaxesText.names[concept].toLocaleUpperCase('es-PR');
}

function sizeText(tax: FixedTaxRow): string {
  return tax.concept === 'chauffeurInsurance'
    ? text.perWeek(dollarsText(tax.weeklyAmount))
    : text.percentText(rateToPercent(tax.rate));
}
