import type { Role } from '../account/permissions.ts';
import type { YearlySchedule } from '../company/deposit-facts.schema.ts';
import type { PeriodStatus } from '../pay/period/period-status.ts';
import type {
  EmployeeType,
  EmployerEntity,
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
} from '../reference/enumerations.ts';
import type { EventKind } from '../report/event-kinds.ts';

// The labels of the choices. The keys are in the order of their numbers on the wire, which is the order of
// the options.

export const PAY_FREQUENCY_LABELS: Record<PayFrequency, string> = {
  weekly: 'Semanal',
  biweekly: 'Bisemanal',
  semimonthly: 'Quincenal',
  monthly: 'Mensual',
};

/** The labels of a company's deposit schedules. */
export const DEPOSIT_SCHEDULE_LABELS: Record<YearlySchedule, string> = {
  monthly: 'Mensual',
  semiweekly: 'Bisemanal',
};

export const WITHHOLDING_METHOD_LABELS: Record<WithholdingMethod, string> = {
  'flat-rate': 'Fija',
  table: 'Tabla',
};

export const EMPLOYEE_TYPE_LABELS: Record<EmployeeType, string> = {
  regular: 'Regular',
  'part-time': 'Parcial',
};

/** Capitals, as on the withholding exemption certificate. */
export const PERSONAL_EXEMPTION_LABELS: Record<PersonalExemption, string> = {
  individual: 'SOLTERO O CASADO RECLAMANDO EXENCIÓN PERSONAL',
  joint: 'CASADO RINDIENDO CONJUNTO',
  none: 'NO RECLAMARÁ EXENCIÓN PERSONAL',
};

export const MARITAL_STATUS_LABELS: Record<MaritalStatus, string> = { single: 'Soltero', married: 'Casado' };

export const GENDER_LABELS: Record<Gender, string> = { man: 'Hombre', woman: 'Mujer' };

export const JURISDICTION_LABELS: Record<Jurisdiction, string> = {
  'puerto-rico': 'PR',
  'united-states': 'EU',
};

export const PAYER_LABELS: Record<Payer, string> = {
  'form-941': '941-PR',
  'form-943': '943-PR',
  'form-944': '944-PR',
  domestic: 'Doméstico',
};

export const REQUIREMENT_LABELS: Record<Requirement, string> = {
  optional: 'Opcional',
  required: 'Requerido',
};

export const LINE_DIRECTION_LABELS: Record<LineDirection, string> = {
  deduction: 'Descuento',
  addition: 'Aumento',
};

export const LINE_BASIS_LABELS: Record<LineBasis, string> = { percentage: 'Porcentual', fixed: 'Fijo' };

/** The kinds of employer, as form 499 R-1B and the company's form name them. */
export const EMPLOYER_ENTITY_LABELS: Record<EmployerEntity, string> = {
  'private-corporation': 'Corporación privada',
  'public-corporation': 'Corporación pública',
  partnership: 'Sociedad',
  individual: 'Individuo',
  government: 'Agencia federal, estatal o municipal',
  other: 'Otros',
};

/** An N Corporation of Hacienda is a 'corporación de individuos' (subchapter N). */
export const ENTITY_TYPE_LABELS: Record<EntityType, string> = {
  individual: 'Individuo',
  corporation: 'Corporación',
  'n-corporation': 'Corporación de individuos (N)',
  partnership: 'Sociedad',
  'special-partnership': 'Sociedad especial',
  trust: 'Fideicomiso',
};

/** The letters of form 480.6SP. */
export const EXEMPTION_TYPE_LABELS: Record<ExemptionType, string> = {
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

export const WAIVER_TYPE_LABELS: Record<WaiverType, string> = { total: 'Total', partial: 'Parcial' };

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  check: 'Cheque',
  'direct-deposit': 'Depósito directo',
  cash: 'Efectivo',
};

/** The kinds of event, of which a history may show one. */
export const EVENT_KIND_LABELS: Record<EventKind, string> = {
  load: 'Cargado',
  amend: 'Corregido',
  recalculate: 'Recalculado',
  delete: 'Eliminado',
  mark: 'Pagado',
  opening: 'Saldos iniciales',
  leave: 'Licencias',
  period: 'Cierre de períodos',
  month: 'Cierre de meses',
  memo: 'Memos borrados',
  filing: 'Presentado',
  cheque: 'Cheques',
  settlement: 'Hecho fuera de Garita',
};

export const PERIOD_STATUS_LABELS: Record<PeriodStatus, string> = {
  open: 'Abierto',
  reviewed: 'Revisado',
  closed: 'Cerrado',
};

export const ROLE_LABELS: Record<Role, string> = {
  administrator: 'Administrador',
  practitioner: 'Contador',
  auditor: 'Auditor',
};
