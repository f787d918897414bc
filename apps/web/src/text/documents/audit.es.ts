import type { Cents } from '@garita/domain/money/cents';
import type { AmountName } from '@garita/domain/pay/amounts';
import { AMOUNT_LABELS } from '@garita/domain/text/amount-labels.es';
import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { HISTORY_LABELS, REGISTER_LABELS } from '@garita/domain/text/history-texts.es';
import { labelsIn } from '@garita/domain/text/labels';
import { EVENT_KIND_LABELS } from '@garita/domain/text/option-labels.es';
import { payrollText } from '../pay/payroll.es.ts';

const { concepts, hours } = payrollText;

/** Texts of Auditoría: the history of a company's pay, and the register as known at a point of the log. */
export const auditText = {
  title: 'Auditoría',
  print: 'Imprimir',
  views: {
    history: DOCUMENT_NAMES.history,
    register: 'Según lo conocido',
    verification: 'Verificar',
    disclosures: 'Miradas y exportaciones',
    'what-if': DOCUMENT_NAMES['what-if'],
  },

  choices: {
    label: 'De qué',
    year: 'Año',
    everyYear: 'Todos',
    period: 'Período',
    allPeriods: 'Toda la compañía',
    periodOption: (number: number, start: string, end: string) => `Período ${number} · ${start} al ${end}`,
    person: 'Persona',
    everybody: 'Todas',
    contractor: 'Servicios Profesionales',
    kind: 'Movimiento',
    allKinds: 'Todos',
    month: 'Mes en que se anotó',
    everyMonth: 'Todos',
    author: 'Quién lo anotó',
    everyAuthor: 'Todos',
    minimum: 'Cambio desde ($)',
    notFrom: (seq: number) => `Desde el movimiento ${seq}: ver desde el primero`,
    notOnlyEntry: (entryId: number) => `Solo el pago ${entryId}: ver todos`,
  },

  /** The kinds of event that the filter offers. */
  kinds: EVENT_KIND_LABELS,

  history: {
    label: 'Movimientos',
    empty: HISTORY_LABELS.nothing,
    more: 'Ver más',
    count: (shown: number, last: number) => `${shown} de los ${last} movimientos de la compañía`,
    number: (seq: number) => `Movimiento ${seq}`,
    by: (who: string, when: string) => `${who} · ${when}`,
    reason: (reason: string) => `Razón: ${reason}`,
    entry: HISTORY_LABELS.entry,
    corrects: (entryId: number) => `Corrige el pago ${entryId}`,
    openPay: 'Abrir el pago',
    fingerprint: 'Sello del cierre:',
    unsignedFingerprint: 'Sello del cierre, sin firma:',
    openMonths: 'Ver los meses',
    period: (number: number, start: string, end: string) => `Período ${number} (${start} al ${end})`,
    payDate: HISTORY_LABELS.payDate,
    change: HISTORY_LABELS.change,
    total: HISTORY_LABELS.total,
    details: (count: number) => {
      if (count === 0) return 'Ningún monto cambió';
      return count === 1 ? '1 monto cambió' : `${count} montos cambiaron`;
    },
    noAmounts: 'Ningún monto es otro.',
    amount: HISTORY_LABELS.amount,
    before: HISTORY_LABELS.before,
    after: HISTORY_LABELS.after,
    causes: HISTORY_LABELS.causes,
    somebody: 'Quien ya no es usuario',
  },

  totals: labelsIn(AMOUNT_LABELS, 'short', ['gross', 'withheld', 'net']),

  amounts: {
    ...concepts,
    regularMinutes: `Horas: ${hours.regular}`,
    overtimeMinutes: `Horas: ${hours.overtime}`,
    mealPeriodMinutes: `Horas: ${hours.mealPeriod}`,
    vacationMinutes: `Horas: ${hours.vacation}`,
    sickMinutes: `Horas: ${hours.sick}`,
    holidayMinutes: `Horas: ${hours.holiday}`,
  } satisfies Record<AmountName, string>,

  register: {
    choosePeriod: 'Escoja un período',
    choosePeriodHelp:
      'Se muestra su nómina como se conocía en cualquier momento, junto a la de hoy o a la de otro momento.',
    point: 'Qué se conocía',
    asKnown: REGISTER_LABELS.asKnown,
    besideKnown: REGISTER_LABELS.besideKnown,
    slider: 'Tras el movimiento',
    position: (seq: number, last: number) => `${seq} de ${last}`,
    moment: (seq: number, moment: string) => `Tras el movimiento ${seq}, del ${moment}`,
    beforeAll: 'Antes del primer movimiento',
    today: 'hoy',
    /** The earlier and the later of the two points of the log. */
    beside: (known: string, later: string) => `${known} → ${later}`,
    table: DOCUMENT_NAMES['register-as-known'],
    employee: 'Empleado',
    entry: 'Pago',
    knownOf: (total: string) => `${total} entonces`,
    todayOf: (total: string) => `${total} hoy`,
    laterOf: (total: string) => `${total} después`,
    difference: REGISTER_LABELS.difference,
    empty: 'Nada se ha cargado en el período.',
    emptyThen: REGISTER_LABELS.nothingLoaded,
    untilToday: {
      same: 'La nómina es hoy la misma que se conocía entonces.',
      differs: (entries: number, net: string) =>
        entries === 1
          ? `Un pago es hoy otro: ${net} de neto.`
          : `${entries} pagos son hoy otros: ${net} de neto.`,
    },
    untilThen: {
      same: 'La nómina era después la misma que antes.',
      differs: (entries: number, net: string) =>
        entries === 1
          ? `Un pago era después otro: ${net} de neto.`
          : `${entries} pagos eran después otros: ${net} de neto.`,
    },
    why: 'Qué hizo cada diferencia',
    whyHelp: 'Los montos que hoy son otros, y los movimientos que los cambiaron desde entonces.',
    whyThenHelp:
      'Los montos que después eran otros, y los movimientos que los cambiaron entre los dos momentos.',
    whyOf: (person: string, entryId: number) => `${person} · Pago ${entryId}`,
    signed: (text: string, cents: Cents) => (cents > 0 ? `+${text}` : text),
  },
} as const;
