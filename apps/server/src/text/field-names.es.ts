import { conceptsOf } from '@garita/domain/pay/concepts';
import {
  AMOUNT_LABELS,
  EMPLOYER_TAX_LABELS,
  SERVICE_LABELS,
  TAXABLE_WAGE_LABELS,
  TIME_LABELS,
} from '@garita/domain/text/amount-labels.es';
import { ACCOUNTANT_LABELS } from '@garita/domain/text/fields/accountant-labels.es';
import { COMPANY_LABELS, DEPOSIT_LABELS } from '@garita/domain/text/fields/company-labels.es';
import { CONTRACTOR_LABELS } from '@garita/domain/text/fields/contractor-labels.es';
import { EMPLOYEE_LABELS } from '@garita/domain/text/fields/employee-labels.es';
import { PAY_CALENDAR_LABELS } from '@garita/domain/text/fields/pay-calendar-labels.es';
import { COMPANY_LINE_LABELS, FILING_LABELS, PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { ADDRESS_LABELS, FILE_WORD_LABELS } from '@garita/domain/text/fields/record-labels.es';
import { REQUEST_LABELS } from '@garita/domain/text/fields/request-labels.es';
import { USER_LABELS } from '@garita/domain/text/fields/user-labels.es';
import { YEAR_PARAMETER_LABELS as PARAMETERS } from '@garita/domain/text/fields/year-parameter-labels.es';
import { FLAG_TEXTS } from '@garita/domain/text/flag-texts.es';
import { REGISTER_LABELS } from '@garita/domain/text/history-texts.es';
import { labelsIn } from '@garita/domain/text/labels';
import { ACCOUNT_NAMES, TYPED_AMOUNT_NAMES } from './amounts.wire.ts';
import type { Tag } from './tags.es.ts';

const COMPANY = labelsIn(COMPANY_LABELS, 'short');
const EMPLOYEE = { ...labelsIn(EMPLOYEE_LABELS, 'short'), nameSuffix: EMPLOYEE_LABELS.nameSuffix.long };
const CONTRACTOR = labelsIn(CONTRACTOR_LABELS, 'short');
const ACCOUNTANT = labelsIn(ACCOUNTANT_LABELS, 'long');
const USER = labelsIn(USER_LABELS, 'short');

const AMOUNTS = labelsIn(AMOUNT_LABELS, 'short');
const TIME = labelsIn(TIME_LABELS, 'long');
const PRINTED_AMOUNTS = labelsIn(AMOUNT_LABELS, 'printed');
const PRINTED_EMPLOYER_TAXES = labelsIn(EMPLOYER_TAX_LABELS, 'printed');

/**
 * The names of the documented fields, in the words of the screens, for a sentence that stands alone.
 * `NAMES_UNDER` has the other meanings of a name that means different things.
 */
const FIELD_NAMES: Record<string, string> = {
  username: USER.email,
  password: USER.password,
  current_password: USER.currentPassword,
  new_password: USER.newPassword,
  code: USER.code,
  user_code: USER.code,
  owner: USER.name,
  name: USER.name,
  lastname: USER.lastName,
  email: USER.email,
  phone: USER.phone,

  periods_closed_by_another: FLAG_TEXTS.closedByAnother,

  accountant_id: COMPANY.accountantId,
  postal_address: ADDRESS_LABELS.postalAddress,
  country_postal_address: 'Municipio postal',
  state_postal_addess: 'Estado postal',
  zipcode_postal_address: ADDRESS_LABELS.zip,
  physical_address: ADDRESS_LABELS.physicalAddress,
  country_physical_address: 'Municipio físico',
  state_physical_address: 'Estado físico',
  zipcode_physical_address: 'Código postal físico',
  name_suffix: EMPLOYEE.nameSuffix,
  external_number: EMPLOYEE.externalNumber,
  file_name: FILE_WORD_LABELS.fileName,
  file_first_name: FILE_WORD_LABELS.fileFirstName,
  file_middle_name: FILE_WORD_LABELS.fileMiddleName,
  file_last_name: FILE_WORD_LABELS.fileLastName,
  file_address: FILE_WORD_LABELS.fileStreet,
  contact: COMPANY.contact,
  contact_number: COMPANY.contactNumber,
  phone_number: COMPANY.phoneNumber,
  fax_number: COMPANY.faxNumber,
  website: COMPANY.website,
  coml: COMPANY.businessStartDate,
  date_close: COMPANY.businessEndDate,
  jurisdiction: COMPANY.jurisdiction,
  payer: COMPANY.payer,
  type_employer: COMPANY_LABELS.entityType.long,
  number_patronal: COMPANY.employerIdentificationNumber,
  commercial_register: COMPANY.commercialRegister,
  industrial_code: COMPANY.industrialCode,
  w2_first_control: COMPANY['w2ControlRange.first'],
  w2_last_control: COMPANY['w2ControlRange.last'],
  sp_first_control: COMPANY['form480ControlRange.first'],
  sp_last_control: COMPANY['form480ControlRange.last'],
  desem: COMPANY.unemploymentAccountNumber,
  unemployment_percentage: COMPANY.unemploymentRate,
  unemployment_since: COMPANY.unemploymentRateSince,
  unemployment_percentage_before: COMPANY.earlierUnemploymentRate,
  special_contribution: COMPANY.specialContributionRate,
  disabled_percent: COMPANY.disabilityRate,
  first_start: PAY_CALENDAR_LABELS.firstStart,
  pay_lag_days: PAY_CALENDAR_LABELS.payLagDays,
  holidays: PAY_CALENDAR_LABELS.holidays,
  brackets: PARAMETERS.brackets,
  exemptions: PARAMETERS.exemptions,
  individual: PARAMETERS.individual,
  married: PARAMETERS.married,
  dependent: PARAMETERS.dependent,
  shared: PARAMETERS.shared,
  allowance: PARAMETERS.allowance,
  specification_table: PARAMETERS.specificationTable,
  social_security_base: PARAMETERS.socialSecurityBase,
  coda_limits: PARAMETERS.codaLimits,
  pr: PARAMETERS.puertoRico,
  dual: PARAMETERS.dual,
  catch_up: PARAMETERS.catchUp,
  unemployment_base: PARAMETERS.unemploymentBase,
  futa_reduction: PARAMETERS.futaReduction,
  confidence: PARAMETERS.confidence,
  from_date: PARAMETERS.effectiveFrom,
  in_cash: PARAMETERS.inCash,
  federal_schedule: DEPOSIT_LABELS.federal,
  hacienda_schedule: DEPOSIT_LABELS.local,
  previous_quarter_941: DEPOSIT_LABELS.previousQuarter,
  carried_futa: DEPOSIT_LABELS.carriedFuta,
  driver_code: COMPANY.employerDisabilityRate,
  driver_rate: COMPANY.chauffeurWeeklyRate,
  employed_contribution: COMPANY.employeeChauffeurShare,
  choferil_number: COMPANY.chauffeurAccountNumber,
  polize_number: COMPANY.insurancePolicyNumber,
  cfse_percent: COMPANY.workersCompensationRate,
  leave_rule: COMPANY.leaveRule,
  small_employer: COMPANY.isSmallEmployer,
  meal_rule: COMPANY.mealRule,
  coda_plan_kind: COMPANY.codaPlanKind,
  farm_untaxed: COMPANY.farmUntaxed,
  default_retention_type: COMPANY.defaultWithholdingMethod,
  contractor_rule: COMPANY.contractorRule,
  vacation_hours: COMPANY['leavePolicy.vacationMinutesPerMonth'],
  vacation_date: COMPANY['leavePolicy.vacationThresholdMinutes'],
  sicks_hours: COMPANY['leavePolicy.sickMinutesPerMonth'],
  sicks_date: COMPANY['leavePolicy.sickThresholdMinutes'],

  first_name: EMPLOYEE.firstName,
  middle_name: EMPLOYEE.middleName,
  last_name: EMPLOYEE.lastName,
  mother_last_name: EMPLOYEE.motherLastName,
  employee_type: EMPLOYEE.employeeType,
  social_security_number: EMPLOYEE.socialSecurityNumber,
  marital_status: EMPLOYEE.maritalStatus,
  gender: EMPLOYEE.gender,
  birthday: EMPLOYEE.birthday,
  address: ADDRESS_LABELS.street,
  address_country: ADDRESS_LABELS.municipalityId,
  address_state: ADDRESS_LABELS.state,
  address_number: ADDRESS_LABELS.zip,
  smartphone_number: EMPLOYEE.mobileNumber,
  marbete: EMPLOYEE.vehicleSticker,
  date_marb: EMPLOYEE.vehicleStickerDate,
  clipboard: EMPLOYEE.licensePlate,
  licence: EMPLOYEE.licence,
  choferil: EMPLOYEE.isChauffeur,
  category_cfse: EMPLOYEE.workersCompensationClass,
  type: 'Tipo',
  date_admission: EMPLOYEE.admissionDate,
  date_egress: EMPLOYEE.egressDate,
  salary: AMOUNTS.salary,
  work_hours: EMPLOYEE.workMinutes,
  regular_time: TIME.regular,
  overtime: AMOUNTS.overtimePay,
  mealtime: AMOUNTS.mealPeriodPay,
  period_norma: EMPLOYEE.payFrequency,
  overtime_multiplier: EMPLOYEE.overtimeMultiplier,
  four_tens: EMPLOYEE.worksFourTens,
  exempt: EMPLOYEE.isExempt,
  day_hours: EMPLOYEE.dayMinutes,
  leave_edited: EMPLOYEE.isLeaveEdited,
  retention_type: EMPLOYEE.withholdingMethod,
  payment_percentage: EMPLOYEE.withholdingRate,
  exec_personal: EMPLOYEE.personalExemption,
  number_dependents: EMPLOYEE.dependents,
  shared_custody: EMPLOYEE.hasSharedCustody,
  number_concessions: EMPLOYEE.allowanceCount,
  veteran: EMPLOYEE.isVeteran,
  shared_dependents: EMPLOYEE.sharedDependents,
  optional_computation: EMPLOYEE.isOptionalComputation,
  additional_withholding: EMPLOYEE.additionalWithholding,
  youth_opt_out: EMPLOYEE.youthOptOut,
  certificate_date: EMPLOYEE.certificateDate,
  vacation_time: TIME.vacation,
  vacation_hours_before: EMPLOYEE.vacationMinutesBefore,
  vacation_hours_monthly: EMPLOYEE['leave.vacation.thresholdMinutes'],
  sick_time: TIME.sick,
  sicks_hours_monthly: EMPLOYEE['leave.sick.thresholdMinutes'],
  type_payroll: EMPLOYEE.payrollType,
  schedule_type: EMPLOYEE.scheduleType,

  type_entity: CONTRACTOR.entityType,
  fax: CONTRACTOR.faxNumber,
  bank_account: CONTRACTOR.bankAccount,
  account_number: CONTRACTOR.retirementAccount,
  merchant_register: CONTRACTOR.merchantRegister,
  regular_pay: 'Hora a pagar',
  withholding: CONTRACTOR.withholdingRate,
  type_waiver: CONTRACTOR.waiverType,
  n_waiver: CONTRACTOR.waiverNumber,
  waiver_percent: CONTRACTOR.waiverRate,
  waiver_end: CONTRACTOR.waiverEnd,
  exencion: 'Exención',

  first_last_name: ACCOUNTANT.firstLastName,
  second_last_name: ACCOUNTANT.secondLastName,
  company: ACCOUNTANT.company,
  employer_insurance_number: ACCOUNTANT.employerIdentificationNumber,
  country: ADDRESS_LABELS.municipalityId,
  state: ADDRESS_LABELS.state,
  zip_code: ADDRESS_LABELS.zip,
  physical_country: 'Municipio físico',
  physical_state: 'Estado físico',
  physical_zip_code: 'Código postal físico',
  identidad_ssa: ACCOUNTANT.ssaUserId,
  identidad_bso: ACCOUNTANT.bsoUserId,
  identidad_efile: ACCOUNTANT.efileUserId,
  ptin: ACCOUNTANT.preparerTaxNumber,

  required: COMPANY_LINE_LABELS.requirement,
  type_taxe: COMPANY_LINE_LABELS.direction,
  type_amount: COMPANY_LINE_LABELS.basis,
  is_active: 'Activo',
  account: COMPANY_LINE_LABELS.accountName,
  amount: COMPANY_LINE_LABELS.amount,
  limit: 'Límite',
  effective_from: PAY_CALENDAR_LABELS.effectiveFrom,

  what: 'Planilla o depósito',
  period_id: 'Período',
  month: 'Mes',
  pay_date: PAY_LABELS.payDate.short,
  over_time: TIME.overtime,
  meal_time: TIME.mealPeriod,
  holiday_time: TIME.holiday,
  days: 'Días',
  'days.date': 'Día',
  'days.worked': 'Trabajado',
  'days.meal_worked': 'Comida trabajada',
  refund: AMOUNTS.reimbursedExpenses,
  tax_pr: AMOUNTS.incomeTaxWithheld,
  tax_pr_percent: PAY_LABELS.withholdingRate,
  tax_pr_edited: 'Contribución retenida escrita',
  severance_exempt: AMOUNTS.severanceExempt,
  severance_exempt_edited: 'Mesada exenta escrita',
  payment: PAY_LABELS.companyLines,
  'payment.id': 'Línea de la compañía',
  value: 'Monto',
  edited: 'Monto escrito',
  memo: PAY_LABELS.memo,
  confirmed_net: 'Total confirmado',
  confirmed_total: 'Total confirmado',
  rows: 'Filas',
  position: 'Posición',
  version: 'Versión',
  without_work: 'No trabajó',
  without_work_ids: 'Quiénes no trabajaron',
  draft: 'Borrador',
  since: 'Desde la versión',
  paid: PAY_LABELS.paid,
  paid_date: PAY_LABELS.paidOn,
  paid_method: PAY_LABELS.paidMethod,
  cheque_number: PAY_LABELS.chequeNumber,
  next_cheque_number: PAY_LABELS.nextChequeNumber,
  reason: 'Razón',
  personal_data: 'Datos personales',
  movement: 'Movimiento',
  minimum: 'Cambio desde',
  from_seq: 'Desde el movimiento',
  after: 'Después de',
  search: 'Buscar',
  seq: 'Movimiento',
  at: REGISTER_LABELS.asKnown,
  other_seq: 'Junto a lo conocido tras el movimiento',
  other_at: REGISTER_LABELS.besideKnown,
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

  rule: REQUEST_LABELS.by,
  net_profit: REQUEST_LABELS.netProfit,
  paid_on: REQUEST_LABELS.paidOn,
  large_reform: REQUEST_LABELS.isLargeForReformHires,
  large_earlier: REQUEST_LABELS.isLargeForEarlierHires,
  filed_on: FILING_LABELS.filedOn,
  confirmation: FILING_LABELS.confirmationNumber,
  regular_hours: TIME.regular,
  regular_min: 'Minutos',
  flat_fee: PAY_LABELS.flatFee,
  detained: PAY_LABELS.retained,
  detained_edited: 'Retenido escrito',
  not_subject: 'No sujeto a retención',

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
  reimbursed: REQUEST_LABELS.submission,
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
    regular_time: EMPLOYEE['rates.regular'],
    vacation_time: EMPLOYEE['leave.vacation.openingMinutes'],
    vacation_date: EMPLOYEE['leave.vacation.openingDate'],
    sick_time: EMPLOYEE['leave.sick.openingMinutes'],
    sicks_date: EMPLOYEE['leave.sick.openingDate'],
    limit: 'Cuántos',
  },
  contractors: { employer_id: CONTRACTOR.taxpayerNumber, limit: 'Cuántos' },
  codes: { amount: 'Número de empresas' },
  yearParameters: {
    from: PARAMETERS.over,
    rate: PARAMETERS.rate,
    plus: PARAMETERS.plus,
    veteran: PARAMETERS.veteran,
    minimum_wage: PARAMETERS.minimumWages,
    amount: PARAMETERS.hourly,
    holidays: PARAMETERS.holidays,
    source: PARAMETERS.source,
  },
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
