import type { RecordedEvent } from '../event-store/event.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';

/** Any event of the ledger, as it was recorded. */
export type LedgerEvent = RecordedEvent<AnyLedgerEvent>;
