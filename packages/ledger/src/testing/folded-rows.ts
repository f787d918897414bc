import type { RecordedEvent } from '../event-store/event.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';
import { applyEvent, emptyLog, type LogState } from '../fold/log-state.ts';
import { loggedEvent } from '../fold/logged-event.ts';
import type { ProjectionRows } from '../fold/projection-rows.ts';
import { rowsOfState } from '../fold/state-rows.ts';

/** Folds the payloads of a whole log, in today's shape. */
export function foldEvents(events: readonly RecordedEvent<AnyLedgerEvent>[]): LogState {
  const state = emptyLog(events[0]?.companyId ?? 0);
  for (const event of events) applyEvent(state, loggedEvent(event));
  return state;
}

/** Returns the rows of every projection that follow from the payloads of a whole log. */
export function foldRows(events: readonly RecordedEvent<AnyLedgerEvent>[]): ProjectionRows {
  return rowsOfState(foldEvents(events));
}
