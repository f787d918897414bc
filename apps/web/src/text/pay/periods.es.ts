import type { PeriodStatus, PeriodTransition } from '@garita/domain/pay/period/period-status';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { asSentence } from '@garita/domain/text/sentence';

/** Texts of a pay period: its entries and its state (open, reviewed or closed). */
export const periodsText = {
  title: (frequency: string, number: number, year: number) =>
    `Período ${frequency.toLowerCase()} ${number} de ${year}`,
  none: 'Este período no existe',
  statusHelp: {
    open: 'Se puede cargar, corregir y eliminar.',
    reviewed: 'Ya se revisó. Si algo se carga, se corrige o se elimina, queda abierto otra vez.',
    closed: 'Nada se carga, se corrige ni se elimina. Los pagos se pueden marcar como pagados.',
  } satisfies Record<PeriodStatus, string>,

  review: 'Revisar',
  notBegun: 'Se puede revisar cuando comience.',
  reviewed: 'Período revisado.',
  close: 'Cerrar período',
  closeQuestion: 'Después de cerrarlo nada se podrá cargar, corregir ni eliminar en este período.',
  closeAnyway: 'Cerrar de todos modos',
  withoutPay: 'Sin pago en el período',
  notPaid: 'Sin marcar como pagados',
  closed: 'Período cerrado.',
  closedByAnother: 'Lo cierra otra persona',
  bookedBy: (names: string) =>
    asSentence(
      `Su cuenta pide que quien cierra un período no sea quien cargó su nómina. En este cargaron o cambiaron pagos: ${names}`,
    ),
  reopen: 'Reabrir',
  reopenQuestion:
    'Sus pagos se podrán cambiar otra vez, y habrá que revisarlo y cerrarlo de nuevo. Si cambia lo que se paga en un mes cerrado, el mes aparece como Cambió.',
  reopened: 'Período reabierto.',
  reason: 'Razón',

  loaded: 'Lo cargado',
  nothingLoaded: 'En este período no hay pagos.',
  columns: { employee: 'Empleado', hours: 'Horas', net: AMOUNT_LABELS.net },

  documents: {
    register: 'Nómina en PDF',
    registerSheet: 'Nómina en Excel',
    stubs: 'Talonarios de todos',
  },

  repeated: 'Pagos iguales',
  repeatedHelp:
    'Una misma persona tiene en este período más de un pago con el mismo neto. Si es el mismo pago, elimine o cambie uno de los dos.',
  repeatedPay: (net: string, payDate: string) => `${net} con fecha de pago ${payDate}`,
  repeatedBy: (by: string, moment: string) => `lo cargó ${by} el ${moment}`,

  corrections: 'Corregido en otros períodos',
  correctionsHelp:
    'Los pagos de este período siguen como se cerraron; cada corrección es un pago aparte, de la diferencia.',
  correction: (entryId: number, period: number, year: number) =>
    `El pago ${entryId}, en el período ${period} de ${year}`,
  correctionPaid: (day: string, net: string) => `se paga el ${day}, ${net} de neto`,

  steps: 'Qué se hizo con él',
  noSteps: 'Aún no se ha revisado.',
  because: (reason: string) => `Razón: ${reason}`,
  movements: 'Ver sus movimientos',
  months: 'Ver los meses',
  step: {
    review: (by: string, at: string) => `${by} lo revisó el ${at}`,
    close: (by: string, at: string) => `${by} lo cerró el ${at}`,
    reopen: (by: string, at: string) => `${by} lo reabrió el ${at}`,
  } satisfies Record<PeriodTransition, (by: string, at: string) => string>,
  somebody: 'Alguien que ya no es usuario',
} as const;

/** Texts of the months of a company: the amounts paid in each, and its closing. */
export const monthsText = {
  title: 'Meses',
  year: 'Año',
  table: (year: number) => `Meses de ${year}`,
  help: 'Por fecha de pago. Un mes se cierra cuando terminó y están cerrados los períodos de los que se paga en él.',
  empty: 'Ninguno de este año ha comenzado.',

  columns: {
    month: 'Mes',
    state: 'Estado',
    payments: 'Pagos',
    gross: AMOUNT_LABELS.gross,
    net: AMOUNT_LABELS.net,
  },
  ofThem: (contractors: number) =>
    contractors === 1 ? '1 a un contratista' : `${contractors} a contratistas`,
  states: {
    running: 'En curso',
    idle: 'Sin pagos',
    waiting: 'Abierto',
    ready: 'Por cerrar',
    closed: 'Cerrado',
    changed: 'Cambió',
  },
  ends: (day: string) => `Termina el ${day}.`,
  openPeriods: 'Falta cerrar',
  reopened: 'Abiertos otra vez',
  period: (frequency: string, number: number) => `${frequency} ${number}`,
  periodOf: (frequency: string, number: number, year: number) => `${frequency} ${number} de ${year}`,
  closedBy: (by: string, at: string) => `${by}, ${at}`,
  changedSince: 'Se paga otra cosa que cuando se cerró.',
  fingerprint: (digits: string) => `Sello ${digits}`,
  somebody: 'Alguien que ya no es usuario',

  close: 'Cerrar mes',
  closeAgain: 'Cerrar otra vez',
  closeTitle: (month: string) => `Cerrar ${month}`,
  closeQuestion:
    'Queda registrado, con un sello, lo que se paga en el mes. Un mes cerrado no impide cambios: si después se paga otra cosa en él, aparece como Cambió.',
  closed: 'Mes cerrado.',

  details: 'Ver el cierre',
  whatChanged: 'Qué cambió',
  closing: (month: string) => `Cierre de ${month}`,
  by: (by: string, at: string) => `Lo cerró ${by} el ${at}`,
  paid: 'Lo que se paga en el mes',
  atClosing: 'Al cerrarlo',
  now: 'Ahora',
  amount: 'Monto',
  employees: 'Pagos a empleados',
  contractors: 'Pagos a contratistas',
  changedAmounts: {
    employees: 'Montos de empleados que cambiaron',
    contractors: 'Montos de contratistas que cambiaron',
  },
  since: 'Ver lo registrado después del cierre',
  allClosings: 'Ver todos los cierres de meses',

  home: {
    help: 'Los últimos que terminaron, y los que cambiaron después de cerrarse.',
    all: 'Ver todos los meses',
  },
} as const;

/** Texts about the fingerprint of the closing of a period or of a month. */
export const closingText = {
  fingerprint: 'Sello del cierre',
  fingerprintHelp:
    'Guárdelo fuera de Garita: cualquier cambio de lo registrado hasta el cierre deja de dar este número.',
  fingerprintAt: (seq: number) => `Movimiento ${seq}`,
  signed: 'Firmado con la clave de la instalación.',
  unsigned: 'Sin firma: la instalación no tiene clave de sellos.',
} as const;
