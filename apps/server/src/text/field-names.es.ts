import { conceptsOf } from '@garita/domain/pay/concepts';
import {
  AMOUNT_LABELS,
  EMPLOYER_TAX_LABELS,
  SERVICE_LABELS,
  TAXABLE_WAGE_LABELS,
  TIME_LABELS,
} from '@garita/domain/text/amount-labels.es';
import { FLAG_TEXTS } from '@garita/domain/text/flag-texts.es';
import { labelsIn } from '@garita/domain/text/labels';
import { ACCOUNT_NAMES, TYPED_AMOUNT_NAMES } from './amounts.wire.ts';
import type { Tag } from './tags.es.ts';

const AMOUNTS = labelsIn(AMOUNT_LABELS, 'short');
const TIME = labelsIn(TIME_LABELS, 'long');
const PRINTED_AMOUNTS = labelsIn(AMOUNT_LABELS, 'printed');
const PRINTED_EMPLOYER_TAXES = labelsIn(EMPLOYER_TAX_LABELS, 'printed');

/**
 * The names of the documented fields, in the words of the screens, for a sentence that stands alone.
 * `NAMES_UNDER` has the other meanings of a name that means different things.
 */
const FIELD_NAMES: Record<string, string> = {
  username: 'Correo electrónico',
  password: 'Contraseña',
  current_password: 'Contraseña Actual',
  new_password: 'Nueva Contraseña',
  code: 'Código',
  user_code: 'Código',
  owner: 'Nombre',
  name: 'Nombre',
  lastname: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',

  periods_closed_by_another: FLAG_TEXTS.closedByAnother,

  accountant_id: 'Contador/a',
  postal_address: 'Dirección postal',
  country_postal_address: 'Municipio postal',
  state_postal_addess: 'Estado postal',
  zipcode_postal_address: 'Código postal',
  physical_address: 'Dirección física',
  country_physical_address: 'Municipio físico',
  state_physical_address: 'Estado físico',
  zipcode_physical_address: 'Código postal físico',
  name_suffix: 'Sufijo del nombre',
  file_name: 'Nombre para archivos',
  file_first_name: 'Nombre para archivos',
  file_middle_name: 'Segundo nombre para archivos',
  file_last_name: 'Apellidos para archivos',
  file_address: 'Dirección para archivos',
  contact: 'Persona de Contacto',
  contact_number: 'Número de teléfono del contacto',
  phone_number: 'Número de teléfono',
  fax_number: 'Fax',
  website: 'Sitio web',
  coml: 'Fecha de inicio',
  date_close: 'Fecha de cierre',
  jurisdiction: 'Jurisdicción',
  payer: 'Pagador',
  type_employer: 'Tipo de entidad de la compañía',
  number_patronal: 'Número patronal',
  commercial_register: 'Registro Comerciante',
  industrial_code: 'Código Industrial',
  w2_first_control: 'W-2 primer # control',
  w2_last_control: 'W-2 último # control',
  sp_first_control: '480.6 SP primer # control',
  sp_last_control: '480.6 SP último # control',
  desem: 'Número de desempleo/incapacidad',
  unemployment_percentage: '% de Desempleo',
  unemployment_since: 'Rige desde el año',
  unemployment_percentage_before: '% de Desempleo anterior',
  special_contribution: 'Contribución Especial',
  disabled_percent: '% de Incapacitados',
  federal_schedule: 'IRS (FICA)',
  hacienda_schedule: 'Hacienda (499 R-1)',
  previous_quarter_941: 'Línea 12 del 941 del trimestre anterior',
  carried_futa: 'FUTA sin depositar',
  driver_code: 'Aportación Patronal',
  driver_rate: 'Rate Choferil',
  employed_contribution: 'Aportación Empleado',
  choferil_number: '# Choferil',
  polize_number: 'Número de póliza de fondo',
  cfse_percent: 'Tasa de prima CFSE',
  vacation_hours: 'Las vacaciones se acumularán a razón de',
  vacation_date: 'Vacaciones: Horas X Mes',
  sicks_hours: 'Las enfermedades se acumularán a razón de',
  sicks_date: 'Enfermedad: Horas X Mes',

  first_name: 'Nombre',
  middle_name: 'Inicial de segundo nombre',
  last_name: 'Apellido paterno',
  mother_last_name: 'Apellido materno',
  employee_type: 'Tipo de empleado',
  social_security_number: 'Núm. de Seguro social',
  marital_status: 'Estatus Civil',
  gender: 'Género',
  birthday: 'Fecha de nacimiento',
  address: 'Dirección',
  address_country: 'Municipio',
  address_state: 'Estado',
  address_number: 'Código postal',
  smartphone_number: 'Número de teléfono celular',
  marbete: 'Marbete',
  date_marb: 'Fecha de pago MARB',
  clipboard: 'Tablilla',
  licence: 'Licencia',
  choferil: 'Choferil',
  category_cfse: 'Categoría CFSE',
  type: 'Tipo',
  date_admission: 'Fecha de ingreso',
  date_egress: 'Fecha de egreso',
  salary: AMOUNTS.salary,
  work_hours: 'Horas a Trabajar',
  regular_time: TIME.regular,
  overtime: AMOUNTS.overtimePay,
  mealtime: AMOUNTS.mealPeriodPay,
  period_norma: 'Período de norma',
  retention_type: 'Tipo de Retención',
  payment_percentage: '% de Retención',
  exec_personal: 'Exec. personal',
  number_dependents: 'Núm. de dependientes',
  shared_custody: 'Custodia compartida',
  number_concessions: 'Núm. de Concesiones',
  veteran: 'Veterano',
  vacation_time: TIME.vacation,
  vacation_hours_monthly: 'Vacaciones: Horas X Mes',
  sick_time: TIME.sick,
  sicks_hours_monthly: 'Enfermedad: Horas X Mes',
  type_payroll: 'Tipo de nómina',
  schedule_type: 'Tipo de horario',

  type_entity: 'Tipo de Entidad',
  fax: 'Fax',
  bank_account: 'Cuenta bancaria',
  account_number: 'Número cuenta IRA',
  merchant_register: 'Registro Comerciante',
  regular_pay: 'Hora a pagar',
  withholding: '% de Retención',
  type_waiver: 'Tipo de relevo',
  n_waiver: 'Número de relevo',
  exencion: 'Exención',

  first_last_name: 'Apellido paterno',
  second_last_name: 'Apellido materno',
  company: 'Compañía',
  employer_insurance_number: 'Número de seguro patronal',
  country: 'Municipio',
  state: 'Estado',
  zip_code: 'Código postal',
  physical_country: 'Municipio físico',
  physical_state: 'Estado físico',
  physical_zip_code: 'Código postal físico',
  identidad_ssa: 'Identidad de usuario SSA PTN',
  identidad_bso: 'Identidad de usuario BSO',
  identidad_efile: 'Identidad de usuario Efile PR',
  ptin: 'PTIN',

  required: 'Requerido/Opcional',
  type_taxe: 'Descuento/Aumento',
  type_amount: 'Porcentual/Fijo',
  is_active: 'Activo',
  account: 'Cuenta del asiento',
  amount: 'Monto',
  limit: 'Límite',
  effective_from: 'Rige desde',

  what: 'Planilla o depósito',
  period_id: 'Período',
  month: 'Mes',
  pay_date: 'Fecha de Pago',
  over_time: TIME.overtime,
  meal_time: TIME.mealPeriod,
  holiday_time: TIME.holiday,
  refund: AMOUNTS.reimbursedExpenses,
  tax_pr: AMOUNTS.incomeTaxWithheld,
  tax_pr_percent: '% de Retención',
  tax_pr_edited: 'Contribución retenida escrita',
  payment: 'Líneas de la compañía',
  'payment.id': 'Línea de la compañía',
  value: 'Monto',
  edited: 'Monto escrito',
  memo: 'Memo',
  confirmed_net: 'Total confirmado',
  version: 'Versión',
  paid: 'Pagado',
  paid_date: 'Fecha en que se pagó',
  paid_method: 'Método de pago',
  cheque_number: 'Número de cheque',
  next_cheque_number: 'Próximo número de cheque',
  reason: 'Razón',
  personal_data: 'Datos personales',
  movement: 'Movimiento',
  minimum: 'Cambio desde',
  from_seq: 'Desde el movimiento',
  after: 'Después de',
  search: 'Buscar',
  seq: 'Movimiento',
  at: 'Según lo conocido el',
  other_seq: 'Junto a lo conocido tras el movimiento',
  other_at: 'Junto a lo conocido el',
  check: 'Comprobación',
  from: 'Desde el movimiento',
  so_far: 'La parte anterior',
  employers: 'Empleados',
  raise_percent: 'Aumento de sueldo',
  raise_hourly: 'Aumento por hora',
  raise_salary: 'Aumento de salario',
  minimum_wage: 'Salario mínimo',
  table: 'Tabla de retención',
  'table.over': 'Más de',
  rate: 'Porcentaje',
  plus: 'Más',

  filed_on: 'Fecha en que se presentó',
  confirmation: 'Número de confirmación',
  regular_hours: TIME.regular,
  regular_min: 'Minutos',
  flat_fee: 'Pago fijo',
  detained: 'Retenido',
  detained_edited: 'Retenido escrito',

  includes_entries: FLAG_TEXTS.includesEntries,
  as_of: 'Hasta el día',
  gross: AMOUNTS.gross,
  inability: AMOUNTS.disabilityInsurance,
  medicare: AMOUNTS.medicare,
  secure_social: AMOUNTS.socialSecurity,
  social_tips: AMOUNTS.socialSecurityOnTips,
  exempt_wages: TAXABLE_WAGE_LABELS.exemptWages,
  secure_social_wages: TAXABLE_WAGE_LABELS.socialSecurity,
  social_tips_wages: TAXABLE_WAGE_LABELS.socialSecurityOnTips,
  medicare_wages: TAXABLE_WAGE_LABELS.medicare,
  inability_wages: TAXABLE_WAGE_LABELS.disabilityInsurance,
  kind: 'Clase',
  date: 'Fecha',
  time: 'Horas',

  company_id: 'Compañía',
  employer_id: 'Empleado',
  time_id: 'Pago',
  user_id: 'Usuario',
  outemployer_id: 'Contratista',
  report: 'Reporte',
  format: 'Formato',
  year: 'Año',
  trimestre: 'Trimestre',
  period: 'Trimestre',
  start: 'Desde',
  end: 'Hasta',
  reimbursed: 'Tipo de envío',
  max_employers: 'Empleados',
  percent_to_max: '% de las compañías grandes',
  amount_max: 'Máximo de las compañías grandes',
  percent_to_min: '% de las compañías pequeñas',
  amount_min: 'Máximo de las compañías pequeñas',
  reg: TIME.regular,
  over: TIME.overtime,
  vacations: TIME.vacation,
  sick: TIME.sick,
};

