import type { Employee } from '@garita/domain/employee/employee.schema';
import type { EmployeeDraft } from '@garita/domain/employee/employee-defaults';
import { initialVacationMinutes } from '@garita/domain/employee/initial-leave';
import { type LeaveRuleOfCompany, withLeaveInForce } from '@garita/domain/employee/leave-terms';
import { type CalendarDate, calendarDateSchema } from '@garita/domain/time/calendar-date';
import { requireBirthBy } from '../records/person-body.ts';
import { decodeNew, type NewRecord, newRecordBody } from '../wire/changed-record.ts';
import type { WireBody } from '../wire/field-table.ts';
import { readAll } from '../wire/wire-value.ts';
import { employeeWire } from './employee.wire.ts';

/** The facts that reading a new employee needs: the company's defaults and rule of leave, and the date. */
type Known = { draft: EmployeeDraft; company: LeaveRuleOfCompany; today: CalendarDate };

/** The body of a new employee; fields with a default may be left out. */
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
 * Reads a new employee. Vacation per month follows from the admission unless the body sets it; by the law's
 * rule of leave, so do all terms of leave. Errors: `invalid-input`.
 */
function decodeNewEmployee(sent: WireBody, { draft, company, today }: Known): NewRecord<Employee> {
  // The form shows these three defaults to the user; a program that leaves them out never saw them.
  const { isChauffeur: _, withholdingRate: __, withholdingMethod: ___, ...shown } = draft;
  const { data: admission } = calendarDateSchema.safeParse(sent.date_admission);
  const start =
    admission === undefined ? shown : withInitialVacation(shown, initialVacationMinutes(admission, today));
  return readAll({
    read: () => {
      const read = decodeNew(employeeWire, sent, employeeWire.encodeDraft(start));
      if (company.leaveRule !== 'law') return read;
      // The law's terms follow from other fields, so they are known only after those are read.
      const { leave } = withLeaveInForce({ ...read.record, isLeaveEdited: false }, company, today);
      return decodeNew(employeeWire, sent, employeeWire.encodeDraft({ ...start, leave }));
    },
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
