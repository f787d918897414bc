import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { Loaded } from '../../components/loaded.tsx';
import { notifySuccess } from '../../components/notices.ts';
import { href, PATHS } from '../../config/paths.ts';
import { FORM_START } from '../../lib/form-start.ts';
import { trpc } from '../../lib/trpc.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { EditedRecord } from '../../records/edited-record.tsx';
import { employeesText } from '../../text/employees.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { EmployeeForm } from './employee-form.tsx';
import { EmployeeFormHeader } from './employee-form-header.tsx';

/** Crear Empleado: a form with the leave policy of the company. */
export function EmployeeCreateScreen() {
  const companyId = useRouteId('companyId');
  const defaults = trpc.employees.defaults.useQuery({ companyId }, FORM_START);
  const create = trpc.employees.create.useMutation();
  const finish = useFinish(companyId, recordsText.created);
  const save = async (employee: Employee, commandId: string) => {
    await create.mutateAsync({ companyId, employee, commandId });
    await finish();
  };

  return (
    <>
      <EmployeeFormHeader companyId={companyId} title={employeesText.create.title} />
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
  const finish = useFinish(companyId, recordsText.edited);
  const save = async (employee: Employee, commandId: string) => {
    await update.mutateAsync({ companyId, employeeId, employee, commandId });
    await finish();
  };

  return (
    <>
      <EmployeeFormHeader
        companyId={companyId}
        title={employeesText.edit.title}
        employeeId={employeeId}
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

/** What follows an employee who was saved: the notice, and the screen that one came from. */
function useFinish(companyId: number, notice: string): () => Promise<void> {
  const utils = trpc.useUtils();
  const goBack = useGoBack(href(PATHS.employees, { companyId }));
  return async () => {
    notifySuccess(notice);
    void utils.employees.list.invalidate({ companyId });
    await goBack();
  };
}
