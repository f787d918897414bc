import {
  changedEmployeeSchema,
  type Employee,
  employeeSchema,
} from '@garita/domain/employee/employee.schema';
import { STANDARD_DAY_MINUTES } from '@garita/domain/employee/initial-leave';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import type { EmployeeRecord } from '../../../application/employee/employees.ts';
import { answerWire, type SavedWithWarnings } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs, type RecordWire, type WireBody } from '../wire/field-table.ts';
import { FREQUENCIES } from '../wire/period.wire.ts';
import { amount, optionalAmount } from '../wire/wire-amounts.ts';
import { choice, choiceOr, RETENTION_TYPE, yesOrNo } from '../wire/wire-choices.ts';
import { clock, clockOr, hours, hoursOrNone, optionalHours, signedClock } from '../wire/wire-hours.ts';
import { optionalPercent, percentOrNone } from '../wire/wire-percentages.ts';
import { members } from '../wire/wire-value.ts';
import {
  digits,
  digitsOfMask,
  flagOr,
  optionalDate,
  optionalText,
  plain,
  text,
  wholeNumber,
  wholeNumberOr,
} from '../wire/wire-values.ts';

/**
 * An employee on the wire, which calls one an 'employer'. `clipboard` is the license plate, `marbete` its
 * sticker.
 */
export const EMPLOYEE_FIELDS: FieldTable<Employee> = {
  firstName: fieldAs('first_name', text),
  middleName: fieldAs('middle_name', optionalText),
  lastName: fieldAs('last_name', optionalText),
  motherLastName: fieldAs('mother_last_name', optionalText),
  nameSuffix: fieldAs('name_suffix', optionalText),
  externalNumber: fieldAs('external_number', optionalText),
  employeeType: fieldAs('employee_type', choice({ 1: 'regular', 2: 'part-time' })),

  socialSecurityNumber: fieldAs('social_security_number', digitsOfMask('###-##-####')),
  maritalStatus: fieldAs('marital_status', choice({ 1: 'single', 2: 'married' })),
  gender: fieldAs('gender', choice({ 1: 'man', 2: 'woman' })),
  birthday: fieldAs('birthday', plain),
  'address.street': fieldAs('address', text),
  'address.municipalityId': fieldAs('address_country', wholeNumber),
  'address.state': fieldAs('address_state', text),
  'address.zip': fieldAs('address_number', text),
  phoneNumber: fieldAs('phone_number', digits('###-###-####')),
  mobileNumber: fieldAs('smartphone_number', digits('###-###-####')),

  fileFirstName: fieldAs('file_first_name', optionalText),
  fileMiddleName: fieldAs('file_middle_name', optionalText),
  fileLastName: fieldAs('file_last_name', optionalText),
  fileStreet: fieldAs('file_address', optionalText),

  vehicleSticker: fieldAs('marbete', optionalText),
  vehicleStickerDate: fieldAs('date_marb', optionalDate),
  licensePlate: fieldAs('clipboard', optionalText),
  licence: fieldAs('licence', optionalText),
  isChauffeur: fieldAs('choferil', yesOrNo),
  workersCompensationClass: fieldAs('category_cfse', optionalText),
  // 1 writes 'N' into the wages file, 2 'S'.
  hasPartialWages: fieldAs('type', choiceOr(false, { 1: false, 2: true })),

  admissionDate: fieldAs('date_admission', plain),
  egressDate: fieldAs('date_egress', optionalDate),
  salary: fieldAs('salary', optionalAmount),
  workMinutes: fieldAs('work_hours', optionalHours),
  'rates.regular': fieldAs('regular_time', amount),
  'rates.overtime': fieldAs('overtime', amount),
  'rates.mealPeriod': fieldAs('mealtime', amount),
  overtimeMultiplier: fieldAs(
    'overtime_multiplier',
    choiceOr('one-and-a-half', { 1.5: 'one-and-a-half', 2: 'double' }),
  ),
  worksFourTens: fieldAs('four_tens', flagOr(false)),
  isExempt: fieldAs('exempt', flagOr(false)),
  dayMinutes: fieldAs('day_hours', clockOr(STANDARD_DAY_MINUTES)),
  isLeaveEdited: fieldAs('leave_edited', flagOr(false)),
  payFrequency: fieldAs('period_norma', choice(FREQUENCIES)),
  withholdingMethod: fieldAs('retention_type', RETENTION_TYPE),
  withholdingRate: fieldAs('payment_percentage', percentOrNone),
  personalExemption: fieldAs('exec_personal', choice({ 1: 'individual', 2: 'joint', 3: 'none', 4: 'half' })),
  dependents: fieldAs('number_dependents', wholeNumberOr(0)),
  hasSharedCustody: fieldAs('shared_custody', flagOr(false)),
  allowanceCount: fieldAs('number_concessions', wholeNumberOr(0)),
  isVeteran: fieldAs('veteran', flagOr(false)),
  sharedDependents: fieldAs('shared_dependents', wholeNumberOr(0)),
  isOptionalComputation: fieldAs('optional_computation', flagOr(false)),
  additionalWithholding: fieldAs('additional_withholding', optionalAmount),
  youthOptOut: fieldAs('youth_opt_out', flagOr(false)),
  certificateDate: fieldAs('certificate_date', optionalDate),

  'leave.vacation.openingMinutes': fieldAs('vacation_time', clock),
  'leave.vacation.openingDate': fieldAs('vacation_date', plain),
  'leave.vacation.minutesPerMonth': fieldAs('vacation_hours', hours),
  vacationMinutesBefore: fieldAs('vacation_hours_before', hoursOrNone),
  'leave.vacation.thresholdMinutes': fieldAs('vacation_hours_monthly', hours),
  'leave.sick.openingMinutes': fieldAs('sick_time', clock),
  'leave.sick.openingDate': fieldAs('sicks_date', plain),
  'leave.sick.minutesPerMonth': fieldAs('sicks_hours', hours),
  'leave.sick.thresholdMinutes': fieldAs('sicks_hours_monthly', hours),

  payrollType: fieldAs('type_payroll', wholeNumberOr(1)),
  scheduleType: fieldAs('schedule_type', wholeNumberOr(1)),
};