/** The fields that have another name in the calls under a heading. */
const NAMES_UNDER: Partial<Record<Tag, Record<string, string>>> = {
  employees: {
    regular_time: 'Hora regular',
    vacation_time: 'Horas de vacaciones que tiene',
    vacation_date: 'Horas de vacaciones acumuladas al',
    sick_time: 'Horas de enfermedad que tiene',
    sicks_date: 'Horas de enfermedad acumuladas al',
    limit: 'Cuántos',
  },
  contractors: { employer_id: '#SS O #PATRONAL', limit: 'Cuántos' },
  codes: { amount: 'Número de empresas' },
  payroll: { type: 'Tipo de período', kind: 'Vacaciones o enfermedad' },
};

// A typed amount has its name on the screen.
const AMOUNT_NAMES: Record<string, string> = Object.fromEntries(
  conceptsOf('typed-earning', 'typed-deduction').map((name) => [TYPED_AMOUNT_NAMES[name], AMOUNTS[name]]),
);

// An account has the name of what is booked to it.
const ACCOUNT_LABELS: Record<string, string> = {
  ...labelled('Cuenta', ACCOUNT_NAMES.pay, PRINTED_AMOUNTS),
  ...labelled('Cuenta de gasto', ACCOUNT_NAMES.employerExpense, PRINTED_EMPLOYER_TAXES),
  ...labelled('Cuenta por pagar', ACCOUNT_NAMES.employerLiability, PRINTED_EMPLOYER_TAXES),
  ...labelled('Cuenta de servicios profesionales', ACCOUNT_NAMES.services, SERVICE_LABELS),
};

function labelled(kind: string, names: Record<string, string>, labels: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(names).map(([amount, name]) => [name, `${kind}: ${labels[amount] ?? amount}`]),
  );
}

/**
 * Returns the name of a field by its place on the wire (`payment.0.value`) in a call under `tag`, or by its
 * own name if that has one meaning; an unknown field keeps the name that was sent.
 */
export function fieldName(place: string, tag?: Tag): string {
  const steps = place.split('.').filter((step) => !/^\d+$/.test(step));
  const name = steps.at(-1) ?? place;
  const under = tag && NAMES_UNDER[tag]?.[name];
  return (
    under ??
    FIELD_NAMES[steps.join('.')] ??
    FIELD_NAMES[name] ??
    AMOUNT_NAMES[name] ??
    ACCOUNT_LABELS[name] ??
    name
  );
}
