import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
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
import { employeesText } from '../../text/employees.es.ts';
import { recordsText } from '../../text/records.es.ts';
import {
  employeeTypeLabels,
  genderLabels,
  maritalStatusLabels,
  payFrequencyLabels,
  personalExemptionLabels,
  withholdingMethodLabels,
} from '../../text/reference.es.ts';

const { type, person, secondRecord, contact, vehicle, employment, pay, withholding, leave, wire } =
  employeesText;

/** An employee as the list of a company shows one: of the social security number, its last four digits. */
export type EmployeeRow = inferRouterOutputs<AppRouter>['employees']['list'][number];

const EMPLOYEE_HISTORY: HistoryFields<Employee & { reason: string }> = {
  reason: plain(secondRecord.reason),
  isActive: plain(recordsText.active.el),
  employeeType: oneOf(type.label, employeeTypeLabels),
  firstName: plain(person.firstName),
  middleName: plain(person.middleName),
  lastName: plain(person.lastName),
  motherLastName: plain(person.motherLastName),
  nameSuffix: plain(person.nameSuffix),
  socialSecurityNumber: plain(person.socialSecurity),
  birthday: date(person.birthday),
  maritalStatus: oneOf(person.maritalStatus, maritalStatusLabels),
  gender: oneOf(person.gender, genderLabels),
  ...address('address', contact.address),
  fileFirstName: plain(recordsText.fileWords.labels.fileFirstName),
  fileMiddleName: plain(recordsText.fileWords.labels.fileMiddleName),
  fileLastName: plain(recordsText.fileWords.labels.fileLastName),
  fileStreet: plain(recordsText.fileWords.labels.fileStreet),
  phoneNumber: digits(contact.phone, 'phone'),
  mobileNumber: digits(contact.mobile, 'phone'),
  isChauffeur: plain(vehicle.isChauffeur),
  licence: plain(vehicle.licence),
  licensePlate: plain(vehicle.licensePlate),
  vehicleSticker: plain(vehicle.sticker),
  vehicleStickerDate: date(vehicle.stickerDate),
  admissionDate: date(employment.admission),
  egressDate: date(employment.egress),
  payFrequency: oneOf(employment.payFrequency, payFrequencyLabels),
  workersCompensationClass: plain(employment.workersCompensation),
  hasPartialWages: plain(employment.partialWages),
  salary: amount(pay.salary),
  workMinutes: hours(pay.workHours),
  'rates.regular': amount(pay.regular),
  'rates.overtime': amount(pay.overtime),
  'rates.mealPeriod': amount(pay.mealPeriod),
  withholdingMethod: oneOf(withholding.method, withholdingMethodLabels),
  withholdingRate: percent(withholding.rate),
  personalExemption: oneOf(withholding.personalExemption, personalExemptionLabels),
  dependents: plain(withholding.dependents),
  allowanceCount: plain(withholding.allowances),
  hasSharedCustody: plain(withholding.sharedCustody),
  isVeteran: plain(withholding.veteran),
  'leave.vacation.openingMinutes': hours(leave.vacation.opening),
  'leave.vacation.openingDate': date(leave.vacation.date),
  'leave.vacation.minutesPerMonth': hours(leave.vacation.perMonth),
  'leave.vacation.thresholdMinutes': hours(leave.vacation.threshold),
  'leave.sick.openingMinutes': hours(leave.sick.opening),
  'leave.sick.openingDate': date(leave.sick.date),
  'leave.sick.minutesPerMonth': hours(leave.sick.perMonth),
  'leave.sick.thresholdMinutes': hours(leave.sick.threshold),
  payrollType: plain(wire.payrollType),
  scheduleType: plain(wire.scheduleType),
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
