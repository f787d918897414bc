import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { OPENING_BALANCE_AMOUNTS } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { AMOUNT_LABELS, TAXABLE_WAGE_LABELS, TIME_LABELS } from '@garita/domain/text/amount-labels.es';
import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { FLAG_TEXTS } from '@garita/domain/text/flag-texts.es';
import { labelsIn } from '@garita/domain/text/labels';
import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';

const concepts = {
  ...labelsIn(AMOUNT_LABELS, 'short', OPENING_BALANCE_AMOUNTS),
  reimbursedExpenses: AMOUNT_LABELS.reimbursedExpenses.long,
};

/** Texts of Saldos, the balances of an employee. */
export const balancesText = {
  title: 'Saldos',
  year: 'Año',
  employmentLetter: DOCUMENT_NAMES['employment-letter'],
  earningsCertificate: (year: number) => `${DOCUMENT_NAMES['earnings-certificate']} de ${year}`,
  /** Names a former user of the account who entered or corrected a balance. */
  formerUser: (id: number) => `usuario ${id}`,
  concepts,
  passed: WARNING_TEXTS.passedLimit,

  company: {
    name: 'Nombre',
    leave: labelsIn(TIME_LABELS, 'long', LEAVE_KINDS),
    onlyNegative: 'Saldo negativo',
    empty: 'Los empleados de la compañía aparecen aquí.',
  },

  totals: {
    title: 'El año hasta hoy',
    scrolls: 'Montos del año',
    help: 'Lo que otro sistema pagó y retuvo antes de Garita, lo cargado aquí y lo que queda de cada límite.',
    concept: 'Concepto',
    brought: 'Traído',
    loaded: 'Cargado aquí',
    total: 'Total',
    limit: 'Límite',
    left: 'Disponible',
    noLimit: 'Sin límite',
    sharedLimit:
      'Ingresos y propinas comparten un solo límite de Seguro Social: lo disponible es lo que queda para los dos.',
    sharedWith: 'Con Seguro Social',
  },

  opening: {
    title: 'Saldo inicial del año',
    help: 'Lo que otro sistema pagó y retuvo este año. Cuenta para los límites y entra en la W-2PR, la 940 y la 943; cada corrección queda en el historial.',
    partsHelp: 'Parte de los ingresos.',
    basesTitle: 'De cuánto se retuvo',
    basesHelp:
      'Lo que el otro sistema informó como tributable. En blanco, sale de los ingresos: sin sueldos exentos, y hasta el tope de Seguro Social.',
    bases: TAXABLE_WAGE_LABELS,
    asOf: 'Hasta el día',
    includesEntries: FLAG_TEXTS.includesEntries,
    includesEntriesHelp: 'Quite la marca si deja fuera pagos que Garita ya tiene hasta ese día: se sumarán.',
    asOfHelp: 'El último día que el otro sistema incluye; su año es el de este saldo.',
    save: 'Guardar saldo inicial',
    confirmTitle: 'Saldo inicial',
    question: (name: string, year: number) =>
      `¿Está seguro que desea guardar este saldo inicial de ${year} para ${name}?`,
    otherYear: (year: number) => `Ese día es de ${year}: el saldo contará para ${year}.`,
    belowBase: WARNING_TEXTS.belowBase,
    none: 'Este año no trae nada de otro sistema.',
    savedBy: (person: string, moment: string) => `Guardado por ${person} el ${moment}`,
    saved: SUCCESS_TEXTS.updated,
    removal: {
      button: 'Quitar saldo inicial',
      accept: 'Quitar',
      question: (name: string, year: number) =>
        `¿Está seguro que desea quitar el saldo inicial de ${year} de ${name}? Lo que decía queda en el historial.`,
      removed: SUCCESS_TEXTS.deleted,
    },
  },

  leave: {
    titles: labelsIn(TIME_LABELS, 'short', LEAVE_KINDS),
    help: 'Los movimientos de todos los años con su causa, el más reciente primero. Los saldos son al final de cada día.',
    balance: (time: string) => `Saldo de hoy: ${time} horas`,
    date: 'Fecha',
    cause: 'Causa',
    time: 'Horas',
    after: 'Saldo',
    opening: 'Saldo inicial, de los datos del empleado',
    credit: (month: string) => `Crédito de ${month}`,
    /** The parts of a day by their quarters, as the law has them. */
    partsOfDay: { 2: 'medio día', 3: 'tres cuartos de día', 4: 'un día', 5: 'un día y cuarto' } as Readonly<
      Record<number, string>
    >,
    ofDay: (part: string, day: string) => `${part} de ${day}`,
    creditByLaw: (month: string, { part, cut }: { part?: string | undefined; cut?: string | undefined }) =>
      `Crédito de ${month} por ley${part ? `: ${part}` : ''}${cut ? `, menos ${cut} sobre el tope de 15 días` : ''}`,
    taken: (number: number, start: string, end: string) =>
      `Usadas en el período ${number} (${start} – ${end})`,
    adjustment: (reason: string) => `Corrección: ${reason}`,
    correctedBy: (correction: string, person: string, moment: string) =>
      `${correction} (${person}, ${moment})`,
    empty: 'Sin movimientos: no hay saldo inicial, créditos ni horas usadas.',
  },

  adjustment: {
    open: { vacation: 'Corregir vacaciones', sick: 'Corregir enfermedad' } satisfies Record<
      LeaveKind,
      string
    >,
    title: 'Corregir saldo',
    direction: 'Corrección',
    directions: { add: 'Añadir horas', subtract: 'Quitar horas' },
    time: 'Horas',
    date: 'Desde el día',
    dateHelp: 'Antes de un saldo inicial no cuenta.',
    reason: 'Razón',
    save: 'Guardar corrección',
    of: { vacation: 'vacaciones', sick: 'enfermedad' } satisfies Record<LeaveKind, string>,
    question: {
      add: (time: string, kind: string) => `¿Está seguro que desea añadir ${time} horas de ${kind}?`,
      subtract: (time: string, kind: string) => `¿Está seguro que desea quitar ${time} horas de ${kind}?`,
    },
    today: 'de hoy',
    on: (date: string) => `del ${date}`,
    effect: (day: string, before: string, after: string) =>
      `El saldo ${day} pasa de ${before} a ${after} horas.`,
    negative: 'Quedará negativo.',
    notCounted: (date: string) =>
      `No cambiará el saldo: hay un saldo inicial del ${date}, y lo anterior ya no cuenta.`,
    saved: SUCCESS_TEXTS.updated,
  },
} as const;
