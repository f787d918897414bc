import type { ErrorCode } from '@garita/domain/error-code';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import type { TimePaid, TimeUnpaid } from '../events/paid-mark-events.ts';
import { type EntryVersionRef, findLiveEntry, type LiveEntries } from './live-entries.ts';

type Marking = { ok: true; events: (TimePaid | TimeUnpaid)[] } | { ok: false; code: ErrorCode };

/** A mark to record. `cheque` is the number that a cheque takes. */
export type NewPaidMark = EntryVersionRef & { paid: PaidMark; cheque?: number | undefined };

/**
 * Marks an entry as paid at the version that the user saw; a version that changed meanwhile is not what was
 * paid. A second mark after a correction settles the difference; if there is nothing to settle, the same mark
 * records nothing. Refuses as `findLiveEntry`, and with `already-paid` if the pay has another mark.
 */
export function decidePaid(entries: LiveEntries, { paid: mark, cheque, ...saved }: NewPaidMark): Marking {
  const found = findLiveEntry(entries, saved);
  if (!found.ok) return found;
  const { net } = found.entry;
  const before = entries.paid.get(saved.entryId);
  if (before?.net === net)
    return isSameMark(before, mark) ? { ok: true, events: [] } : { ok: false, code: 'already-paid' };
  const amount = net - (before?.net ?? 0);
  const { chequeNumber: _, ...paid } = mark;
  // A zero or negative amount has no cheque.
  const isCheque = paid.method === 'check' && amount > 0 && cheque !== undefined;
  const numbered = isCheque ? { chequeNumber: cheque } : {};
  return { ok: true, events: [{ type: 'TimePaid', data: { ...paid, amount, net, ...numbered } }] };
}

// A mark without a cheque number accepts the existing one.
function isSameMark(before: PaidMark, { paidOn, method, chequeNumber = before.chequeNumber }: PaidMark) {
  return paidOn === before.paidOn && method === before.method && chequeNumber === before.chequeNumber;
}

/** Takes the mark of an entry back; without a mark nothing is recorded. Refuses as `findLiveEntry`. */
export function decideUnpaid(entries: LiveEntries, saved: EntryVersionRef): Marking {
  const found = findLiveEntry(entries, saved);
  if (!found.ok) return found;
  return { ok: true, events: entries.paid.has(saved.entryId) ? [{ type: 'TimeUnpaid', data: {} }] : [] };
}

/** Returns the entries with one of them marked as paid. */
export function putPaidMark<Entries extends LiveEntries>(
  entries: Entries,
  entryId: number,
  mark: TimePaid['data'],
): Entries {
  const { net = entries.live.get(entryId)?.net ?? 0, amount = net } = mark;
  return { ...entries, paid: new Map(entries.paid).set(entryId, { ...mark, net, amount }) };
}
