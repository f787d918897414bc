import { fullName } from '@garita/domain/employee/full-name';
import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { ACTIVE_FILTERS } from '../../records/use-record-pages.ts';
import { balancesText } from '../../text/records/balances.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { compareValues, type RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';

const text = balancesText.company;

type EmployeeRow = inferRouterOutputs<AppRouter>['balances']['ofCompany'][number];

/** Saldos of a company: the leave that each employee has left, with a link to the balances. */
export function CompanyBalancesScreen() {
  const companyId = useRouteId('companyId');
  const employees = trpc.balances.ofCompany.useQuery({ companyId }, { select: inOrder });
  const { data: company } = trpc.companies.get.useQuery({ companyId });
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company?.name), { label: balancesText.title }]} />
      <PageHeader title={balancesText.title} description={company?.name} />
      <RecordTable
        label={balancesText.title}
        columns={COLUMNS}
        data={employees.data}
        isLoading={employees.isLoading}
        error={employees.error}
        onRetry={employees.refetch}
        rowId={({ id }) => id}
        rowLabel={fullName}
        rowHref={({ id }) => href(PATHS.employeeBalances, { companyId, employeeId: id })}
        filters={[{ label: text.onlyNegative, accepts: isNegative }, ...ACTIVE_FILTERS.el]}
        emptyHint={text.empty}
      />
    </>
  );
}

const COLUMNS: readonly RecordColumn<EmployeeRow>[] = [
  { id: 'name', header: text.name, text: fullName },
  ...LEAVE_KINDS.map(leaveColumn),
];

function leaveColumn(kind: LeaveKind): RecordColumn<EmployeeRow> {
  return {
    id: kind,
    header: text.leave[kind],
    text: ({ leaveBalances }) => formatMinutes(leaveBalances[kind]),
    sortBy: ({ leaveBalances }) => leaveBalances[kind],
    align: 'end',
  };
}

function isNegative({ leaveBalances }: EmployeeRow): boolean {
  return LEAVE_KINDS.some((kind) => leaveBalances[kind] < 0);
}

function inOrder(rows: EmployeeRow[]): EmployeeRow[] {
  return rows.toSorted((one, other) => compareValues(fullName(one), fullName(other)));
}
