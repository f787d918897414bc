import { fullName } from '@garita/domain/employee/full-name';
import { useLocation } from 'react-router';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import { EditedRecord, useEditConflict } from '../../records/edited-record.tsx';
import { RecordFormHeader, useFinish } from '../../records/record-form.tsx';
import { useRecordList } from '../../records/record-kind.ts';
import { Welcome } from '../../records/welcome.tsx';
import { employeesText } from '../../text/records/employees.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import type { OnSubmit } from '../../ui/form/saving/use-saving.ts';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { EmployeeForm, type TypedEmployee } from './employee-form.tsx';
import { EMPLOYEE } from './employee-kind.ts';

/** Crear Empleado: a form with the leave policy of the company. */
export function EmployeeCreateScreen() {
  const companyId = useRouteId('companyId');
  const defaults = trpc.employees.defaults.useQuery({ companyId }, NO_CACHE);
  const create = trpc.employees.create.useMutation();
  const finish = useFinish(EMPLOYEE, recordsText.created);
  const another = useScreenAfterSaving();
  const saveAnd =
    (goOn: () => Promise<void>): OnSubmit<TypedEmployee> =>
    async ({ reason, ...employee }, commandId) => {
      await create.mutateAsync({ companyId, employee, reason, commandId });
      await goOn();
    };

  return (
    <>
      <RecordFormHeader kind={EMPLOYEE} title={employeesText.create.title} />
      <Welcome step="employees" />
      <FreshlyLoaded query={defaults}>
        {(draft) => (
          <EmployeeForm
            key={another.turn}
            text={employeesText.create}
            employee={{ companyId }}
            defaultValues={draft}
            isNew
            onSave={saveAnd(() => finish(another.list))}
            onSaveAndAdd={saveAnd(() => finish(another.form))}
          />
        )}
      </FreshlyLoaded>
    </>
  );
}

/**
 * Returns the next screen after saving: this one with an empty form or, after several employees, the list,
 * because the previous screen is then the form of another one.
 */
function useScreenAfterSaving() {
  const { pathname, state } = useLocation();
  const { to } = useRecordList(EMPLOYEE);
  const turn = (state as { turn?: number } | null)?.turn ?? 0; // from the previous navigation
  return {
    turn,
    form: { to: pathname, state: { turn: turn + 1 } },
    list: turn > 0 ? { to } : undefined,
  };
}

/** Editar Empleado: a form with the employee as the server has them now. */
export function EmployeeEditScreen() {
  const companyId = useRouteId('companyId');
  const employeeId = useRouteId('employeeId');
  const saved = trpc.employees.get.useQuery({ companyId, employeeId, isMasked: true }, NO_CACHE);
  const update = trpc.employees.update.useMutation();
  const finish = useFinish(EMPLOYEE, recordsText.edited);
  const conflict = useEditConflict(saved, update);
  const saveOn =
    (version: number) =>
    async ({ reason, ...employee }: TypedEmployee, commandId: string) => {
      await update.mutateAsync({ companyId, employeeId, employee, reason, version, commandId });
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
      <FreshlyLoaded query={saved}>
        {({ id, isActive, version, companyId: _, leaveBalances: __, ...employee }) => (
          <EditedRecord {...conflict} version={version}>
            {(opened) => (
              <EmployeeForm
                text={employeesText.edit}
                employee={{ companyId, employeeId }}
                defaultValues={employee}
                isNew={false}
                onSave={saveOn(opened)}
              />
            )}
          </EditedRecord>
        )}
      </FreshlyLoaded>
    </>
  );
}
