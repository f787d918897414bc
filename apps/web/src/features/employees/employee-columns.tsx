import { fullName } from '@garita/domain/employee/full-name';
import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { maskedText } from '../../form/fields/masked-text.ts';
import { employeesText } from '../../text/employees.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { employeeTypeLabels } from '../../text/reference.es.ts';
import type { EmployeeRow } from './employee-row.ts';
import { EmployeeSwitch } from './employee-switch.tsx';
import { SocialSecurityNumber } from './social-security-number.tsx';

const text = employeesText.list;

export const EMPLOYEE_COLUMNS: readonly RecordColumn<EmployeeRow>[] = [
  { id: 'name', header: text.name, text: fullName },
  {
    id: 'socialSecurityNumber',
    header: text.socialSecurity,
    text: ({ socialSecurityNumber }) => socialSecurityNumber,
    cell: (employee) => <SocialSecurityNumber employee={employee} />,
    isSortable: false,
  },
  { id: 'phone', header: text.phone, text: ({ mobileNumber }) => maskedText('phone', mobileNumber) },
  { id: 'type', header: text.type, text: ({ employeeType }) => employeeTypeLabels[employeeType] },
  {
    id: 'active',
    header: recordsText.active,
    text: ({ isActive }) => (isActive ? recordsText.yes : recordsText.no),
    cell: (employee) => <EmployeeSwitch employee={employee} />,
  },
];
