import type { ErrorCode } from '@garita/domain/error-code';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { entryInForce, type LiveEntries, type SavedEntry } from './live-entries.ts';

/** A live entry was marked as paid. No amount changes and no version: a form that shows the entry stays good. */
export type TimePaid = { type: 'TimePaid'; data: PaidMark };

/** The mark was taken back. */
export type TimeUnpaid = { type: 'TimeUnpaid'; data: Record<string, never> };

type Marking = { ok: true; events: [TimePaid | TimeUnpaid] } | { ok: false; code: ErrorCode };

/**
 * Marks an entry as paid, at the version that was seen: what somebody changed meanwhile is not what was paid. Refuses as
 * `entryInForce` and with `already-paid`.
 */
export function decidePaid(
  entries: LiveEntries<unknown>,
  { paid, ...saved }: SavedEntry & { paid: PaidMark },
): Marking {
  const found = entryInForce(entries, saved);
  if (!found.ok) return found;
  if (entries.paid.has(saved.entryId)) return { ok: false, code: 'already-paid' };
  return { ok: true, events: [{ type: 'TimePaid', data: paid }] };
}

/** Takes the mark of an entry back. Refuses as `entryInForce` and with `not-paid`. */
export function decideUnpaid(entries: LiveEntries<unknown>, saved: SavedEntry): Marking {
  const found = entryInForce(entries, saved);
  if (!found.ok) return found;
  if (!entries.paid.has(saved.entryId)) return { ok: false, code: 'not-paid' };
  return { ok: true, events: [{ type: 'TimeUnpaid', data: {} }] };
}
