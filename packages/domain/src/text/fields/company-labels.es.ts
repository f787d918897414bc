import type { Label } from '../labels.ts';
import { PAY_LABELS } from './pay-labels.es.ts';
import { CONTACT_LABELS, FILE_WORD_LABELS, NAME_LABELS, NUMBER_LABELS } from './record-labels.es.ts';

/** The labels of a company's fields, by their names in its schema. Rates keep the names that users know. */
export const COMPANY_LABELS = {
  name: NAME_LABELS.companyName,
  accountantId: PAY_LABELS.accountantId,
  fileName: FILE_WORD_LABELS.fileName,
  fileStreet: FILE_WORD_LABELS.fileStreet,
  phoneNumber: CONTACT_LABELS.phoneNumber,
  faxNumber: CONTACT_LABELS.faxNumber,
  email: CONTACT_LABELS.email,
  website: 'Sitio web',
  contact: 'Persona de Contacto',
  contactNumber: 'Número de teléfono del contacto',
  businessStartDate: 'Fecha de inicio',
  businessEndDate: 'Fecha de cierre',
  jurisdiction: 'Jurisdicción',
  payer: 'Pagador',
  entityType: { short: 'Tipo de entidad', long: 'Tipo de entidad de la compañía' },
  employerIdentificationNumber: NUMBER_LABELS.employerIdentificationNumber,
  commercialRegister: NUMBER_LABELS.merchantRegister,
  'w2ControlRange.first': 'W-2 primer # control',
  'w2ControlRange.last': { short: 'W-2 último # control', long: 'Números de control de la W-2PR' },
  'form480ControlRange.first': '480.6 SP primer # control',
  'form480ControlRange.last': {
    short: '480.6 SP último # control',
    long: 'Números de control de la 480.6SP',
  },
  unemploymentAccountNumber: 'Número de desempleo/incapacidad',
  industrialCode: 'Código Industrial',
  unemploymentRate: '% de Desempleo',
  unemploymentRateSince: 'Rige desde el año',
  earlierUnemploymentRate: '% de Desempleo anterior',
  specialContributionRate: 'Contribución Especial',
  disabilityRate: '% de Incapacitados',
  employerDisabilityRate: 'Aportación Patronal',
  chauffeurAccountNumber: { short: '# Choferil', long: 'Número de choferil' },
  chauffeurWeeklyRate: { short: 'Rate Choferil', long: 'Tarifa semanal de choferil' },
  employeeChauffeurShare: 'Aportación Empleado',
  insurancePolicyNumber: 'Número de póliza de fondo',
  workersCompensationRate: 'Tasa de prima CFSE',
  leaveRule: 'Regla de vacaciones y enfermedad',
  isSmallEmployer: 'Tiene 12 empleados o menos',
  mealRule: 'Tarifa de la hora de comida',
  codaPlanKind: 'Plan CODA de la compañía',
  farmUntaxed: 'Paga agrícola o doméstica sin retención',
  defaultWithholdingMethod: 'Retención de los empleados nuevos',
  contractorRule: 'Regla de retención a los contratistas',
  'leavePolicy.vacationMinutesPerMonth': 'Las vacaciones se acumularán a razón de',
  'leavePolicy.vacationThresholdMinutes': 'Vacaciones: Horas X Mes',
  'leavePolicy.sickMinutesPerMonth': 'Las enfermedades se acumularán a razón de',
  'leavePolicy.sickThresholdMinutes': 'Enfermedad: Horas X Mes',
} as const satisfies Record<string, Label>;

/** The labels of a company's statements about its deposits in a year. */
export const DEPOSIT_LABELS = {
  federal: 'IRS (FICA)',
  local: 'Hacienda (499 R-1)',
  previousQuarter: 'Línea 12 del 941 del trimestre anterior',
  carriedFuta: 'FUTA sin depositar',
} as const satisfies Record<string, Label>;
