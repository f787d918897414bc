import { fullName } from '@garita/domain/employee/full-name';
import { useNavigate } from 'react-router';
import { href, PATHS } from '../../../config/paths.ts';
import { Picker } from '../../../form/picker.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { addressAfter } from '../state/selection.ts';
import type { Sheet } from '../state/sheet.ts';

const { pickers } = payrollText;

type EmployeePickerProps = { sheet: Sheet; year: number; periodId: number | undefined };

/** Goes to the same period of another employee of the company, where it is one of theirs too. */
export function EmployeePicker({ sheet, year, periodId }: EmployeePickerProps) {
  const { company, employee, employees } = sheet;
  const navigate = useNavigate();
  const open = (employeeId: number) =>
    navigate({
      pathname: href(PATHS.timeEntry, { companyId: company.id, employeeId }),
      search: String(addressAfter(periodId === undefined ? { year } : { periodId }, { year })),
    });
  const options = employees
    .map((one) => ({ value: one.id, label: one.isActive ? fullName(one) : pickers.inactive(fullName(one)) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
  return (
    <Picker
      label={pickers.employee}
      options={options}
      value={employee.id}
      onChoose={(employeeId) => employeeId !== null && void open(employeeId)}
      width="16rem"
      narrow="1 1 100%"
    />
  );
}
