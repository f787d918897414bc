import { fullName } from '@garita/domain/employee/full-name';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { Action } from '../../components/action.ts';
import { AddButton } from '../../components/add-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { compareValues } from '../../components/record-table/record-column.ts';
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
import { contractorsText } from '../../text/contractors.es.ts';
import { CONTRACTOR_COLUMNS } from './contractor-columns.tsx';
import { ContractorRemoval } from './contractor-removal.tsx';
import type { ContractorRow } from './contractor-row.ts';
import { ReportPanel } from './report-panel/report-panel.tsx';

const text = contractorsText.list;

/** Servicio Profesionales: the contractors of one company, and the way to the hours of each. */
export function ContractorListScreen() {
  const companyId = useRouteId('companyId');
  const company = useCompanyName(companyId);
  const contractors = trpc.contractors.list.useQuery({ companyId }, { select: inNameOrder });
  const mayWrite = useIsAllowed('records:write');
  const [leaving, setLeaving] = useState<ContractorRow>();
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company), { label: text.title }]} />
      <PageHeader title={text.title} description={company} />
      <ReportPanel companyId={companyId} />
      <RecordTable
        label={text.title}
        columns={CONTRACTOR_COLUMNS}
        data={contractors.data}
        isLoading={contractors.isLoading}
        error={contractors.error}
        onRetry={contractors.refetch}
        filters={ACTIVE_FILTERS}
        rowId={({ id }) => id}
        rowLabel={fullName}
        rowHref={editAddress}
        actions={(contractor) => actionsOf(contractor, mayWrite, setLeaving)}
        emptyHint={text.empty}
      />
      <ContractorRemoval contractor={leaving} onClose={() => setLeaving(undefined)} />
      {mayWrite && <AddButton label={text.add} to={href(PATHS.contractorCreate, { companyId })} />}
    </>
  );
}

function actionsOf(
  contractor: ContractorRow,
  mayWrite: boolean,
  onRemove: (contractor: ContractorRow) => void,
): Action[] {
  const hours = href(PATHS.contractorHours, { companyId: contractor.companyId, contractorId: contractor.id });
  return [
    { label: text.hours, icon: Clock, showsLabel: true, to: hours },
    ...recordActions({ to: editAddress(contractor), mayWrite, onRemove: () => onRemove(contractor) }),
  ];
}

/** As Spanish orders names: the database, by its bytes, puts an Ángel last. */
function inNameOrder(contractors: ContractorRow[]): ContractorRow[] {
  return contractors.toSorted((one, other) => compareValues(fullName(one), fullName(other)));
}

function editAddress({ id, companyId }: ContractorRow): string {
  return href(PATHS.contractorEdit, { companyId, contractorId: id });
}
