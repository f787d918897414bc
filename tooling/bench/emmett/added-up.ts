import type { AmountNames } from '../emmett-store.ts';
import type { SqlRow } from './sql-text.ts';
import type { LoadedTime } from './time-projection.ts';

/** The events of an append by the row that they are added to, given by its key, so that each row is written once. */
export function byRow(
  events: readonly LoadedTime[],
  keyOf: (data: LoadedTime['data']) => SqlRow,
): { key: SqlRow; events: LoadedTime[] }[] {
  const rows = new Map<string, { key: SqlRow; events: LoadedTime[] }>();
  for (const event of events) {
    const key = keyOf(event.data);
    const id = Object.values(key).join();
    const row = rows.get(id);
    if (row) row.events.push(event);
    else rows.set(id, { key, events: [event] });
  }
  return [...rows.values()];
}

/** What the amounts of some events come to; of one event, its own. */
export function totals(events: readonly LoadedTime[], names: AmountNames): SqlRow {
  return Object.fromEntries(
    names.map((name) => [name, events.reduce((sum, { data }) => sum + data.delta[name], 0)]),
  );
}
