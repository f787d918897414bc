import { contractorCauses, type PayCause, payCauses } from '@garita/domain/explanation/pay-causes';
import {
  AMOUNT_NAMES,
  type AmountName,
  type Amounts,
  addAmounts,
  NO_AMOUNTS,
} from '@garita/domain/pay/amounts';
import type { EventKind } from '@garita/domain/report/event-kinds';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { type EventType, KIND_OF } from '@garita/ledger/events/event-kinds';
import type { HistoryEvent } from '@garita/ledger/replay/history';
import { NO_TOTALS, type PayTotals, totalsOf } from '@garita/ledger/replay/pay-totals';
import type { ClosingFingerprint } from './closing-fingerprint.ts';
import { type EventFacts, factsOf } from './event-facts.ts';
import { type HistoryNames, type HistoryPerson, personOf, subjectEvent } from './history-names.ts';

/** An amount that an event changed, in cents or minutes. */
export type ChangedAmount = { name: AmountName; before: number; after: number };

/** One event of a company's log for a reader: by whom, when and why, and what it changed. */
export type HistoryLine = {
  seq: number;
  type: EventType;
  kind: EventKind;
  /** ISO 8601. */
  recordedAt: string;
  recordedBy: { id: number; name: string };
  reason: string;
  /** The version of the calculation that gave the amounts. */
  engineVersion: string;
  person: HistoryPerson | null;
  entryId: number | null;
  period: PayPeriod | null;
  payDate: CalendarDate | null;
  /** The change that the event made to the amounts, and the running totals of the requested scope. */
  changed: PayTotals;
  totals: PayTotals;
  amounts: ChangedAmount[];
  /** The inputs of the amounts that are different now. */
  causes: PayCause[];
  said: EventFacts;
  /** The fingerprint of a closing, if the history shows it. */
  seal: ClosingFingerprint | null;
};

/** Returns an event as a person reads it. */
export function historyLine({ event, earlier, totals }: HistoryEvent, names: HistoryNames): HistoryLine {
  const { seq, type, recordedAtMicros, actorId, reason = '', engineVersion } = event;
  const subject = subjectEvent({ event, earlier });
  return {
    seq,
    type,
    kind: KIND_OF[type],
    recordedAt: new Date(recordedAtMicros / 1_000).toISOString(),
    recordedBy: { id: actorId, name: names.users.get(actorId) ?? '' },
    reason,
    engineVersion,
    person: personOf(subject.stream, names),
    entryId: event.entryId ?? null,
    period: frozenPeriod(subject) ?? settledPeriod(event, earlier) ?? null,
    payDate: event.payDate ?? null,
    changed: 'delta' in event.data ? totalsOf(event.data.delta) : NO_TOTALS,
    totals,
    amounts: changedAmounts(event.data),
    causes: earlier ? causesOf(earlier, event) : [],
    said: factsOf(event, earlier),
    seal: null,
  };
}

/**
 * Returns the period in which somebody did not work. No register counts it, so its event does not name the
 * period.
 */
function settledPeriod(
  event: HistoryEvent['event'],
  earlier: HistoryEvent['earlier'],
): PayPeriod | undefined {
  const settling = event.type === 'SettlementWithdrawn' ? earlier : event;
  return settling?.type === 'NoWorkRecorded' ? settling.data.period : undefined;
}

/** Returns the period that an event froze; undefined if it is about none. */
function frozenPeriod({ periodId, data }: HistoryEvent['event']): PayPeriod | undefined {
  return periodId !== undefined && 'period' in data ? data.period : undefined;
}

function changedAmounts(data: HistoryEvent['event']['data']): ChangedAmount[] {
  if (!('delta' in data)) return [];
  const before = 'before' in data ? data.before : NO_AMOUNTS;
  return listChangedAmounts(before, addAmounts(before, data.delta));
}

/** Returns the amounts that differ after an event. */
export function listChangedAmounts(before: Amounts, after: Amounts): ChangedAmount[] {
  return AMOUNT_NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    before: before[name],
    after: after[name],
  }));
}

function causesOf(before: HistoryEvent['event'], after: HistoryEvent['event']): PayCause[] {
  const [was, is] = [entryIn(before), entryIn(after)];
  if (was && is) return payCauses(was, is);
  const [served, serves] = [paymentIn(before), paymentIn(after)];
  return served && serves ? contractorCauses(served, serves) : [];
}

function entryIn({ type, data }: HistoryEvent['event']) {
  return type === 'TimeLoaded' || type === 'TimeAmended' || type === 'TimeRecalculated' ? data : undefined;
}

function paymentIn({ type, data }: HistoryEvent['event']) {
  return type === 'ContractorTimeLoaded' || type === 'ContractorTimeAmended' ? data : undefined;
}
