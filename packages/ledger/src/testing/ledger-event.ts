import type { RecordedEvent } from '../event-store/event.ts';
import type { AnyLedgerEvent } from '../projections/any-ledger-event.ts';

/** Any event of the ledger, as it was recorded. */
export type LedgerEvent = RecordedEvent<AnyLedgerEvent>;
