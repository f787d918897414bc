import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { PAY_LABELS } from '@garita/domain/text/fields/pay-labels.es';
import { EVENT_KIND_LABELS, PERIOD_STATUS_LABELS } from '@garita/domain/text/option-labels.es';

/** Texts about marking pay as paid. */
export const paidText = {
  paid: PAY_LABELS.paid,
  paidOf: (day: string, amount: string) => `Pagado el ${day}: ${amount}`,
  difference: (paid: string, difference: string) => `${paid}; diferencia ${difference}`,
  cheque: (number: number) => `Cheque núm. ${number}`,

  changePaid: 'Cambiar lo ya pagado',
  deletePaid: 'Eliminar lo ya pagado',

  mark: 'Marcar como pagado',
  question: 'El monto no cambia; queda registrado quién lo marcó y cuándo.',
  day: PAY_LABELS.paidOn,
  method: PAY_LABELS.paidMethod,
  noMethod: 'Sin especificar',
  chequeNumber: PAY_LABELS.chequeNumber,
  chequeHelp:
    'El que sigue, según la ficha de la compañía. Si su cheque lleva otro, escríbalo: los próximos siguen de ahí.',
  marked: 'Marcado como pagado.',

  settle: 'Saldar la diferencia',
  settled: 'La diferencia quedó saldada.',
  settleMore: (amount: string) => `Faltan por pagar ${amount}. El monto del pago no cambia.`,
  settleLess: (amount: string) => `Se pagaron ${amount} de más: marque cuándo se devolvieron o descontaron.`,

  takeBack: 'Quitar la marca de pagado',
  takeBackQuestion: '¿Está seguro que desea quitar la marca de pagado? El monto no cambia.',
  takeBackCheque: (number: number) => `El cheque núm. ${number} queda anulado y su número no se usa más.`,
  takenBack: 'La marca de pagado se quitó.',
} as const;

/** The reason that a change of filed pay requires. */
export const filedReasonText = {
  reason: 'Razón de la corrección',
  reasonHelp: 'Queda registrada con el cambio.',
} as const;

/** The states of a pay period. */
export const periodStateText = {
  days: (start: string, end: string) => `${start} – ${end}`,
  open: 'Ver el período',
  status: PERIOD_STATUS_LABELS,
  closedNotice: (by: string, on: string) =>
    `Este período está cerrado: lo cerró ${by} el ${on}. Sus pagos no se pueden cambiar.`,
} as const;

/** Texts about the changes of an entry since it was loaded. */
export const timeHistoryText = {
  corrected: (times: number) => (times === 1 ? 'Corregido 1 vez' : `Corregido ${times} veces`),
  title: 'Qué cambió',
  loaded: EVENT_KIND_LABELS.load,
  kinds: {
    TimeLoaded: 'Cambió de año',
    TimeAmended: EVENT_KIND_LABELS.amend,
    TimeRecalculated: EVENT_KIND_LABELS.recalculate,
    ContractorTimeLoaded: 'Cambió de año',
    ContractorTimeAmended: EVENT_KIND_LABELS.amend,
  },
  by: (action: string, person: string, moment: string) => `${action} por ${person} el ${moment}`,
  reason: (reason: string) => `Razón: ${reason}`,
  hours: (before: string, after: string) => `Horas: ${before} → ${after}`,
  payDate: (before: string, after: string) => `Fecha de pago: ${before} → ${after}`,
  inAudit: 'Ver sus movimientos en Auditoría',
  sameAmounts: 'Los montos no cambiaron.',
} as const;

/** Texts of the tables with the payments of a year to an employee or a contractor. */
export const yearPaymentsText = {
  title: (year: number) => `Pagos de ${year}`,
  help: {
    employee: 'Todo lo que se pagó en el año, lo más reciente primero. El período abre el pago.',
    contractor: 'Todo lo que se pagó en el año, lo más reciente primero. La fecha abre el pago.',
  },
  year: 'Año',
  unknownYear: (named: string, year: number) => `Aquí no hay un año ${named}. Este es ${year}.`,
  yearOutsideAccess: (named: string, year: number) =>
    `El año ${named} no está dentro de su acceso. Este es ${year}.`,
  date: PAY_LABELS.payDate.heading,
  period: 'Período',
  periodOf: (number: number, year: number) => `${number} de ${year}`,
  hours: 'Horas',
  gross: AMOUNT_LABELS.gross,
  reimbursed: 'Reembolsos',
  retained: PAY_LABELS.retained,
  net: AMOUNT_LABELS.net,
  paid: PAY_LABELS.paid,
  unpaid: 'Sin marcar',
  corrections: 'Correcciones',
  stub: DOCUMENT_NAMES['entry-stub'],
  letter: 'Explicar al empleado',
  downloading: 'Descargando…',
  payment: (period: number, date: string) => `período ${period}, ${date}`,
  empty: 'Sin pagos en este año.',
} as const;
