import { useState } from 'react';
import { AddButton } from '../../components/add-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ACTIVE_FILTERS } from '../../components/record-table/row-filter.ts';
import { RecordTable } from '../../components/record-table.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { companyCrumbs } from '../../layout/company-crumbs.ts';
import { useCompanyName } from '../../lib/company-name.ts';
import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { recordActions } from '../../records/record-actions.ts';
import { companyTaxesText } from '../../text/company-taxes.es.ts';
import { COMPANY_TAX_COLUMNS } from './company-tax-columns.tsx';
import { CompanyTaxRemoval } from './company-tax-removal.tsx';
import type { CompanyTaxRow } from './company-tax-row.ts';

const text = companyTaxesText.list;

/** Taxes: the lines that one company takes from, or adds to, its employees' pay. */
export function CompanyTaxListScreen() {
  const companyId = useRouteId('companyId');
  const company = useCompanyName(companyId);
  const taxes = trpc.companyTaxes.list.useQuery({ companyId });
  const mayWrite = useIsAllowed('records:write');
  const [leaving, setLeaving] = useState<CompanyTaxRow>();
  const addressOf = ({ id }: CompanyTaxRow) => href(PATHS.companyTaxEdit, { companyId, taxId: id });

  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company), { label: text.title }]} />
      <PageHeader title={text.title} description={company} />
      <RecordTable
        label={text.title}
        columns={COMPANY_TAX_COLUMNS}
        data={taxes.data}
        isLoading={taxes.isLoading}
        error={taxes.error}
        onRetry={taxes.refetch}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={addressOf}
        actions={(tax) => recordActions({ to: addressOf(tax), mayWrite, onRemove: () => setLeaving(tax) })}
        filters={ACTIVE_FILTERS}
        emptyHint={text.empty}
      />
      <CompanyTaxRemoval tax={leaving} onClose={() => setLeaving(undefined)} />
      {mayWrite && <AddButton label={text.add} to={href(PATHS.companyTaxCreate, { companyId })} />}
    </>
  );
}
