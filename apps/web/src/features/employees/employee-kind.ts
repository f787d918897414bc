import { fullName } from '@garita/domain/employee/full-name';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { employeesText } from '../../text/employees.es.ts';
import { EMPLOYEE_HISTORY } from './employee-history.ts';

/** An employee as the list of a company shows one: of the social security number, its last four digits. */
export type EmployeeRow = inferRouterOutputs<AppRouter>['employees']['list'][number];

export const EMPLOYEE: ListedKind<EmployeeRow> = {
  history: { record: 'employee', fields: EMPLOYEE_HISTORY },
  permission: 'records:write',
  list: { text: employeesText.list, ofCompany: (companyId) => href(PATHS.employees, { companyId }) },
  viewTitle: employeesText.view.title,
  // The screens of pay lead to it too.
  leavesTo: 'back',
  nameOf: fullName,
  inQuestion: employeesText.record,
  refresh: async ({ employees, balances }) => {
    await Promise.all([
      employees.page.invalidate(),
      employees.payees.invalidate(),
      balances.ofCompany.invalidate(),
    ]);
  },
  setActive: ({ employees }, employeeId, isActive) => employees.setActive.mutate({ employeeId, isActive }),
  remove: ({ employees }, employeeId) => employees.remove.mutate({ employeeId }),
};
