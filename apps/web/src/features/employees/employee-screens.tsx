import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { Loaded } from '../../components/loaded.tsx';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { RecordFormHeader } from '../../records/record-form-header.tsx';
import { useFinish } from '../../records/use-finish.ts';
import { employeesText } from '../../text/employees.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { EmployeeForm } from './employee-form.tsx';
import { EMPLOYEE } from './employee-kind.ts';

/** Crear Empleado: a form with the leave policy of the company. */
export function EmployeeCreateScreen() {
  const companyId = useRouteId('companyId');
  const defaults = trpc.employees.defaults.useQuery({ companyId }, FORM_START);
  const create = trpc.employees.create.useMutation();
  const finish = useFinish(EMPLOYEE, recordsText.created);
  const save = async (employee: Employee, commandId: string) => {
    await create.mutateAsync({ companyId, employee, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader kind={EMPLOYEE} title={employeesText.create.title} />
      <Loaded query={defaults}>
        {(draft) => (
          <EmployeeForm
            text={employeesText.create}
            whose={{ companyId }}
            defaultValues={draft}
            isNew
            onSave={save}
          />
        )}
      </Loaded>
    </>
  );
}

/** Editar Empleado: a form with the employee as the server has them now. */
export function EmployeeEditScreen() {
  const companyId = useRouteId('companyId');
  const employeeId = useRouteId('employeeId');
  const saved = trpc.employees.get.useQuery({ companyId, employeeId }, FORM_START);
  const update = trpc.employees.update.useMutation();
  const finish = useFinish(EMPLOYEE, recordsText.edited);
  const save = async (employee: Employee, commandId: string) => {
    await update.mutateAsync({ companyId, employeeId, employee, commandId });
    await finish();
  };

  return (
    <>
      <RecordFormHeader
        kind={EMPLOYEE}
        title={employeesText.edit.title}
        recordId={employeeId}
        name={saved.data && fullName(saved.data)}
      />
      <Loaded query={saved}>
        {({ id, isActive, companyId: _, leaveBalances: __, ...employee }) => (
          <EditedRecord record="employee" recordId={employeeId}>
            <EmployeeForm
              text={employeesText.edit}
              whose={{ companyId, employeeId }}
              defaultValues={employee}
              isNew={false}
              onSave={save}
            />
          </EditedRecord>
        )}
      </Loaded>
    </>
  );
}
