import type { AnyLedgerEvent } from '../projections/details-of.ts';

/** What a person calls the events of a ledger, whoever they are about. */
export const EVENT_KINDS = [
  'load',
  'amend',
  'recalculate',
  'delete',
  'mark',
  'opening',
  'leave',
  'period',
  'month',
  'memo',
  'filing',
  'cheque',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export type EventType = AnyLedgerEvent['type'];

/** The kind of each type of event. One without does not compile. */
export const KIND_OF: Record<EventType, EventKind> = {
  TimeLoaded: 'load',
  TimeAmended: 'amend',
  TimeRecalculated: 'recalculate',
  TimeDeleted: 'delete',
  TimePaid: 'mark',
  TimeUnpaid: 'mark',
  ContractorTimeLoaded: 'load',
  ContractorTimeAmended: 'amend',
  ContractorTimeDeleted: 'delete',
  OpeningBalanceSet: 'opening',
  OpeningBalanceCorrected: 'opening',
  LeaveAdjusted: 'leave',
  PeriodReviewed: 'period',
  PeriodClosed: 'period',
  PeriodReopened: 'period',
  MonthClosed: 'month',
  MemosErased: 'memo',
  DocumentFiled: 'filing',
  FilingWithdrawn: 'filing',
  NextChequeStated: 'cheque',
};

/** The types of some kinds. */
export function typesOf(kinds: readonly EventKind[]): EventType[] {
  const types = Object.keys(KIND_OF) as EventType[]; // the keys of the table
  return types.filter((type) => kinds.includes(KIND_OF[type]));
}
