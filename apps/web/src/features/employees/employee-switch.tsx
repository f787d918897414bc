import { fullName } from '@garita/domain/employee/full-name';
import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActiveSwitch } from '../../records/active-switch.tsx';
import { employeesText } from '../../text/employees.es.ts';
import type { EmployeeRow } from './employee-row.ts';

/** Switches an employee on and off: one who is off is not paid. */
export function EmployeeSwitch({ employee }: { employee: EmployeeRow }) {
  const { id, isActive } = employee;
  const mayWrite = useIsAllowed('records:write');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.employees.setActive.useMutation();
  const toggle = async () => {
    await mutateAsync({ employeeId: id, isActive: !isActive });
    await utils.employees.list.invalidate({ companyId: employee.companyId });
  };
  return (
    <ActiveSwitch
      isActive={isActive}
      record={employeesText.record(fullName(employee))}
      onToggle={toggle}
      isDisabled={!mayWrite}
    />
  );
}
