import type { ObligationKind } from '../filing/due/obligation.ts';
import type { FilableReport } from '../filing/filed/filed-document.ts';
import type { Cents } from '../money/cents.ts';
import type { PaymentMethod } from '../reference/enumerations.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { CalendarMonth } from '../time/calendar-month.ts';
import { formatMinutes, type Minutes } from '../time/work-minutes.ts';
import { FILED_NAMES } from './filed-texts.es.ts';
import { OBLIGATION_NAMES } from './obligation-texts.es.ts';
import { PAYMENT_METHOD_LABELS } from './option-labels.es.ts';

/** The sentences about events that need only the event type, on screens and in documents. */
const DONE = {
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
  PeriodReviewed: 'Se revisó el período',
  PeriodReopened: 'Se volvió a abrir el período',
  MemosErased: 'Se borraron los memos del pago',
  FilingWithdrawn: 'Se quitó la marca de presentado',
  NoWorkRecorded: 'Se anotó que no trabajó en el período',
} as const;

/** The sentences about an entry that corrects another one. */
const CORRECTION_DONE: Partial<Record<EventSentenceInput['type'], string>> = {
  TimeLoaded: 'Se cargó una corrección del pago',
  TimeDeleted: 'Se eliminó una corrección del pago',
};

/** The sentence about a removed opening balance. */
const OPENING_REMOVED = 'Se quitaron los saldos iniciales';

/** The reasons why a cheque is void: the event that removed its mark. */
export const VOID_CAUSES = { 'taken-back': DONE.TimeUnpaid, deleted: DONE.TimeDeleted } as const;

/** The totals of a closed period or month: the number of payments and their sums in cents. */
export type ClosedPay = { payments: number; gross: Cents; net: Cents };

/** The facts of an event that its sentence needs. Facts of other event types are absent. */
export type EventSentenceInput = {
  type:
    | keyof typeof DONE
    | 'TimePaid'
    | 'LeaveAdjusted'
    | 'NextChequeStated'
    | 'DocumentFiled'
    | 'ObligationSettled'
    | 'SettlementWithdrawn'
    | 'PeriodClosed'
    | 'MonthClosed';
  said: {
    paidOn?: CalendarDate | undefined;
    method?: PaymentMethod | undefined;
    /** Absent in events from before marks had the paid amount. */
    paidAmount?: Cents | undefined;
    chequeNumber?: number | undefined;
    vacationMinutes?: Minutes | undefined;
    sickMinutes?: Minutes | undefined;
    filedReport?: FilableReport | undefined;
    filedOn?: CalendarDate | undefined;
    /** The return or deposit that was made outside Garita. */
    obligation?: ObligationKind | undefined;
    coveredFrom?: CalendarDate | undefined;
    coveredTo?: CalendarDate | undefined;
    /** The pay of the period or month that was closed. */
    closed?: ClosedPay | undefined;
    /** The entry of a closed period that this entry corrects. */
    corrects?: number | undefined;
    /** True if the event removes an opening balance. */
    isOpeningRemoved?: boolean | undefined;
  };
};

/** The formats of dates, months and amounts on the screen of the sentence. */
export type EventFormats = {
  date: (date: CalendarDate) => string;
  /** 'marzo de 2026'. */
  month: (month: CalendarMonth) => string;
  dollars: (cents: Cents) => string;
};

/** Returns the sentence about an event: 'Se marcó como pagado el 12 mar 2026: $374.04, por cheque 104'. */
export function eventSentence({ type, said: facts }: EventSentenceInput, writing: EventFormats): string {
  if (type === 'TimePaid') return paidSentence(facts, writing);
  if (type === 'LeaveAdjusted') return adjustedSentence(facts);
  if (type === 'OpeningBalanceCorrected' && facts.isOpeningRemoved) return OPENING_REMOVED;
  const correction = facts.corrects === undefined ? undefined : CORRECTION_DONE[type];
  if (correction !== undefined) return `${correction} ${facts.corrects}`;
  if (type === 'PeriodClosed') return `Se cerró el período${closedText(facts, writing)}`;
  if (type === 'MonthClosed') return `Se cerró ${monthText(facts, writing)}${closedText(facts, writing)}`;
  if (type === 'NextChequeStated') return `El próximo cheque es el ${facts.chequeNumber}`;
  if (type === 'ObligationSettled') return `${settledText(facts, writing)} se hizo fuera de Garita`;
  if (type === 'SettlementWithdrawn') return withdrawnSentence(facts, writing);
  return type === 'DocumentFiled' ? filedSentence(facts, writing) : DONE[type];
}

type EventSentenceFacts = EventSentenceInput['said'];

function paidSentence(
  { paidOn, method, chequeNumber, paidAmount }: EventSentenceFacts,
  { date, dollars }: EventFormats,
): string {
  const day = paidOn === undefined ? '' : ` el ${date(paidOn)}`;
  const amount = paidAmount === undefined ? '' : `: ${dollars(paidAmount)}`;
  const how = method === undefined ? '' : `, por ${PAYMENT_METHOD_LABELS[method].toLowerCase()}`;
  const number = chequeNumber === undefined ? '' : ` ${chequeNumber}`;
  return `Se marcó como pagado${day}${amount}${how}${number}`;
}

function adjustedSentence({ vacationMinutes = 0, sickMinutes = 0 }: EventSentenceFacts): string {
  return vacationMinutes === 0
    ? `Se corrigió la licencia de enfermedad: ${formatMinutes(sickMinutes)}`
    : `Se corrigió la licencia de vacaciones: ${formatMinutes(vacationMinutes)}`;
}

function filedSentence(facts: EventSentenceFacts, writing: EventFormats): string {
  const { filedReport, filedOn } = facts;
  const name = filedReport === undefined ? '' : ` ${FILED_NAMES[filedReport]}`;
  const day = filedOn === undefined ? '' : ` el ${writing.date(filedOn)}`;
  return `Se presentó${name}${coveredText(facts, writing)}${day}`;
}

function settledText(facts: EventSentenceFacts, writing: EventFormats): string {
  const name = facts.obligation === undefined ? '' : OBLIGATION_NAMES[facts.obligation];
  return `${name}${coveredText(facts, writing)}`;
}

function withdrawnSentence(facts: EventSentenceFacts, writing: EventFormats): string {
  if (facts.obligation === undefined) return 'Se quitó la nota de que no trabajó en el período';
  return `Se quitó la marca de hecho fuera de Garita: ${settledText(facts, writing)}`;
}

function monthText({ coveredFrom }: EventSentenceFacts, { month }: EventFormats): string {
  return coveredFrom === undefined ? 'el mes' : `el mes de ${month(coveredFrom.slice(0, 7))}`;
}

function closedText({ closed }: EventSentenceFacts, { dollars }: EventFormats): string {
  if (closed === undefined) return '';
  const { payments, gross, net } = closed;
  if (payments === 0) return ', sin pagos';
  const count = payments === 1 ? '1 pago' : `${payments} pagos`;
  return `: ${count}, ${dollars(gross)} de ingresos y ${dollars(net)} de neto`;
}

function coveredText({ coveredFrom, coveredTo }: EventSentenceFacts, { date }: EventFormats): string {
  if (coveredFrom === undefined || coveredTo === undefined) return '';
  return ` (${date(coveredFrom)} al ${date(coveredTo)})`;
}
