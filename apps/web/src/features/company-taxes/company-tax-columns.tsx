import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { type ColumnValue, valueText } from '../../components/record-table/column-value.ts';
import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { companyTaxesText } from '../../text/company-taxes.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { lineBasisLabels, lineDirectionLabels, requirementLabels } from '../../text/reference.es.ts';
import type { CompanyTaxRow } from './company-tax-row.ts';
import { CompanyTaxSwitch } from './company-tax-switch.tsx';

const text = companyTaxesText.list;

export const COMPANY_TAX_COLUMNS: readonly RecordColumn<CompanyTaxRow>[] = [
  { id: 'name', header: text.name, text: ({ name }) => name },
  // Dollars and percentages have no order among each other.
  {
    id: 'amount',
    header: text.amount,
    text: (tax) => valueText(amountOf(tax)),
    value: amountOf,
    isSortable: false,
    align: 'end',
  },
  {
    id: 'requirement',
    header: text.requirement,
    text: ({ requirement }) => requirementLabels[requirement],
  },
  { id: 'direction', header: text.direction, text: ({ direction }) => lineDirectionLabels[direction] },
  { id: 'basis', header: text.basis, text: ({ basis }) => lineBasisLabels[basis] },
  {
    id: 'active',
    header: recordsText.active,
    text: ({ isActive }) => (isActive ? recordsText.yes : recordsText.no),
    cell: (tax) => <CompanyTaxSwitch tax={tax} />,
  },
];

function amountOf(tax: CompanyTax): ColumnValue {
  return tax.basis === 'fixed' ? { kind: 'amount', cents: tax.cents } : { kind: 'percent', rate: tax.rate };
}
