import type { RecordedEvent } from '../event-store/event.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';
import { projectionDetails } from '../events/event-facts.ts';
import { type AmountList, listAmounts } from './amount-list.ts';
import { type LoggedDetails, loggedDetails } from './logged-details.ts';

/** The columns of an event with its time, its user and its subject. The payload is not among them. */
export type EventEnvelope = Pick<
  RecordedEvent,
  | 'companyId'
  | 'seq'
  | 'stream'
  | 'type'
  | 'entryId'
  | 'periodId'
  | 'payDate'
  | 'recordedAtMicros'
  | 'commandId'
  | 'reason'
>;

/**
 * An event as the fold reads it: its envelope and the typed columns beside it, never its payload. An event
 * without such a row has no `details` or no `delta`. `hashBefore` is the hash of the log before a closing.
 */
export type LoggedEvent = EventEnvelope & {
  details?: LoggedDetails | undefined;
  /** The signed amounts that the event changed. */
  delta?: AmountList | undefined;
  hashBefore?: string | undefined;
};

/**
 * Returns what the typed columns of an event contain if they agree with its payload, which has today's shape.
 */
export function loggedEvent(event: RecordedEvent<AnyLedgerEvent>): LoggedEvent {
  const { data, ...envelope } = event;
  return {
    ...envelope,
    details: loggedDetails(projectionDetails(event)),
    ...('delta' in data ? { delta: listAmounts(data.delta) } : {}),
    ...('hash' in data ? { hashBefore: data.hash } : {}),
  };
}

/** The person whose pay a stream holds, and its tax year. */
export type StreamSubject = { kind: 'employee' | 'contractor'; id: number; taxYear: number };

/** Returns the subject of a stream; the stream of a whole company has none. */
export function subjectOfStream(stream: string): StreamSubject | undefined {
  const [kind, id, taxYear] = stream.split(':');
  if (kind !== 'emp' && kind !== 'ctr') return undefined;
  return { kind: kind === 'emp' ? 'employee' : 'contractor', id: Number(id), taxYear: Number(taxYear) };
}
