import { useNavigate } from 'react-router';
import { href, PATHS } from '../../../config/paths.ts';
import { PersonPicker } from '../../../form/person-picker.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { addressAfter } from '../state/selection.ts';
import type { Sheet } from '../state/sheet.ts';

type EmployeePickerProps = { sheet: Sheet; year: number; periodId: number | undefined };

/** Goes to the same period of another employee of the company, where it is one of theirs too. */
export function EmployeePicker({ sheet, year, periodId }: EmployeePickerProps) {
  const { company, employee, employees } = sheet;
  const navigate = useNavigate();
  const open = (employeeId: number) =>
    void navigate({
      pathname: href(PATHS.timeEntry, { companyId: company.id, employeeId }),
      search: String(addressAfter(periodId === undefined ? { year } : { periodId }, { year })),
    });
  return (
    <PersonPicker label={payrollText.pickers.employee} people={employees} chosen={employee} onChoose={open} />
  );
}
