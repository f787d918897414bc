import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import {
  EMPLOYEE_TYPE_LABELS,
  GENDER_LABELS,
  MARITAL_STATUS_LABELS,
  OVERTIME_MULTIPLIER_LABELS,
  PERSONAL_EXEMPTION_LABELS,
} from '@garita/domain/text/fields/record-option-labels.es';
import { PAY_FREQUENCY_LABELS, WITHHOLDING_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import {
  address,
  amount,
  date,
  digits,
  type HistoryFields,
  hours,
  oneOf,
  percent,
  plain,
} from '../../records/history-lines.ts';
import type { ListedKind } from '../../records/record-kind.ts';
import { employeeLabels, employeesText } from '../../text/records/employees.es.ts';
import { recordsText } from '../../text/records/records.es.ts';

/** An employee as the list of a company shows one: of the social security number, its last four digits. */
export type EmployeeRow = inferRouterOutputs<AppRouter>['employees']['list'][number];

const EMPLOYEE_HISTORY: HistoryFields<Employee & { reason: string }> = {
  reason: plain(employeesText.secondRecord.reason),
  isActive: plain(recordsText.active.el),
  employeeType: oneOf(employeeLabels.employeeType, EMPLOYEE_TYPE_LABELS),
  firstName: plain(employeeLabels.firstName),
  middleName: plain(employeeLabels.middleName),
  lastName: plain(employeeLabels.lastName),
  motherLastName: plain(employeeLabels.motherLastName),
  nameSuffix: plain(employeeLabels.nameSuffix),
  externalNumber: plain(employeeLabels.externalNumber),
  socialSecurityNumber: plain(employeeLabels.socialSecurityNumber),
  birthday: date(employeeLabels.birthday),
  maritalStatus: oneOf(employeeLabels.maritalStatus, MARITAL_STATUS_LABELS),
  gender: oneOf(employeeLabels.gender, GENDER_LABELS),
  ...address('address', employeeLabels.address),
  fileFirstName: plain(employeeLabels.fileFirstName),
  fileMiddleName: plain(employeeLabels.fileMiddleName),
  fileLastName: plain(employeeLabels.fileLastName),
  fileStreet: plain(employeeLabels.fileStreet),
  phoneNumber: digits(employeeLabels.phoneNumber, 'phone'),
  mobileNumber: digits(employeeLabels.mobileNumber, 'phone'),
  isChauffeur: plain(employeeLabels.isChauffeur),
  licence: plain(employeeLabels.licence),
  licensePlate: plain(employeeLabels.licensePlate),
  vehicleSticker: plain(employeeLabels.vehicleSticker),
  vehicleStickerDate: date(employeeLabels.vehicleStickerDate),
  admissionDate: date(employeeLabels.admissionDate),
  egressDate: date(employeeLabels.egressDate),
  payFrequency: oneOf(employeeLabels.payFrequency, PAY_FREQUENCY_LABELS),
  workersCompensationClass: plain(employeeLabels.workersCompensationClass),
  hasPartialWages: plain(employeeLabels.hasPartialWages),
  salary: amount(employeeLabels.salary),
  workMinutes: hours(employeeLabels.workMinutes),
  'rates.regular': amount(employeeLabels['rates.regular']),
  'rates.overtime': amount(employeeLabels['rates.overtime']),
  'rates.mealPeriod': amount(employeeLabels['rates.mealPeriod']),
  overtimeMultiplier: oneOf(employeeLabels.overtimeMultiplier, OVERTIME_MULTIPLIER_LABELS),
  worksFourTens: plain(employeeLabels.worksFourTens),
  isExempt: plain(employeeLabels.isExempt),
  dayMinutes: hours(employeeLabels.dayMinutes),
  isLeaveEdited: plain(employeeLabels.isLeaveEdited),
  withholdingMethod: oneOf(employeeLabels.withholdingMethod, WITHHOLDING_METHOD_LABELS),
  withholdingRate: percent(employeeLabels.withholdingRate),
  personalExemption: oneOf(employeeLabels.personalExemption, PERSONAL_EXEMPTION_LABELS),
  dependents: plain(employeeLabels.dependents),
  allowanceCount: plain(employeeLabels.allowanceCount),
  hasSharedCustody: plain(employeeLabels.hasSharedCustody),
  isVeteran: plain(employeeLabels.isVeteran),
  sharedDependents: plain(employeeLabels.sharedDependents),
  isOptionalComputation: plain(employeeLabels.isOptionalComputation),
  additionalWithholding: amount(employeeLabels.additionalWithholding),
  youthOptOut: plain(employeeLabels.youthOptOut),
  certificateDate: date(employeeLabels.certificateDate),
  'leave.vacation.openingMinutes': hours(employeeLabels['leave.vacation.openingMinutes']),
  'leave.vacation.openingDate': date(employeeLabels['leave.vacation.openingDate']),
  'leave.vacation.minutesPerMonth': hours(employeeLabels['leave.vacation.minutesPerMonth']),
  vacationMinutesBefore: hours(employeeLabels.vacationMinutesBefore),
  'leave.vacation.thresholdMinutes': hours(employeeLabels['leave.vacation.thresholdMinutes']),
  'leave.sick.openingMinutes': hours(employeeLabels['leave.sick.openingMinutes']),
  'leave.sick.openingDate': date(employeeLabels['leave.sick.openingDate']),
  'leave.sick.minutesPerMonth': hours(employeeLabels['leave.sick.minutesPerMonth']),
  'leave.sick.thresholdMinutes': hours(employeeLabels['leave.sick.thresholdMinutes']),
  payrollType: plain(employeeLabels.payrollType),
  scheduleType: plain(employeeLabels.scheduleType),
};

export const EMPLOYEE: ListedKind<EmployeeRow> = {
  history: { record: 'employee', fields: EMPLOYEE_HISTORY },
  permission: 'records:write',
  list: { text: employeesText.list, ofCompany: (companyId) => href(PATHS.employees, { companyId }) },
  viewTitle: employeesText.view.title,
  // The screens of pay link to the form, too.
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
