import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { LINE_BASIS_LABELS, REQUIREMENT_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { LINE_DIRECTION_LABELS } from '@garita/domain/text/option-labels.es';
import { href, PATHS } from '../../config/paths.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { RecordList } from '../../records/record-list.tsx';
import { activeColumn } from '../../records/record-switch.tsx';
import { companyTaxesText } from '../../text/records/taxes.es.ts';
import { type ColumnValue, type RecordColumn, valueText } from '../../ui/table/record-column.ts';
import { COMPANY_TAX, type CompanyTaxRow } from './company-tax-kind.ts';

const text = companyTaxesText.list;

const COMPANY_TAX_COLUMNS: readonly RecordColumn<CompanyTaxRow>[] = [
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
    text: ({ requirement }) => REQUIREMENT_LABELS[requirement],
  },
  { id: 'direction', header: text.direction, text: ({ direction }) => LINE_DIRECTION_LABELS[direction] },
  { id: 'basis', header: text.basis, text: ({ basis }) => LINE_BASIS_LABELS[basis] },
  activeColumn(COMPANY_TAX),
];

/** Taxes: the lines that one company takes from, or adds to, its employees' pay. */
export function CompanyTaxListScreen() {
  const companyId = useRouteId('companyId');
  const taxes = trpc.companyTaxes.list.useQuery({ companyId });
  return (
    <RecordList
      kind={COMPANY_TAX}
      columns={COMPANY_TAX_COLUMNS}
      query={taxes}
      formOf={({ id }) => href(PATHS.companyTaxEdit, { companyId, taxId: id })}
      newForm={href(PATHS.companyTaxCreate, { companyId })}
    />
  );
}

function amountOf(tax: CompanyTax): ColumnValue {
  return tax.basis === 'fixed' ? { kind: 'amount', cents: tax.cents } : { kind: 'percent', rate: tax.rate };
}
