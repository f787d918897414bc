import { fullName } from '@garita/domain/employee/full-name';
import { contractorCauses, type PayCause, payCauses } from '@garita/domain/explanation/pay-causes';
import {
  AMOUNT_NAMES,
  type AmountName,
  type Amounts,
  addAmounts,
  NO_AMOUNTS,
} from '@garita/domain/pay/amounts';
import type { EventKind } from '@garita/domain/report/event-kinds';
import type { ClosedPay } from '@garita/domain/text/event-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type PayPeriod, payPeriodById } from '@garita/domain/time/pay-period';
import { allOf } from '@garita/ledger/database/all-of';
import type { Database } from '@garita/ledger/database/client';
import { type ProjectionDetails, projectionDetails } from '@garita/ledger/events/event-facts';
import { type EventType, KIND_OF } from '@garita/ledger/events/event-kinds';
import { listUserNames } from '@garita/ledger/registry/access/users';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import type { HistoryEvent } from '@garita/ledger/replay/history';
import { NO_TOTALS, type PayTotals, totalsOf } from '@garita/ledger/replay/pay-totals';
import type { ClosingFingerprint } from './closing-fingerprint.ts';

/** The person an event is about. The name is '' if the record no longer exists. */
export type HistoryPerson = { kind: 'employee' | 'contractor'; id: number; name: string };

/** An amount that an event changed, in cents or minutes. */
export type ChangedAmount = { name: AmountName; before: number; after: number };

/**
 * The facts of an event beside its amounts: how something was paid, how leave was corrected, which document
 * was filed, what was closed or removed.
 */
export type EventFacts = Pick<
  ProjectionDetails,
  | 'paidOn'
  | 'method'
  | 'paidAmount'
  | 'chequeNumber'
  | 'vacationMinutes'
  | 'sickMinutes'
  | 'filedReport'
  | 'filedOn'
  | 'coveredFrom'
  | 'coveredTo'
  | 'obligation'
> & {
  /** The pay of a period or month, for its closing. */
  closed?: ClosedPay | undefined;
  /** The corrected entry, for the loading and the deletion of a correction of pay in a closed period. */
  corrects?: number | undefined;
  /** True if an opening balance was removed. */
  isOpeningRemoved?: boolean | undefined;
};

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

/** The names of persons and users. */
export type HistoryNames = {
  people: ReadonlyMap<string, string>;
  users: ReadonlyMap<number, string>;
};

/** The person an event is about, without the name. */
type Subject = Omit<HistoryPerson, 'name'>;

/** Returns the people these events are about. */
export function subjectsOf(events: readonly HistoryEvent[]): Subject[] {
  return events.flatMap((one) => subjectOfStream(subjectEvent(one).stream) ?? []);
}

/** Reads the names that a company's history of these people shows. */
export async function historyNames(
  db: Database,
  scope: CompanyScope,
  subjects: readonly Subject[],
): Promise<HistoryNames> {
  const idsOf = (kind: Subject['kind']) => [
    ...new Set(subjects.flatMap((subject) => (subject.kind === kind ? subject.id : []))),
  ];
  const { paid, served, users } = await allOf({
    paid: employeeRegistry.listByIds(db, scope, idsOf('employee')),
    served: contractorRegistry.listByIds(db, scope, idsOf('contractor')),
    users: listUserNames(db, scope.accountId),
  });
  return {
    people: new Map([
      ...paid.map((one) => [`emp:${one.id}`, fullName(one)] as const),
      ...served.map((one) => [`ctr:${one.id}`, fullName(one)] as const),
    ]),
    users: new Map(users.map(({ id, name }) => [id, name])),
  };
}

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
    period: periodOf(subject.periodId ?? settledPeriod(event, earlier)),
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
 * Returns the event whose stream names the person: the event itself or, for erased memos, the event that
 * loaded the entry.
 */
function subjectEvent({ event, earlier }: Omit<HistoryEvent, 'totals'>): HistoryEvent['event'] {
  return event.type === 'MemosErased' && earlier ? earlier : event;
}

function personOf(stream: string, names: HistoryNames): HistoryPerson | null {
  const subject = subjectOfStream(stream);
  return subject ? namedPerson(subject, names) : null;
}

/** Returns the person of a stream; undefined for the stream of a whole company. */
function subjectOfStream(stream: string): Subject | undefined {
  const [kind, id] = stream.split(':');
  if (kind !== 'emp' && kind !== 'ctr') return undefined;
  return { kind: kind === 'emp' ? 'employee' : 'contractor', id: Number(id) };
}

/** Adds the name to a person. */
export function namedPerson({ kind, id }: Subject, { people }: HistoryNames): HistoryPerson {
  return { kind, id, name: people.get(`${kind === 'employee' ? 'emp' : 'ctr'}:${id}`) ?? '' };
}

/**
 * Returns the period in which somebody did not work. No register counts it, so its event does not name the
 * period.
 */
function settledPeriod(event: HistoryEvent['event'], earlier: HistoryEvent['earlier']): number | undefined {
  const settling = event.type === 'SettlementWithdrawn' ? earlier : event;
  return settling?.type === 'NoWorkRecorded' ? settling.data.period.id : undefined;
}

function periodOf(periodId: number | undefined): PayPeriod | null {
  return (periodId === undefined ? undefined : payPeriodById(periodId)) ?? null;
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

function factsOf(event: HistoryEvent['event'], earlier: HistoryEvent['earlier']): EventFacts {
  const { paidOn, method, paidAmount, chequeNumber, ...others } = projectionDetails(event);
  const { vacationMinutes, sickMinutes, filedReport, filedOn } = others;
  const settling = event.type === 'SettlementWithdrawn' && earlier ? projectionDetails(earlier) : others;
  const { obligation, coveredFrom, coveredTo } = settling;
  return {
    paidOn,
    method,
    paidAmount,
    chequeNumber,
    vacationMinutes,
    sickMinutes,
    filedReport,
    filedOn,
    coveredFrom,
    coveredTo,
    obligation,
    closed: closedBy(event),
    corrects: (event.type === 'TimeDeleted' && earlier ? projectionDetails(earlier) : others).corrects,
    isOpeningRemoved: isOpeningRemoved(event, earlier),
  };
}

function closedBy({ type, data }: HistoryEvent['event']): ClosedPay | undefined {
  if (type === 'PeriodClosed') {
    return { payments: data.entryCount, gross: data.totals.gross, net: data.totals.net };
  }
  if (type !== 'MonthClosed') return undefined;
  return {
    payments: data.entryCount + data.paymentCount,
    gross: data.totals.gross + data.paymentTotals.gross,
    net: data.totals.net + data.paymentTotals.net,
  };
}

/** True if the event removes a year's opening balance; undefined for other events. */
function isOpeningRemoved(
  event: HistoryEvent['event'],
  earlier: HistoryEvent['earlier'],
): boolean | undefined {
  if (event.type !== 'OpeningBalanceCorrected' || !earlier || !('source' in earlier.data)) return undefined;
  return event.data.source === 'employee-record' && earlier.data.source === 'brought-forward';
}
