// Every printed word of documents and of file names. The reasons for the labels of the trade are in
// docs/decisions/0003-print-the-pay-stub-in-spanish-with-rows-that-add-up.md.

import {
  AMOUNT_LABELS,
  EMPLOYER_TAX_LABELS,
  SERVICE_LABELS,
  TIME_LABELS,
} from '@garita/domain/text/amount-labels.es';
import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { NUMBER_LABELS } from '@garita/domain/text/fields/record-labels.es';
import { HISTORY_LABELS, REGISTER_LABELS } from '@garita/domain/text/history-texts.es';
import { labelsIn } from '@garita/domain/text/labels';
import { WITHHOLDING_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { WHAT_IF_TEXTS } from '@garita/domain/text/what-if-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { shortDate } from './printed-date.es.ts';

export const DOCUMENTS = labelsIn(DOCUMENT_NAMES, 'printed');

/** The labels of amounts in the rows of a stub and at the head of a column. */
export const PRINTED_AMOUNTS = labelsIn(AMOUNT_LABELS, 'printed');

/** The labels of the kinds of time. */
export const PRINTED_TIME = labelsIn(TIME_LABELS, 'printed');

/** The labels of the employer's taxes at the head of a column. */
export const PRINTED_EMPLOYER_TAXES = labelsIn(EMPLOYER_TAX_LABELS, 'printed');

export const FILE_NAMES = {
  employee: 'Empleado',
  allEmployees: 'All',
  period: 'Periodo',
  stubs: 'Talonarios',
  letter: 'Carta',
  employmentLetter: 'Carta-de-empleo',
  earningsCertificate: 'Certificacion-de-ingresos',
  withholdingCertificate: '499-R-4',
  workersCompensation: 'CFSE',
  christmasBonus: 'Bonus',
  salaries: 'WAGES',
  employerCost: 'Costo-patronal',
  payrollRegister: 'Nomina',
  journal: 'Asiento',
  history: 'Historial',
  entry: 'Pago',
  registerAsKnown: 'Segun-lo-conocido',
  reconciliation: 'Cuadre',
  whatIf: 'Y-si',
  leave: 'VacationHours',
  nonResidents: 'No-residentes-480-6C',
  contractor: 'Contratista',
  contractors: 'Contratistas',
  quarter: (quarter: number) => `Trimestre ${quarter}`,
  form941: '941',
  form943: '943',
  w2pr: 'W2PR',
  form940: '940',
  form499: '499',
  unemployment: 'UNEMPLOYED',
  chauffeurInsurance: 'CHOFERIL',
  package: 'Paquete',
  auditorPacket: 'Paquete-del-auditor',
} as const;

/** The payroll register of a period. */
export const PAYROLL_REGISTER = {
  title: DOCUMENT_NAMES['payroll-register'],
  isOpen: 'Período abierto: sus pagos todavía pueden cambiar.',
  employerShare: (taxes: string) => `Aportación patronal: ${taxes}`,
  cash: (total: string, { net, withheld, employer }: { net: string; withheld: string; employer: string }) =>
    `Efectivo necesario: ${total} (netos ${net}, retenciones y descuentos ${withheld}, aportación patronal ${employer})`,
  signature: 'Aprobado por: ______________________________   Fecha: ____________',
} as const;

export const PAGE = {
  period: (number: number, year: number) => `Período ${number} de ${year}`,
  of: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const;

export const PAY_STUB = {
  title: 'Talonario de pago',
  documentTitle: (number: number, year: number) => `Talonario de pago, período ${number} de ${year}`,
  employee: 'Empleado',
  socialSecurityNumber: NUMBER_LABELS.socialSecurityNumber.printed,
  employerNumber: NUMBER_LABELS.employerIdentificationNumber,
  period: 'Período de pago',
  payDate: PAY_LABELS.payDate.printed,
  net: 'Neto a pagar',
  memo: PAY_LABELS.memo,

  columns: { current: 'Actual', year: (year: number) => `Año ${year}` },
  openingBalanceWages: 'Sueldos traídos',
  corrects: (days: string) => `Corrección del período ${days}: los montos son la diferencia.`,
  openingBalanceIncluded: (gross: string) =>
    `El año incluye lo traído de otro sistema: ${gross} de ingresos.`,
  total: 'Total',

  headings: {
    earnings: PRINTED_AMOUNTS.gross,
    withholdings: PRINTED_AMOUNTS.withheld,
    deductions: PRINTED_AMOUNTS.deducted,
    additions: PRINTED_AMOUNTS.added,
    hours: 'Horas',
    rates: 'Tarifas por hora',
  },

  /** The methods of the income tax. */
  madeBy: {
    'flat-rate': '% de retención',
    table: 'Fila de la tabla',
    certificate: 'Tasa según el certificado 499 R-4',
    'non-resident-citizen': WITHHOLDING_METHOD_LABELS['non-resident-citizen'],
    'non-resident-alien': WITHHOLDING_METHOD_LABELS['non-resident-alien'],
  },

  foldedLines: (count: number) => `Otras ${count} líneas`,

  /** The worked hours of an employee with a salary. */
  salariedHours: 'Que paga el salario',

  leave: { vacation: 'Vacaciones acumuladas', sick: 'Enfermedad acumulada' },

  summary: {
    earnings: AMOUNT_LABELS.gross,
    withholdings: '− Retenciones',
    deductions: '− Descuentos',
    additions: '+ Aumentos',
    uncollected: '+ No cobrado',
    net: '= Neto',
  },

  cheque: {
    number: 'NÚM. DE CHEQUE',
    date: 'FECHA',
    payee: 'PÁGUESE A LA ORDEN DE',
    purpose: 'POR',
    signature: 'FIRMA AUTORIZADA',
    payroll: (number: number, year: number) => `Nómina, período ${number} de ${year}`,
    notNegotiable: 'No negociable',
    nothingToPay: 'No hay nada que pagar.',
    paidOn: (day: string) => `Pagado el ${day}.`,
    paidBy: {
      check: (day: string) => `Saldado con cheque el ${day}.`,
      'direct-deposit': (day: string) => `Pagado por depósito directo el ${day}.`,
      cash: (day: string) => `Pagado en efectivo el ${day}.`,
    },
  },
} as const;

/** The stub of a contractor's payment, where it differs from an employee's. */
export const CONTRACTOR_STUB = {
  documentTitle: (day: string) => `Talonario de pago de servicios profesionales, ${day}`,
  payee: 'Servicios profesionales',
  item: 'Partida de la 480.6SP',
  services: SERVICE_LABELS.gross,
  purpose: (day: string) => `Servicios profesionales, ${day}`,
  basis: {
    heading: 'De dónde sale',
    hours: 'Horas',
    rate: 'Tarifa por hora',
    hourly: 'Por las horas',
    flatFee: PAY_LABELS.flatFee,
    withholding: '% de retención',
  },
} as const;

/** The reports that are lists. */
export const LIST = {
  salaries: DOCUMENTS.salaries,
  employerCost: DOCUMENTS['employer-cost'],
  journal: DOCUMENTS.journal,
  journalMemo: (day: CalendarDate) => `Pagos del ${shortDate(day)}`,
  withoutPremium: 'Sin la prima de la CFSE: la tasa de cada clase está en su póliza.',
  premium: (per100: string, premium: string) =>
    `Prima de esta nómina, a $${per100} por cada $100: ${premium}`,
  fingerprints: {
    periods: {
      one: (days: string, digits: string) => `Período cerrado, ${days}. Sello: ${digits}`,
      many: 'Períodos cerrados. Sellos:',
    },
    months: {
      one: (month: string, digits: string) => `Mes cerrado, ${month}. Sello: ${digits}`,
      many: 'Meses cerrados. Sellos:',
    },
  },
  correction: (who: string, paidOn: string, days: string) =>
    `${who}, ${paidOn}: corrección del período ${days}`,
  only: (name: string) => `Solo de ${name}`,
  workers: (count: number) => (count === 1 ? '1 empleado' : `${count} empleados`),
  entry: (name: string, entryId: number) => `${name} · Pago ${entryId}`,
  event: (seq: number, done: string) => `#${seq} · ${done}`,
  recorded: (day: string, moment: string, by: string) => `${day}, ${moment} · ${by}`,
  reason: (reason: string) => `Razón: ${reason}`,
  stubs: 'Talonarios',
  leave: DOCUMENTS.leave,
  workersCompensation: (fiscalYear: number) => `Reporte Planilla CFSE ${fiscalYear - 1}-${fiscalYear}`,
  christmasBonus: (year: number) => `${DOCUMENTS['christmas-bonus']} ${year}`,
  contractorPayments: DOCUMENTS['contractor-payments'],
  contractorYear: (year: number) => `Servicios Profesionales ${year}, por mes`,

  goesOn: (heading: string) => `${heading} (sigue)`,
  columnPart: (part: number, parts: number) => `Columnas: parte ${part} de ${parts}`,
  companyLine: (name: string) => `Línea ${name}`,
  subTotal: 'Subtotal',
  totals: 'Totales',
  openingBalances: WARNING_TEXTS.omittedOpening.title,
  openingBalanceUntil: WARNING_TEXTS.omittedOpening.until,
  openingBalanceHelp: WARNING_TEXTS.omittedOpening.help,
  nothingPaid: 'No se pagó nada en estos días.',
  noLeave: 'Nadie tuvo saldo ni movimiento en estos días.',
  openingBalance: 'Saldo al comenzar',

  phone: 'Teléfono',
  policy: (number: string) => `Póliza: ${number}`,
  knownBy: {
    employerIdentificationNumber: NUMBER_LABELS.employerIdentificationNumber,
    commercialRegister: 'Número de registro',
  },

  /** The column of decimal hours beside one of times, in a workbook. */
  decimal: (caption: string) => `${caption} (decimal)`,
  captions: {
    person: 'De',
    line: 'Línea',
    employee: 'Empleado',
    period: 'Período',
    date: 'Fecha',
    amount: 'Monto',
    account: 'Cuenta',
    debit: 'Débito',
    credit: 'Crédito',
    memo: 'Descripción',
    month: 'Mes',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    category: 'Categoría',
    socialSecurityNumber: NUMBER_LABELS.socialSecurityNumber.printed,
    hoursWorked: 'Horas trabajadas',
    totalEarned: 'Total salarios',
    employerShare: 'Aportación',
    totalCost: 'Costo total',
    bonus: 'Bono',
    rule: 'Regla',
    total: 'Total',
    services: 'Servicios',
    withheld: PAY_LABELS.retained,
    expenses: PRINTED_AMOUNTS.reimbursedExpenses,
    periodStart: 'Fecha inicio',
    periodEnd: 'Fecha fin',
    earned: 'acum.',
    taken: 'usadas',
    balance: 'saldo',
    event: '#',
    time: 'Hora',
    by: 'Quién',
    done: 'Qué',
    gross: PRINTED_AMOUNTS.gross,
    withheldInAll: PRINTED_AMOUNTS.withheld,
    net: PRINTED_AMOUNTS.net,
  },
  quarterOf: (quarter: number, year: number) => `Trim. ${quarter} ${year}`,
  leaveKinds: { vacation: 'Vac.', sick: 'Enf.' },

  nonResidents: (year: number) => `${DOCUMENT_NAMES['non-residents']}, ${year}`,
  nonResidentRates: (ofCitizens: string, ofAliens: string) =>
    `Sin exenciones: ${ofCitizens} de un ciudadano de los Estados Unidos, ${ofAliens} de un extranjero.`,
  nonResidentDeposits: (above: string) =>
    `Si lo retenido en un mes pasa de ${above}, se deposita con el 480.31 hasta el día 15 del próximo.`,
  form480Items: 'Partidas de la planilla informativa 480.6SP',
  form480Item: {
    1: '1 Individuos no sujetos',
    2: '2 Corporaciones no sujetas',
    3: '3 Individuos sujetos',
    4: '4 Corporaciones sujetas',
  },
} as const;

/** The notes and rules of a list of the Christmas bonus. */
export const CHRISTMAS_BONUS = {
  ownSettings: 'Según la configuración de la compañía, que no es la de la Ley 148 de 1969.',
  law: 'Según la Ley 148 de 1969, enmendada por la Ley 4-2017. Los salarios no cuentan bonos anteriores.',
  companies: (names: string) => `Compañías del mismo número de identificación: ${names}`,
  size: {
    reform: (size: string) => `Contratados desde el 26 ene 2017: ${size}`,
    earlier: (size: string) => `Contratados antes: ${size}`,
  },
  isLarge: { true: 'compañía grande', false: 'compañía pequeña' },
  weeks: (weeks: number, employees: number) => `${weeks} de 52 semanas con más de ${employees} empleados`,
  stated: 'como se indicó',
  limit: (profit: string, limit: string) =>
    `Límite: el 15 % de la ganancia neta de ${profit} son ${limit} para todos.`,
  late: {
    'up-to-six-months': (day: string) => `Se paga el ${day}, después del 15 dic: se añade la mitad.`,
    later: (day: string) => `Se paga el ${day}, más de seis meses tarde: se añade otro tanto.`,
  },
  noProfit: (day: string) =>
    `Sin ganancia neta no se debe bono. La exención se pide al Departamento del Trabajo hasta el ${day}.`,
  excludedWork: 'La Ley 148 no cubre el trabajo agrícola ni el doméstico.',
  rule: (rate: string, maximum: string) => `${rate}, hasta ${maximum}`,
  firstYear: (rule: string) => `${rule}; primer año, la mitad`,
  fewHours: (hours: string) => `Menos de ${hours} horas`,
} as const;

/** The labels of the history of a company's pay. */
export const HISTORY = {
  title: DOCUMENTS.history,
  changedAmounts: 'Montos que cambiaron',
  nothing: HISTORY_LABELS.nothing,
  entry: HISTORY_LABELS.entry,
  upTo: (seq: number) => `Hasta el movimiento ${seq}`,
  payDate: HISTORY_LABELS.payDate,
  recorded: (by: string, day: string, moment: string) => `${by} · ${day}, ${moment}`,
  change: HISTORY_LABELS.change,
  total: HISTORY_LABELS.total,
  causes: (causes: string) => `De dónde viene: ${causes}`,
  changed: (name: string, before: string, after: string) => `${name}: de ${before} a ${after}`,
  /** The word between an amount before and after. */
  to: 'a',
  hours: (kind: string) => `Horas: ${kind}`,
  captions: {
    what: 'Qué ocurrió, quién lo hizo y cuándo',
    reason: 'Razón',
    entry: 'Pago',
    payDate: PAY_LABELS.payDate.printed,
    gross: PRINTED_AMOUNTS.gross,
    withheld: PRINTED_AMOUNTS.withheld,
    net: PRINTED_AMOUNTS.net,
    grossSoFar: 'Ingresos acumulados',
    withheldSoFar: 'Retenciones acumuladas',
    netSoFar: 'Neto acumulado',
    causes: HISTORY_LABELS.causes,
    amount: HISTORY_LABELS.amount,
    before: HISTORY_LABELS.before,
    after: HISTORY_LABELS.after,
    difference: 'Diferencia',
  },
} as const;

/** The register at an earlier and a later point. */
export const REGISTER_AS_KNOWN = {
  title: DOCUMENTS['register-as-known'],
  after: (seq: number, day: string) => `tras el movimiento ${seq}, del ${day}`,
  beforeAll: 'antes del primer movimiento',
  ofToday: 'hoy',
  between: (known: string, later: string) => `Entonces: ${known}. Junto a: ${later}.`,
  nothingLoaded: REGISTER_LABELS.nothingLoaded,
  known: { gross: 'Ingresos entonces', withheld: 'Retenido entonces', net: 'Neto entonces' },
  today: { gross: 'Ingresos hoy', withheld: 'Retenido hoy', net: 'Neto hoy' },
  later: { gross: 'Ingresos después', withheld: 'Retenido después', net: 'Neto después' },
  difference: REGISTER_LABELS.difference,
} as const;

/** Real and supposed pay. */
export const WHAT_IF = {
  title: WHAT_IF_TEXTS.title,
  titleOf: (year: number) => `${WHAT_IF_TEXTS.title} ${year}`,
  byYear: WHAT_IF_TEXTS.byYear,
  byAgencyIn: WHAT_IF_TEXTS.byAgencyIn,
  byEmployee: WHAT_IF_TEXTS.byEmployee,
  byAgency: WHAT_IF_TEXTS.byAgency,
  newEmployee: WHAT_IF_TEXTS.newEmployee,
  nothing: 'Nada supuesto.',
  rounding: WHAT_IF_TEXTS.rounding,
  raise: (raises: string, who: string) => `${WHAT_IF_TEXTS.raise}: ${raises}. ${who}`,
  everybody: 'A todos.',
  those: (names: string) => `A ${names}.`,
  perHour: (amount: string) => `${amount} por hora`,
  perPeriod: (amount: string) => `${amount} de salario por período`,
  hours: (time: string, rate: string) => `${time} horas a ${rate}`,
  minimumWage: (amount: string) => `Salario mínimo: ${amount} por hora.`,
  table: 'Otra tabla de retención, de la paga de un año:',
  tableRow: (over: string, rate: string, plus: string) => `Más de ${over}: ${rate} y ${plus}`,
  oneMore: (frequency: string, pay: string) => `Un empleado más, ${frequency}: ${pay}.`,
  captions: {
    gross: WHAT_IF_TEXTS.gross.supposed,
    withheld: WHAT_IF_TEXTS.withheld.supposed,
    net: WHAT_IF_TEXTS.net.supposed,
    employer: WHAT_IF_TEXTS.employer.supposed,
    difference: WHAT_IF_TEXTS.difference,
  },
} as const;

/** The labels on every page of an official form. */
export const FORM = {
  number: (form: string) => `Forma ${form}`,
  employerNumber: 'EIN',
  madeWith: 'Preparada con Garita',
  monthTotal: 'Total del mes',
  workingCopy: 'Copia de trabajo: no se radica; transcríbala',
} as const;

/**
 * Returns the notice of a paper about days that are not over: more may be paid until their end, or until the
 * company closes. A paper of past days has none.
 */
export function partialNotices(
  {
    date,
    company: { businessEndDate },
  }: { date: CalendarDate; company: { businessEndDate: CalendarDate | null } },
  { to }: { to: CalendarDate },
): string[] {
  const lastDay = businessEndDate !== null && businessEndDate < to ? businessEndDate : to;
  return date > lastDay ? [] : [`Parcial al ${shortDate(date)}`];
}
