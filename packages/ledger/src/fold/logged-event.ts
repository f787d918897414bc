import { AMOUNT_NAMES, type Amounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import type { RecordedEvent } from '../event-store/event.ts';
import type { AnyLedgerEvent } from '../projections/any-ledger-event.ts';
import { type ProjectionDetails, projectionDetails } from '../projections/event-facts.ts';

/** The columns of an event that tell what was recorded, when and about whom. The payload is not among them. */
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
 * An event as the fold reads it: its envelope and the typed columns beside it, never its payload. An event without such a row has no
 * `details` or no `delta`. `hashBefore` is the hash of the log before a closing.
 */
export type LoggedEvent = EventEnvelope & {
  details?: ProjectionDetails | undefined;
  /** The signed amounts that the event changed. */
  delta?: Amounts | undefined;
  hashBefore?: string | undefined;
};

/** Returns what the typed columns of an event say if they were written from its payload, which has today's shape. */
export function loggedEvent(event: RecordedEvent<AnyLedgerEvent>): LoggedEvent {
  const { data, ...envelope } = event;
  return {
    ...envelope,
    details: projectionDetails(event),
    ...('delta' in data ? { delta: data.delta } : {}),
    ...('hash' in data ? { hashBefore: data.hash } : {}),
  };
}

/** Whose pay a stream is, and of which tax year. */
export type StreamSubject = { kind: 'employee' | 'contractor'; id: number; taxYear: number };

/** Returns the subject of a stream; the stream of a whole company has none. */
export function subjectOfStream(stream: string): StreamSubject | undefined {
  const [kind, id, taxYear] = stream.split(':');
  if (kind !== 'emp' && kind !== 'ctr') return undefined;
  return { kind: kind === 'emp' ? 'employee' : 'contractor', id: Number(id), taxYear: Number(taxYear) };
}

/** Returns a sum that starts at zero, for `addTo`. */
export function emptySum(): Amounts {
  return { ...NO_AMOUNTS };
}

/** Adds amounts to a sum in place, because a log has hundreds of thousands of them. */
export function addTo(sum: Amounts, added: Amounts): void {
  for (const name of AMOUNT_NAMES) sum[name] += added[name];
}
