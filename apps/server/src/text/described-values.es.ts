import { ERROR_CODES, type ErrorCode, IN_USE_CODES } from '@garita/domain/error-code';
import { exemptionTypeSchema } from '@garita/domain/reference/enumerations';
import type { ReportName } from '@garita/domain/report/report-request';
import { OBLIGATION_NAMES } from '@garita/domain/text/obligation-texts.es';
import { RECONCILIATION_TEXTS } from '@garita/domain/text/reconciliation-texts.es';
import { OPERATIONS, type OperationId } from './api.es.ts';
import { errorDetail } from './errors.es.ts';

/** The values of a field, each with what it means. */
type ValueTexts = Record<string, string>;

const FREQUENCIES: ValueTexts = {
  weekly: 'semanal',
  biweekly: 'bisemanal',
  quincenal: 'quincenal',
  monthly: 'mensual',
};
const NUMBERED_FREQUENCIES: ValueTexts = { 1: 'semanal', 2: 'bisemanal', 3: 'quincenal', 4: 'mensual' };
const SCHEDULES: ValueTexts = { 0: 'sin decir', 1: 'mensual', 2: 'bisemanal' };
const RESIDENT_RETENTION_TYPES: ValueTexts = {
  1: 'fija',
  2: 'tabla',
  3: 'certificado 499 R-4: los tramos de la ley menos las exenciones del certificado',
};
const RETENTION_TYPES: ValueTexts = {
  ...RESIDENT_RETENTION_TYPES,
  4: 'no residente, ciudadano de Estados Unidos: 20 % sin exenciones',
  5: 'no residente, extranjero: 29 % sin exenciones',
};
const MOVEMENTS: ValueTexts = {
  load: 'pago cargado',
  amend: 'pago corregido',
  recalculate: 'pago recalculado',
  delete: 'pago eliminado',
  mark: 'marca de pagado',
  opening: 'saldo inicial',
  leave: 'vacaciones o enfermedad',
  period: 'período revisado, cerrado o reabierto',
  month: 'mes cerrado',
  memo: 'memos borrados',
  filing: 'documento presentado',
  cheque: 'próximo cheque',
  settlement: 'hecho fuera de Garita',
};

/** The call that makes each document, whose summary says what the document is. */
const CALLS: Record<ReportName, OperationId> = {
  'period-stubs': 'stubsOfPeriod',
  'year-stubs': 'stubsOfYear',
  'entry-stub': 'stubOfEntry',
  'pay-letter': 'payLetter',
  'withholding-certificate': 'withholdingCertificate',
  'employment-letter': 'employmentLetter',
  'earnings-certificate': 'earningsCertificate',
  'contractor-stub': 'stubOfContractor',
  w2pr: 'formW2pr',
  'form-940': 'form940',
  'form-941': 'form941',
  'form-943': 'form943',
  'form-499': 'form499',
  unemployment: 'formUnemployment',
  'chauffeur-insurance': 'formChauffeur',
  'workers-compensation': 'workersCompensation',
  'wages-text': 'wagesText',
  'w2pr-suri-text': 'w2prSuriText',
  'w2pr-ssa-text': 'w2prSsaText',
  'christmas-bonus': 'christmasBonus',
  salaries: 'salaries',
  'employer-cost': 'employerCost',
  'period-employer-cost': 'periodEmployerCost',
  'payroll-register': 'payrollRegister',
  journal: 'journal',
  'period-journal': 'periodJournal',
  history: 'historyReport',
  'register-as-known': 'registerAsKnownReport',
  reconciliation: 'reconciliationReport',
  'what-if': 'whatIfReport',
  'non-residents': 'nonResidents',
  leave: 'leave',
  'contractor-payments': 'contractorPayments',
  'contractor-year': 'contractorYear',
  'form-480-text': 'form480Text',
};

/**
 * The words for the values of the documented interface, by the name of their field; by its place too, where
 * the name means something else there.
 */
