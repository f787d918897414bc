import type {
  CodaPlanKind,
  ContractorRule,
  EmployeeType,
  EmployerEntity,
  EntityType,
  ExemptionType,
  Gender,
  Jurisdiction,
  LeaveRule,
  LineBasis,
  MaritalStatus,
  MealRule,
  OvertimeMultiplier,
  Payer,
  PersonalExemption,
  Requirement,
  WaiverType,
} from '../../reference/enumerations.ts';

// The labels of the choices of records. Cargar Tiempo shows none of them, so that it does not fetch them. The
// keys are in the order of their numbers on the wire, which is the order of the options.

export const EMPLOYEE_TYPE_LABELS: Record<EmployeeType, string> = {
  regular: 'Regular',
  'part-time': 'Parcial',
};

/** Capitals, as on the withholding exemption certificate. */
export const PERSONAL_EXEMPTION_LABELS: Record<PersonalExemption, string> = {
  individual: 'SOLTERO O CASADO RECLAMANDO EXENCIÓN PERSONAL',
  joint: 'CASADO RINDIENDO CONJUNTO',
  none: 'NO RECLAMARÁ EXENCIÓN PERSONAL',
  half: 'CASADO RECLAMANDO MITAD DE LA EXENCIÓN PERSONAL',
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

export const CODA_PLAN_LABELS: Record<CodaPlanKind, string> = {
  none: 'No tiene',
  'puerto-rico': 'Cualificado en Puerto Rico solamente',
  dual: 'Cualificado en Puerto Rico y por el IRS',
};

export const LEAVE_RULE_LABELS: Record<LeaveRule, string> = {
  specification: 'La que tiene cada empleado',
  law: 'La de la ley',
};

export const MEAL_RULE_LABELS: Record<MealRule, string> = {
  specification: 'El doble de la tarifa regular',
  law: 'La de la ley',
};

export const OVERTIME_MULTIPLIER_LABELS: Record<OvertimeMultiplier, string> = {
  'one-and-a-half': '1.5 veces la tarifa regular',
  double: '2 veces la tarifa regular',
};

export const REQUIREMENT_LABELS: Record<Requirement, string> = {
  optional: 'Opcional',
  required: 'Requerido',
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

/** The rules of the tax withheld from contractors. */
export const CONTRACTOR_RULE_LABELS: Record<ContractorRule, string> = {
  specification: 'Del pago entero',
  law: 'Según la ley: sin los primeros $500.00 del año',
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
