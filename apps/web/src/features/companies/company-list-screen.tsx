import { BriefcaseBusiness, Percent, Users } from 'lucide-react';
import { useState } from 'react';
import type { Action } from '../../components/action.ts';
import { AddButton } from '../../components/add-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { compareValues } from '../../components/record-table/record-column.ts';
import { ACTIVE_FILTERS } from '../../components/record-table/row-filter.ts';
import { RecordTable } from '../../components/record-table.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { recordActions } from '../../records/record-actions.ts';
import { companiesText } from '../../text/companies.es.ts';
import { COMPANY_COLUMNS } from './company-columns.tsx';
import { CompanyRemoval } from './company-removal.tsx';
import type { CompanyRow } from './company-row.ts';

const text = companiesText.list;

/** Compañías: every company of the account, and the way to what belongs to each. */
export function CompanyListScreen() {
  const companies = trpc.companies.list.useQuery(undefined, { select: inNameOrder });
  const mayWrite = useIsAllowed('records:write');
  const [leaving, setLeaving] = useState<CompanyRow>();
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.title} />
      <RecordTable
        label={text.title}
        columns={COMPANY_COLUMNS}
        data={companies.data}
        isLoading={companies.isLoading}
        error={companies.error}
        onRetry={companies.refetch}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={editAddress}
        actions={(company) => actionsOf(company, mayWrite, setLeaving)}
        filters={ACTIVE_FILTERS}
        emptyHint={text.empty}
      />
      <CompanyRemoval company={leaving} onClose={() => setLeaving(undefined)} />
      {mayWrite && <AddButton label={text.add} to={PATHS.companyCreate} />}
    </>
  );
}

function actionsOf(
  company: CompanyRow,
  mayWrite: boolean,
  onRemove: (company: CompanyRow) => void,
): Action[] {
  const ids = { companyId: company.id };
  return [
    { label: text.employees, icon: Users, showsLabel: true, to: href(PATHS.employees, ids) },
    { label: text.contractors, icon: BriefcaseBusiness, showsLabel: true, to: href(PATHS.contractors, ids) },
    { label: text.taxes, icon: Percent, to: href(PATHS.companyTaxes, ids) },
    ...recordActions({ to: editAddress(company), mayWrite, onRemove: () => onRemove(company) }),
  ];
}

/** As Spanish orders names: the database, by its bytes, puts an Ágora last. */
function inNameOrder(companies: CompanyRow[]): CompanyRow[] {
  return companies.toSorted((one, other) => compareValues(one.name, other.name));
}

function editAddress({ id }: CompanyRow): string {
  return href(PATHS.companyEdit, { companyId: id });
}