export const FIELD_VALUE_TEXTS: Record<string, ValueTexts> = {
  role_id: { 1: 'administrador', 2: 'contador', 3: 'auditor' },
  jurisdiction: { 1: 'Puerto Rico', 2: 'Estados Unidos' },
  payer: { 1: '941', 2: '943', 3: '944', 4: 'empleo doméstico' },
  employee_type: { 1: 'regular', 2: 'parcial' },
  marital_status: { 1: 'soltero', 2: 'casado' },
  gender: { 1: 'hombre', 2: 'mujer' },
  'Employer.choferil': { SI: 'es chofer', NO: 'no lo es' },
  'Employer.type': { 1: 'sueldos completos', 2: 'sueldos parciales' },
  'Document.period_norma': { 0: 'todos', ...NUMBERED_FREQUENCIES },
  period_norma: NUMBERED_FREQUENCIES,
  'Document.rule': { specification: 'la configuración de la compañía', ley148: 'la Ley 148 de 1969' },
  retention_type: RETENTION_TYPES,
  month_basis: {
    salary: 'el salario por los períodos de un año ÷ 12',
    hours: 'los 30 días del último año con más paga regular',
    nothing_paid: 'no hay paga por hora en el último año',
  },
  default_retention_type: { 0: 'ninguno', ...RESIDENT_RETENTION_TYPES },
  exec_personal: {
    1: 'soltero, o casado que reclama la exención personal',
    2: 'casado que rinde en conjunto',
    3: 'ninguna',
    4: 'casado que reclama la mitad de la exención personal',
  },
  type_entity: {
    1: 'individuo',
    2: 'corporación',
    3: 'corporación de individuos (N)',
    4: 'sociedad',
    5: 'sociedad especial',
    6: 'fideicomiso',
  },
  type_employer: {
    0: 'sin decir',
    1: 'corporación privada',
    2: 'corporación pública',
    3: 'sociedad',
    4: 'individuo',
    5: 'agencia del gobierno',
    6: 'otros',
  },
  leave_rule: {
    1: 'como dice cada empleado',
    2: 'según la ley: por años de servicio y fecha de ingreso',
  },
  meal_rule: {
    1: 'el doble de la regular',
    2: 'la de la ley: 1.5 veces, o el doble si entró antes del 26 de enero de 2017',
  },
  overtime_multiplier: { 1.5: 'vez y media', 2: 'el doble' },
  coda_plan_kind: {
    0: 'no tiene',
    1: 'cualificado en Puerto Rico solamente',
    2: 'cualificado también por el IRS',
  },
  type_waiver: { 0: 'ninguno', 1: 'total', 2: 'parcial' },
  required: { 1: 'opcional', 2: 'requerido' },
  type_taxe: { 1: 'descuento', 2: 'aumento' },
  type_amount: { 1: 'porcentaje', 2: 'monto fijo' },
  'FixedTax.name': {
    inability: 'incapacidad',
    medicare: 'Medicare',
    secure_social: 'Seguro Social',
    social_tips: 'Seguro Social de las propinas',
    choferil: 'choferil',
  },
  confidence: {
    high: 'texto oficial o dos fuentes',
    medium: 'una fuente buena',
    low: 'por confirmar',
    null: 'sin decir',
  },
  lacking: { social_security_base: 'la base del Seguro Social', coda_limits: 'los topes CODA' },
  'YearParameters.field': {
    brackets: 'tramos',
    exemptions: 'exenciones',
    specification_table: 'tabla del producto',
    minimum_wage: 'salario mínimo',
    social_security_base: 'base del Seguro Social',
    coda_limits: 'topes CODA',
    unemployment_base: 'base del desempleo',
    futa_reduction: 'reducción de FUTA',
    holidays: 'días sin pago',
  },
  federal_schedule: SCHEDULES,
  hacienda_schedule: SCHEDULES,
  schedule: { 1: 'mensual', 2: 'bisemanal' },
  holidays: { before: 'el día laborable anterior', after: 'el día laborable siguiente', none: 'no se mueve' },
  'VoidCheque.reason': { unpaid: 'se quitó la marca de pagado', deleted: 'se eliminó el pago' },

  period_type: FREQUENCIES,
  'listPeriods.type': { ...FREQUENCIES, ...NUMBERED_FREQUENCIES },
  'listCompanyPeriods.type': { ...FREQUENCIES, ...NUMBERED_FREQUENCIES },
  'setPayCalendar.type': { ...FREQUENCIES, ...NUMBERED_FREQUENCIES },
  paid_method: { 1: 'cheque', 2: 'depósito directo', 3: 'efectivo' },
  status: { open: 'abierto', reviewed: 'revisado', closed: 'cerrado', changed: 'cambió después de cerrarse' },
  step: { review: 'se revisó', close: 'se cerró', reopen: 'se reabrió' },
  category: {
    1: 'individuo no sujeto a retención',
    2: 'corporación o sociedad no sujeta a retención',
    3: 'individuo sujeto a retención',
    4: 'corporación o sociedad sujeta a retención',
  },
  'Version.kind': { loaded: 'cargado', amended: 'corregido', recalculated: 'recalculado' },
  'LeaveMovement.kind': { vacation: 'vacaciones', sick: 'enfermedad' },
  'LeaveMovement.cause': {
    opening: 'saldo inicial',
    credit: 'ganado en un mes',
    taken: 'tomado en un pago',
    adjustment: 'corregido',
  },

  what: OBLIGATION_NAMES,
  agency: {
    irs: 'IRS',
    hacienda: 'Hacienda',
    labor: 'Departamento del Trabajo',
    cfse: 'CFSE',
    employees: 'los empleados',
  },
  'Due.state': {
    open: 'sus días no han terminado',
    ready: 'se puede hacer',
    filed: 'presentado',
    settled: 'hecho fuera de Garita',
    covered: 'incluido en una planilla ya presentada',
    overdue: 'vencido',
  },
  unknown_deposits: {
    schedule: 'la frecuencia',
    'previous-quarter': 'la línea 12 del 941 del trimestre anterior',
    'carried-futa': 'el FUTA sin depositar',
  },
  figure: RECONCILIATION_TEXTS.figures,
  source: RECONCILIATION_TEXTS.books,
  movement: MOVEMENTS,
  'HistoryLine.kind': MOVEMENTS,
  'Disclosure.kind': { look: 'mirada', export: 'exportación' },
  format: { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV', iif: 'IIF de QuickBooks', txt: 'texto' },
  check: {
    chains: 'las cadenas',
    pay: 'los pagos',
    projections: 'los totales guardados',
    anchors: 'las anclas',
    copies: 'las copias de lo presentado',
    returns: 'las planillas y los archivos',
  },
  'PastVerification.seal': {
    signed: 'firmada',
    unsigned: 'sin firma',
    altered: 'cambiada después de firmarse',
  },
  reimbursed: { 1: 'original', 2: 'corrección' },
  of: {
    company: 'la compañía',
    accountant: 'el contador',
    employer: 'un empleado',
    outemployer: 'un contratista',
  },
  severity: { error: 'la agencia devuelve el archivo', warning: 'conviene revisarlo' },
  'ReportPreview.unit': { count: 'cuántos son', dollars: 'dólares', hours: 'horas' },
  contractor_rule: { 1: 'del pago entero', 2: 'según la ley: sin los primeros 500.00 del año' },
  exencion: {
    '': 'ninguna',
    ...Object.fromEntries(
      exemptionTypeSchema.options.map((letter) => [letter, `la exención ${letter} de la 480.6SP`]),
    ),
  },
  'Refusal.code': codeTexts(ERROR_CODES),
  'Removal.code': codeTexts(IN_USE_CODES),
  'Document.report': Object.fromEntries(
    Object.entries(CALLS).map(([report, id]) => [report, OPERATIONS[id]]),
  ),
};

function codeTexts(codes: readonly ErrorCode[]): ValueTexts {
  return Object.fromEntries(codes.map((code) => [code, errorDetail(code)]));
}
