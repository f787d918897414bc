import type { PeriodStatus, PeriodTransition } from '@garita/domain/pay/period/period-status';

/** Words of a pay period as a whole: what is loaded in it, and whether it is open, reviewed or closed. */
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
    `Su cuenta pide que quien cierra un período no sea quien cargó su nómina. En este cargaron o cambiaron pagos: ${names}.`,
  reopen: 'Reabrir',
  reopenQuestion:
    'Sus pagos se podrán cambiar otra vez, y habrá que revisarlo y cerrarlo de nuevo. Si cambia lo que se paga en un mes cerrado, el mes aparece como Cambió.',
  reopened: 'Período reabierto.',
  reason: 'Razón',

  loaded: 'Lo cargado',
  nothingLoaded: 'En este período no hay pagos.',
  columns: { employee: 'Empleado', hours: 'Horas', net: 'Neto' },

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
