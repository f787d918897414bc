import { fullName } from '@garita/domain/employee/full-name';
import { trpc } from '../../lib/trpc.ts';
import { RemoveDialog } from '../../records/remove-dialog.tsx';
import { employeesText } from '../../text/employees.es.ts';
import type { EmployeeRow } from './employee-row.ts';

type EmployeeRemovalProps = {
  /** The employee to ask about; undefined keeps the question closed. */
  employee: EmployeeRow | undefined;
  onClose: () => void;
};

/** Removes an employee for good, after asking. The server refuses one who ever had time. */
export function EmployeeRemoval({ employee, onClose }: EmployeeRemovalProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.employees.remove.useMutation();
  const remove = async () => {
    if (!employee) return;
    await mutateAsync({ employeeId: employee.id });
    await utils.employees.list.invalidate({ companyId: employee.companyId });
  };
  const record = employee && employeesText.record(fullName(employee));
  return <RemoveDialog record={record} onClose={onClose} onRemove={remove} />;
}
