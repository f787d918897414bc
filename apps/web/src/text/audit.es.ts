import type { Cents } from '@garita/domain/money/cents';
import type { AmountName } from '@garita/domain/pay/amounts';
import type { ContributionConcept } from '@garita/domain/tax/tax-parameters';
import { payrollText } from './payroll.es.ts';

const { concepts, hours } = payrollText;

/** Words of Auditoría: what happened to a company's pay, and what was known when. */
export const auditText = {
  title: 'Auditoría',
  print: 'Imprimir',
  views: { history: 'Historial', register: 'Según lo conocido' },

  choices: {
    label: 'De qué',
    year: 'Año',
    period: 'Período',
    allPeriods: 'Toda la compañía',
    periodOption: (number: number, start: string, end: string) => `Período ${number} · ${start} al ${end}`,
    person: 'Persona',
    everybody: 'Todas',
    employees: 'Empleados',
    contractors: 'Servicios Profesionales',
    kind: 'Movimiento',
    allKinds: 'Todos',
    minimum: 'Cambio desde ($)',
    notOnlyEntry: (entryId: number) => `Solo el pago ${entryId}: ver todos`,
  },

  /** By the kind that a filter chooses. */
  kinds: {
    load: 'Cargado',
    amend: 'Corregido',
    recalculate: 'Recalculado',
    delete: 'Eliminado',
    mark: 'Pagado',
    opening: 'Saldos iniciales',
    leave: 'Licencias',
    period: 'Cierre de períodos',
    filing: 'Presentado',
    cheque: 'Cheques',
  },

  history: {
    label: 'Movimientos',
    empty: 'No hay movimientos que mostrar.',
    more: 'Ver más',
    count: (shown: number, last: number) => `${shown} de los ${last} movimientos de la compañía`,
    number: (seq: number) => `Movimiento ${seq}`,
    by: (who: string, when: string) => `${who} · ${when}`,
    reason: (reason: string) => `Razón: ${reason}`,
    entry: (entryId: number) => `Pago ${entryId}`,
    period: (number: number, start: string, end: string) => `Período ${number} (${start} al ${end})`,
    payDate: (day: string) => `Se paga el ${day}`,
    change: 'Cambio',
    total: 'Acumulado',
    details: (count: number) => (count === 1 ? '1 monto cambió' : `${count} montos cambiaron`),
    amount: 'Monto',
    before: 'Antes',
    after: 'Después',
    causes: 'De dónde viene el cambio',
    somebody: 'Quien ya no es usuario',
  },

  totals: { gross: 'Ingresos', withheld: 'Retenciones', net: 'Neto' },

  /** What happened, in the words of whoever reads it later. */
  events: {
    TimeLoaded: 'Se cargó el pago',
    TimeAmended: 'Se corrigió el pago',
    TimeRecalculated: 'Se recalculó el pago',
    TimeDeleted: 'Se eliminó el pago',
    TimeUnpaid: 'Se quitó la marca de pagado',
    ContractorTimeLoaded: 'Se cargó el pago de servicios',
    ContractorTimeAmended: 'Se corrigió el pago de servicios',
    ContractorTimeDeleted: 'Se eliminó el pago de servicios',
    OpeningBalanceSet: 'Se anotaron los saldos iniciales',
    OpeningBalanceCorrected: 'Se corrigieron los saldos iniciales',
    PeriodClosed: 'Se cerró el período',
    PeriodReopened: 'Se volvió a abrir el período',
    FilingWithdrawn: 'Se quitó la marca de presentado',
  },
  paid: (day: string, amount: string, how: string) => `Se marcó como pagado el ${day}: ${amount}${how}`,
  paidBy: (method: string, cheque: number | undefined) =>
    cheque === undefined ? `, por ${method.toLowerCase()}` : `, por cheque ${cheque}`,
  adjusted: (leave: string, time: string) => `Se corrigió la licencia de ${leave}: ${time}`,
  vacation: 'vacaciones',
  sick: 'enfermedad',
  nextCheque: (number: number) => `El próximo cheque es el ${number}`,
  filed: (document: string, from: string, to: string, day: string) =>
    `Se presentó ${document} (${from} al ${to}) el ${day}`,

  amounts: {
    ...concepts,
    otherDiscounts: 'Líneas que se descuentan',
    otherIncreases: 'Líneas que se añaden',
    regularMinutes: `Horas: ${hours.regular}`,
    overtimeMinutes: `Horas: ${hours.overtime}`,
    mealPeriodMinutes: `Horas: ${hours.mealPeriod}`,
    vacationMinutes: `Horas: ${hours.vacation}`,
    sickMinutes: `Horas: ${hours.sick}`,
    holidayMinutes: `Horas: ${hours.holiday}`,
  } satisfies Record<AmountName, string>,

  causes: {
    payDate: 'Fecha de pago',
    minutes: hours,
    earnings: concepts,
    deductions: concepts,
    reimbursedExpenses: concepts.reimbursedExpenses,
    withholdingRate: '% de retención escrito',
    editedIncomeTax: 'Contribución escrita a mano',
    editedRetained: 'Retenido escrito a mano',
    flatFee: 'Precio acordado',
    entityType: 'Tipo de entidad',
    isChauffeur: 'Es chofer',
    rates: {
      regular: 'Tarifa regular',
      overtime: 'Tarifa de sobretiempo',
      mealPeriod: 'Tarifa de hora de comida',
    },
    withholding: {
      method: 'Tipo de retención',
      rate: '% de retención',
      table: 'Tabla de retención, versión',
    },
    contributions: {
      rate: (tax: string) => `${tax}: porcentaje`,
      weeklyAmount: (tax: string) => `${tax}: por semana`,
      limit: (tax: string) => `${tax}: tope del año`,
    },
    withheldBefore: (tax: string) => `${tax}: retenido antes en el año`,
    companyLine: 'Línea de la compañía',
    chosenLine: 'Línea de la compañía, escogida',
    editedLine: 'Línea de la compañía, escrita a mano',
  },
  contribution: (concept: ContributionConcept) => concepts[concept],
  values: { yes: 'Sí', no: 'No', none: 'Ninguno', 'flat-rate': 'Fija', table: 'Tabla' },

  register: {
    choosePeriod: 'Escoja un período',
    choosePeriodHelp: 'Se muestra su nómina como se conocía en cualquier momento, junto a la de hoy.',
    point: 'Qué se conocía',
    asKnown: 'Según lo conocido el',
    slider: 'Tras el movimiento',
    position: (seq: number, last: number) => `${seq} de ${last}`,
    moment: (seq: number, moment: string) => `Tras el movimiento ${seq}, del ${moment}`,
    beforeAll: 'Antes del primer movimiento',
    table: 'Nómina según lo conocido y hoy',
    employee: 'Empleado',
    entry: 'Pago',
    knownOf: (total: string) => `${total} entonces`,
    todayOf: (total: string) => `${total} hoy`,
    difference: 'Diferencia del neto',
    empty: 'Nada se ha cargado en el período.',
    same: 'La nómina es hoy la misma que se conocía entonces.',
    differs: (entries: number, net: string) =>
      entries === 1
        ? `Un pago es hoy otro: ${net} de neto.`
        : `${entries} pagos son hoy otros: ${net} de neto.`,
    why: 'Qué hizo cada diferencia',
    whyHelp: 'Los montos que hoy son otros, y los movimientos que los cambiaron desde entonces.',
    whyOf: (person: string, entryId: number) => `${person} · Pago ${entryId}`,
    signed: (text: string, cents: Cents) => (cents > 0 ? `+${text}` : text),
  },
} as const;
