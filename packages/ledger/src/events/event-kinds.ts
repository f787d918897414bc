import type { EventKind } from '@garita/domain/report/event-kinds';
import type { AnyLedgerEvent } from './any-ledger-event.ts';

export type EventType = AnyLedgerEvent['type'];

/** The kind of each type of event. A type without a kind does not compile. */
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
  NoWorkRecorded: 'settlement',
  ObligationSettled: 'settlement',
  SettlementWithdrawn: 'settlement',
};

/** Returns the event types of some kinds. */
export function typesOf(kinds: readonly EventKind[]): EventType[] {
  const types = Object.keys(KIND_OF) as EventType[]; // the keys of the table
  return types.filter((type) => kinds.includes(KIND_OF[type]));
}
