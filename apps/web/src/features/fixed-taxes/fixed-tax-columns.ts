import { dateText } from '../../lib/date-text.ts';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { type ColumnValue, type RecordColumn, valueText } from '../../ui/table/record-column.ts';
import type { FixedTaxRow } from './fixed-tax-kind.ts';

const text = fixedTaxesText.list;

export const FIXED_TAX_COLUMNS: readonly RecordColumn<FixedTaxRow>[] = [
  { id: 'name', header: text.name, text: fixedTaxName },
  // Percentages and dollars per week have no order among each other.
  { id: 'percent', header: text.percent, text: sizeText, value: rateOf, isSortable: false, align: 'end' },
  {
    id: 'limit',
    header: text.limit,
    text: ({ limit }) => (limit === undefined ? text.noLimit : dollarsText(limit)),
    value: ({ limit }) => (limit === undefined ? undefined : { kind: 'amount', cents: limit }),
    sortBy: ({ limit }) => limit ?? Number.POSITIVE_INFINITY,
    align: 'end',
  },
  {
    id: 'since',
    header: text.since,
    text: ({ effectiveFrom }) => dateText(effectiveFrom),
    value: ({ effectiveFrom }) => ({ kind: 'date', date: effectiveFrom }),
  },
];

/** The name of a fixed tax in capitals, as it is known on stubs. */
export function fixedTaxName({ concept }: Pick<FixedTaxRow, 'concept'>): string {
  return fixedTaxesText.names[concept].toLocaleUpperCase('es-PR');
}

// Dollars per week are told in words alone: as a number they would pass for a percentage.
function rateOf(tax: FixedTaxRow): ColumnValue | undefined {
  return tax.concept === 'chauffeurInsurance' ? undefined : { kind: 'percent', rate: tax.rate };
}

function sizeText(tax: FixedTaxRow): string {
  return tax.concept === 'chauffeurInsurance'
    ? text.perWeek(dollarsText(tax.weeklyAmount))
    : valueText({ kind: 'percent', rate: tax.rate });
}