/** The fields of an employee with a flat rate, for whom '0%' is a rate; with the table it means none. */
export const FLAT_RATE_FIELDS: FieldTable<Employee> = {
  ...EMPLOYEE_FIELDS,
  withholdingRate: fieldAs('payment_percentage', optionalPercent({ sign: '%' })),
};

export const employeeWire = byMethod(employeeSchema);

/** A changed employee; a number that comes masked stays unchanged. */
export const changedEmployeeWire = byMethod(changedEmployeeSchema);

function byMethod(schema: typeof employeeSchema): RecordWire<Employee> {
  const tableWire = recordWire(schema, EMPLOYEE_FIELDS);
  const flatRateWire = recordWire(schema, FLAT_RATE_FIELDS);
  return {
    ...tableWire,
    // Documented programs send a `name`, which a record has only in four parts.
    alsoTakes: ['name'],
    decode: (body) => (isFlatRate(body) ? flatRateWire : tableWire).decode(withOpeningBalances(body)),
  };
}

/**
 * Returns a body with the leave that the record opens with. The payroll answers the leave that is left under
 * those names and the opening beside it, so an employee that is sent back keeps the opening.
 */
function withOpeningBalances(body: unknown): WireBody {
  const { vacation_opening_time, sick_opening_time, ...sent } = members.parse(body);
  const isLeft = (left: unknown, opening: unknown, time: unknown) => opening !== undefined && left === time;
  return {
    ...sent,
    ...(isLeft(sent.vacation_acum_hours, vacation_opening_time, sent.vacation_time) && {
      vacation_time: vacation_opening_time,
    }),
    ...(isLeft(sent.sicks_acum_hours, sick_opening_time, sent.sick_time) && { sick_time: sick_opening_time }),
  };
}

/**
 * The employee on the payroll. The leave is what is left, because programs compare it with the hours that
 * they load; the opening stands beside it.
 */
export const paidEmployeeAnswer = answerWire(
  'PayrollEmployer',
  () => ({
    ...employerShape(),
    vacation_time: signedClock,
    sick_time: signedClock,
    vacation_opening_time: clock,
    sick_opening_time: clock,
  }),
  (employee: EmployeeRecord) => {
    const answer = employeeAnswer(employee);
    return {
      ...answer,
      vacation_time: answer.vacation_acum_hours,
      sick_time: answer.sicks_acum_hours,
      vacation_opening_time: formatMinutes(employee.leave.vacation.openingMinutes),
      sick_opening_time: formatMinutes(employee.leave.sick.openingMinutes),
    };
  },
);

function isFlatRate(body: unknown): boolean {
  return RETENTION_TYPE.safeParse(members.parse(body).retention_type).data === 'flat-rate';
}

/** The fields of an employee in an answer. */
const employerShape = () => ({
  id: z.int(),
  version: z.int(),
  company_id: z.int(),
  ...employeeWire.shape(),
  vacation_acum_hours: signedClock,
  sicks_acum_hours: signedClock,
  is_deleted: z.boolean(),
});

/** A saved employee on the wire: the opening of leave, and what has accumulated by now. */
export const employeeAnswer = answerWire(
  'Employer',
  employerShape,
  ({ id, companyId, isActive, version, leaveBalances, ...employee }: EmployeeRecord) => ({
    id,
    version,
    company_id: companyId,
    ...employeeWire.encode(employee),
    vacation_acum_hours: formatMinutes(leaveBalances.vacation),
    sicks_acum_hours: formatMinutes(leaveBalances.sick),
    is_deleted: !isActive,
  }),
);

/** The answer of a write: the employee as saved, and warnings about others with the same number. */
export const savedEmployeeAnswer = answerWire(
  'SavedEmployer',
  () => ({ ...employerShape(), warnings: z.array(z.string()) }),
  ({ saved, warnings }: SavedWithWarnings<EmployeeRecord>) => ({ ...employeeAnswer(saved), warnings }),
);
