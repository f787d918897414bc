import { AMOUNT_LABELS } from '../amount-labels.es.ts';
import type { Label } from '../labels.ts';
import { COMPANY_LABELS } from './company-labels.es.ts';
import { PAY_LABELS } from './pay-labels.es.ts';
import {
  ADDRESS_LABELS,
  CONTACT_LABELS,
  FILE_WORD_LABELS,
  NAME_LABELS,
  NUMBER_LABELS,
} from './record-labels.es.ts';

/**
 * The labels of an employee's fields, by their names in its schema. 'Exec. personal' and 'Fecha de pago MARB'
 * are the names that their users know.
 */
export const EMPLOYEE_LABELS = {
  employeeType: { short: 'Tipo de empleado', heading: 'Tipo' },
  firstName: NAME_LABELS.firstName,
  middleName: NAME_LABELS.middleName,
  lastName: NAME_LABELS.lastName,
  motherLastName: NAME_LABELS.motherLastName,
  nameSuffix: NAME_LABELS.nameSuffix,
  socialSecurityNumber: NUMBER_LABELS.socialSecurityNumber,
  birthday: 'Fecha de nacimiento',
  maritalStatus: 'Estatus Civil',
  gender: 'Género',
  address: ADDRESS_LABELS.street,
  fileFirstName: FILE_WORD_LABELS.fileFirstName,
  fileMiddleName: FILE_WORD_LABELS.fileMiddleName,
  fileLastName: FILE_WORD_LABELS.fileLastName,
  fileStreet: FILE_WORD_LABELS.fileStreet,
  phoneNumber: CONTACT_LABELS.phoneNumber,
  mobileNumber: CONTACT_LABELS.mobileNumber,
  isChauffeur: 'Choferil',
  licence: 'Licencia',
  licensePlate: 'Tablilla',
  vehicleSticker: 'Marbete',
  vehicleStickerDate: 'Fecha de pago MARB',
  admissionDate: 'Fecha de ingreso',
  egressDate: 'Fecha de egreso',
  payFrequency: PAY_LABELS.payFrequency,
  workersCompensationClass: 'Categoría CFSE',
  hasPartialWages: 'Salarios parciales',
  salary: AMOUNT_LABELS.salary,
  workMinutes: 'Horas a Trabajar',
  'rates.regular': 'Hora regular',
  'rates.overtime': AMOUNT_LABELS.overtimePay.short,
  'rates.mealPeriod': AMOUNT_LABELS.mealPeriodPay.short,
  withholdingMethod: PAY_LABELS.withholdingMethod,
  withholdingRate: PAY_LABELS.withholdingRate,
  personalExemption: 'Exec. personal',
  dependents: 'Núm. de dependientes',
  allowanceCount: 'Núm. de Concesiones',
  hasSharedCustody: 'Custodia compartida',
  isVeteran: 'Veterano',
  'leave.vacation.openingMinutes': 'Horas de vacaciones que tiene',
  'leave.vacation.openingDate': 'Horas de vacaciones acumuladas al',
  'leave.vacation.minutesPerMonth': COMPANY_LABELS['leavePolicy.vacationMinutesPerMonth'],
  'leave.vacation.thresholdMinutes': COMPANY_LABELS['leavePolicy.vacationThresholdMinutes'],
  'leave.sick.openingMinutes': 'Horas de enfermedad que tiene',
  'leave.sick.openingDate': 'Horas de enfermedad acumuladas al',
  'leave.sick.minutesPerMonth': COMPANY_LABELS['leavePolicy.sickMinutesPerMonth'],
  'leave.sick.thresholdMinutes': COMPANY_LABELS['leavePolicy.sickThresholdMinutes'],
  payrollType: 'Tipo de nómina',
  scheduleType: 'Tipo de horario',
} as const satisfies Record<string, Label>;
