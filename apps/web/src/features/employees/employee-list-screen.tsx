import { fullName } from '@garita/domain/employee/full-name';
import { Clock, Scale } from 'lucide-react';
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
import { employeesText } from '../../text/employees.es.ts';
import { EMPLOYEE_COLUMNS } from './employee-columns.tsx';
import { EmployeeRemoval } from './employee-removal.tsx';
import type { EmployeeRow } from './employee-row.ts';

const text = employeesText.list;

/** Empleados: the employees of one company, and the way to the hours of each. */
export function EmployeeListScreen() {
  const companyId = useRouteId('companyId');
  const company = useCompanyName(companyId);
  const employees = trpc.employees.list.useQuery({ companyId }, { select: inNameOrder });
  const mayWrite = useIsAllowed('records:write');
  const [leaving, setLeaving] = useState<EmployeeRow>();
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company), { label: text.title }]} />
      <PageHeader title={text.title} description={company} />
      <RecordTable
        label={text.title}
        columns={EMPLOYEE_COLUMNS}
        data={employees.data}
        isLoading={employees.isLoading}
        error={employees.error}
        onRetry={employees.refetch}
        rowId={({ id }) => id}
        rowLabel={fullName}
        rowHref={editAddress}
        actions={(employee) => actionsOf(employee, mayWrite, setLeaving)}
        filters={ACTIVE_FILTERS}
        emptyHint={text.empty}
      />
      <EmployeeRemoval employee={leaving} onClose={() => setLeaving(undefined)} />
      {mayWrite && <AddButton label={text.add} to={href(PATHS.employeeCreate, { companyId })} />}
    </>
  );
}

function actionsOf(
  employee: EmployeeRow,
  mayWrite: boolean,
  onRemove: (employee: EmployeeRow) => void,
): Action[] {
  const ids = { companyId: employee.companyId, employeeId: employee.id };
  const hours = href(PATHS.timeEntry, ids);
  const balances = href(PATHS.employeeBalances, ids);
  return [
    { label: text.hours, icon: Clock, showsLabel: true, to: hours },
    { label: text.balances, icon: Scale, to: balances },
    ...recordActions({ to: editAddress(employee), mayWrite, onRemove: () => onRemove(employee) }),
  ];
}

/** As Spanish orders names: the database, by its bytes, puts an Ángel last. */
function inNameOrder(employees: EmployeeRow[]): EmployeeRow[] {
  return employees.toSorted((one, other) => compareValues(fullName(one), fullName(other)));
}

function editAddress({ id, companyId }: EmployeeRow): string {
  return href(PATHS.employeeEdit, { companyId, employeeId: id });
}
