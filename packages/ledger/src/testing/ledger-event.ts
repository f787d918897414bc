import type { RecordedEvent } from '../event-store/event.ts';
import type { AnyLedgerEvent } from '../projections/details-of.ts';

/** Any event of the ledger, as it was recorded. */
export type LedgerEvent = RecordedEvent<AnyLedgerEvent>;
