import type { Employee } from '@garita/domain/employee/employee.schema';
import type { EmployeeDraft } from '@garita/domain/employee/employee-defaults';
import { initialVacationMinutes } from '@garita/domain/employee/initial-leave';
import { type CalendarDate, calendarDateSchema } from '@garita/domain/time/calendar-date';
import { requireBirthBy } from '../records/person-body.ts';
import type { WireBody } from '../wire/field-names.ts';
import { decodeNew, type NewRecord, newRecordBody } from '../wire/new-record.ts';
import { readAll } from '../wire/read-value.ts';
import { employeeWire } from './employee.wire.ts';

/** The facts that the body of a new employee is read with: the company's defaults, and the day. */
type Known = { draft: EmployeeDraft; today: CalendarDate };

/** A new employee on the wire: what one starts with may be left out. */
export const newEmployeeBody = newRecordBody(
  employeeWire,
  [
    'first_name',
    'employee_type',
    'social_security_number',
    'marital_status',
    'gender',
    'birthday',
    'address',
    'address_country',
    'address_number',
    'phone_number',
    'smartphone_number',
    'choferil',
    'date_admission',
    'period_norma',
    'retention_type',
    'exec_personal',
  ],
  decodeNewEmployee,
);

/**
 * Reads a new employee, whose vacation per month follows from the admission unless it is said. Errors:
 * `invalid-input`.
 */
function decodeNewEmployee(sent: WireBody, { draft, today }: Known): NewRecord<Employee> {
  // The form starts with these two, where a person sees them; what a program leaves out nobody has seen.
  const { isChauffeur: _, withholdingRate: __, ...shown } = draft;
  const { data: admission } = calendarDateSchema.safeParse(sent.date_admission);
  const start =
    admission === undefined ? shown : withInitialVacation(shown, initialVacationMinutes(admission, today));
  return readAll({
    read: () => decodeNew(employeeWire, sent, employeeWire.encodeDraft(start)),
    born: () => requireBirthBy(today, sent),
  }).read;
}

function withInitialVacation<Draft extends Pick<EmployeeDraft, 'leave'>>(
  draft: Draft,
  minutesPerMonth: number,
): Draft {
  const { vacation, sick } = draft.leave;
  return { ...draft, leave: { vacation: { ...vacation, minutesPerMonth }, sick } };
}
