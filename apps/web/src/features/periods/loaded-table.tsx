import { fullName } from '@garita/domain/employee/full-name';
import type { Cents } from '@garita/domain/money/cents';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import { timeEntryAt } from '../../lib/addresses.ts';
import { trpc } from '../../lib/trpc.ts';
import { periodsText as text } from '../../text/pay/periods.es.ts';
import { amountColumn, compareValues, type RecordColumn, sumOfCents } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';

type Row = { employeeId: number; name: string; minutes: Minutes; net: Cents };

/** The hours and net of each employee in the period, with a link to the entry. */
export function LoadedTable({ companyId, periodId }: { companyId: number; periodId: number }) {
  const loaded = trpc.payroll.loaded.useQuery({ companyId, periodId });
  const employees = trpc.employees.payees.useQuery({ companyId });
  const names = new Map(employees.data?.map((employee) => [employee.id, fullName(employee)]));
  const rows = loaded.data?.map((row): Row => ({ ...row, name: names.get(row.employeeId) ?? '' }));
  return (
    <RecordTable
      label={text.loaded}
      columns={COLUMNS}
      data={employees.data && rows?.toSorted((one, other) => compareValues(one.name, other.name))}
      isLoading={loaded.isLoading || employees.isLoading}
      error={loaded.error ?? employees.error}
      onRetry={() => Promise.all([loaded.refetch(), employees.refetch()])}
      rowId={({ employeeId }) => employeeId}
      rowLabel={({ name }) => name}
      rowHref={({ employeeId }) => timeEntryAt({ companyId, employeeId, periodId })}
      isWhole
      emptyHint={text.nothingLoaded}
    />
  );
}

const netOf = ({ net }: Row) => net;

const COLUMNS: readonly RecordColumn<Row>[] = [
  { id: 'name', header: text.columns.employee, text: ({ name }) => name },
  {
    id: 'hours',
    header: text.columns.hours,
    text: ({ minutes }) => formatMinutes(minutes),
    sortBy: ({ minutes }) => minutes,
    align: 'end',
  },
  { ...amountColumn('net', text.columns.net, netOf), total: sumOfCents(netOf) },
];
