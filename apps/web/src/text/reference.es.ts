import type { Role } from '@garita/domain/account/permissions';
import type {
  EntityType,
  ExemptionType,
  Gender,
  Jurisdiction,
  LineBasis,
  LineDirection,
  MaritalStatus,
  Payer,
  PayFrequency,
  PaymentMethod,
  PersonalExemption,
  Requirement,
  WaiverType,
  WithholdingMethod,
} from '@garita/domain/reference/enumerations';
import type { HolidayName } from '@garita/domain/time/holidays';

// Labels of the numbered lists. The keys are in the order of their numbers, which is the order of the
// options.

export const payFrequencyLabels: Record<PayFrequency, string> = {
  weekly: 'Semanal',
  biweekly: 'Bisemanal',
  semimonthly: 'Quincenal',
  monthly: 'Mensual',
};

export const withholdingMethodLabels: Record<WithholdingMethod, string> = {
  'flat-rate': 'Fija',
  table: 'Tabla',
};

export { EMPLOYEE_TYPE_TEXTS as employeeTypeLabels } from '@garita/domain/text/employee-type-texts.es';
export { EMPLOYER_ENTITY_TEXTS as employerEntityLabels } from '@garita/domain/text/employer-entity-texts.es';

/** Capitals, as on the withholding exemption certificate. */
export const personalExemptionLabels: Record<PersonalExemption, string> = {
  individual: 'SOLTERO O CASADO RECLAMANDO EXENCIÓN PERSONAL',
  joint: 'CASADO RINDIENDO CONJUNTO',
  none: 'NO RECLAMARÁ EXENCIÓN PERSONAL',
};

export const maritalStatusLabels: Record<MaritalStatus, string> = { single: 'Soltero', married: 'Casado' };

export const genderLabels: Record<Gender, string> = { man: 'Hombre', woman: 'Mujer' };

export const jurisdictionLabels: Record<Jurisdiction, string> = {
  'puerto-rico': 'PR',
  'united-states': 'EU',
};

export const payerLabels: Record<Payer, string> = {
  'form-941': '941-PR',
  'form-943': '943-PR',
  'form-944': '944-PR',
  domestic: 'Doméstico',
};

export const requirementLabels: Record<Requirement, string> = { optional: 'Opcional', required: 'Requerido' };

export const lineDirectionLabels: Record<LineDirection, string> = {
  deduction: 'Descuento',
  addition: 'Aumento',
};

export const lineBasisLabels: Record<LineBasis, string> = { percentage: 'Porcentual', fixed: 'Fijo' };

/** An N Corporation of Hacienda is a 'corporación de individuos' (subchapter N). */
export const entityTypeLabels: Record<EntityType, string> = {
  individual: 'Individuo',
  corporation: 'Corporación',
  'n-corporation': 'Corporación de individuos (N)',
  partnership: 'Sociedad',
  'special-partnership': 'Sociedad especial',
  trust: 'Fideicomiso',
};

/** The letters of form 480.6SP. */
export const exemptionTypeLabels: Record<ExemptionType, string> = {
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
  H: 'H',
  I: 'I',
  J: 'J',
  K: 'K',
  L: 'L',
};

export const waiverTypeLabels: Record<WaiverType, string> = { total: 'Total', partial: 'Parcial' };

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  check: 'Cheque',
  'direct-deposit': 'Depósito directo',
  cash: 'Efectivo',
};

export const roleLabels: Record<Role, string> = {
  administrator: 'Administrador',
  practitioner: 'Contador',
  auditor: 'Auditor',
};

export const holidayNames: Record<HolidayName, string> = {
  newYear: 'Año Nuevo',
  threeKings: 'Día de Reyes',
  martinLutherKing: 'Natalicio de Martin Luther King',
  presidents: 'Día de los Presidentes',
  citizenship: 'Día de la Ciudadanía Americana',
  abolition: 'Abolición de la Esclavitud',
  goodFriday: 'Viernes Santo',
  memorial: 'Día de la Recordación',
  juneteenth: 'Juneteenth',
  independence: 'Independencia de los Estados Unidos',
  constitution: 'Constitución del Estado Libre Asociado',
  labor: 'Día del Trabajo',
  columbus: 'Día de la Raza',
  veterans: 'Día del Veterano',
  discoveryOfPuertoRico: 'Descubrimiento de Puerto Rico',
  thanksgiving: 'Acción de Gracias',
  christmas: 'Navidad',
};
