import { fullName } from '@garita/domain/employee/full-name';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { maskedText } from '../../form/masked-text.ts';
import { employeesText } from '../../text/employees.es.ts';
import { employeeTypeLabels } from '../../text/reference.es.ts';

const text = employeesText.list;

/** An employee as the list of a company shows one: of the social security number, its last four digits. */
export type EmployeeRow = inferRouterOutputs<AppRouter>['employees']['list'][number];

export const EMPLOYEE_COLUMNS: readonly RecordColumn<EmployeeRow>[] = [
  { id: 'name', header: text.name, text: fullName },
  {
    id: 'socialSecurityNumber',
    header: text.socialSecurity,
    text: ({ socialSecurityNumber }) => socialSecurityNumber,
    isSortable: false,
  },
  { id: 'phone', header: text.phone, text: ({ mobileNumber }) => maskedText('phone', mobileNumber) },
  { id: 'type', header: text.type, text: ({ employeeType }) => employeeTypeLabels[employeeType] },
];
