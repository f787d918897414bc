import type { Employee } from '@garita/domain/employee/employee.schema';
import { employeesText } from '../../../text/employees.es.ts';
import { recordsText } from '../../../text/records.es.ts';
import {
  employeeTypeLabels,
  genderLabels,
  maritalStatusLabels,
  payFrequencyLabels,
  personalExemptionLabels,
  withholdingMethodLabels,
} from '../../../text/reference.es.ts';
import { address } from './address-history.ts';
import { amount, date, digits, type HistoryFields, hours, oneOf, percent, plain } from './history-field.ts';

const { type, person, contact, vehicle, employment, pay, withholding, leave, wire } = employeesText;

export const EMPLOYEE_HISTORY: HistoryFields<Employee> = {
  isActive: plain(recordsText.active),
  firstName: plain(person.firstName),
  middleName: plain(person.middleName),
  lastName: plain(person.lastName),
  motherLastName: plain(person.motherLastName),
  employeeType: oneOf(type.label, employeeTypeLabels),
  socialSecurityNumber: plain(person.socialSecurity),
  maritalStatus: oneOf(person.maritalStatus, maritalStatusLabels),
  gender: oneOf(person.gender, genderLabels),
  birthday: date(person.birthday),
  ...address('address', contact.address),
  phoneNumber: digits(contact.phone, 'phone'),
  mobileNumber: digits(contact.mobile, 'phone'),
  vehicleSticker: plain(vehicle.sticker),
  vehicleStickerDate: date(vehicle.stickerDate),
  licensePlate: plain(vehicle.licensePlate),
  licence: plain(vehicle.licence),
  isChauffeur: plain(vehicle.isChauffeur),
  workersCompensationClass: plain(employment.workersCompensation),
  hasPartialWages: plain(employment.partialWages),
  admissionDate: date(employment.admission),
  egressDate: date(employment.egress),
  salary: amount(pay.salary),
  workMinutes: hours(pay.workHours),
  'rates.regular': amount(pay.regular),
  'rates.overtime': amount(pay.overtime),
  'rates.mealPeriod': amount(pay.mealPeriod),
  payFrequency: oneOf(employment.payFrequency, payFrequencyLabels),
  withholdingMethod: oneOf(withholding.method, withholdingMethodLabels),
  withholdingRate: percent(withholding.rate),
  personalExemption: oneOf(withholding.personalExemption, personalExemptionLabels),
  dependents: plain(withholding.dependents),
  hasSharedCustody: plain(withholding.sharedCustody),
  allowanceCount: plain(withholding.allowances),
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
