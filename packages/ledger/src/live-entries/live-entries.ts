import type { ErrorCode } from '@garita/domain/error-code';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { RecordedMark } from '@garita/domain/pay/paid-pay';

// What the streams of employees and of contractors have in common: entries that are loaded, changed, marked and deleted.

/** A live entry: the event in force for it, what that event calculated and the amounts it stands for. */
export type Entry<Calculation> = { entryId: number; seq: number; calculation: Calculation; amounts: Amounts };

/** The entries of one stream. Deleted ones stay known by their ids; a mark as paid stays when an entry is changed. */
export type LiveEntries<Calculation> = {
  live: ReadonlyMap<number, Entry<Calculation>>;
  deleted: ReadonlySet<number>;
  paid: ReadonlyMap<number, RecordedMark>;
};

/** A stream without entries. */
export const NO_ENTRIES: LiveEntries<never> = { live: new Map(), deleted: new Set(), paid: new Map() };

/** An entry to change, and the version it was opened at; left out, whichever is in force. */
export type SavedEntry = { entryId: number; version?: number | undefined };

type Found<Calculation> = { ok: true; entry: Entry<Calculation> } | { ok: false; code: ErrorCode };

/** The entry that a change is about. Refuses with `entry-deleted`, `not-found` and, of another version, `stale-version`. */
export function entryInForce<Calculation>(
  { live, deleted }: LiveEntries<Calculation>,
  { entryId, version }: SavedEntry,
): Found<Calculation> {
  if (deleted.has(entryId)) return { ok: false, code: 'entry-deleted' };
  const entry = live.get(entryId);
  if (!entry) return { ok: false, code: 'not-found' };
  return version === undefined || version === entry.seq
    ? { ok: true, entry }
    : { ok: false, code: 'stale-version' };
}

/** The entries with one more, or with another state of it. */
export function withLive<Entries extends LiveEntries<unknown>>(
  entries: Entries,
  entry: Entries extends LiveEntries<infer Calculation> ? Entry<Calculation> : never,
): Entries {
  const deleted = new Set(entries.deleted);
  deleted.delete(entry.entryId);
  return { ...entries, deleted, live: new Map(entries.live).set(entry.entryId, entry) };
}

/** The entries without one, its mark included. */
export function withoutLive<Entries extends LiveEntries<unknown>>(
  entries: Entries,
  entryId: number,
): Entries {
  const live = new Map(entries.live);
  live.delete(entryId);
  return { ...withoutMark(entries, entryId), live, deleted: new Set(entries.deleted).add(entryId) };
}

/** The entries with one of them no longer marked as paid. */
export function withoutMark<Entries extends LiveEntries<unknown>>(
  entries: Entries,
  entryId: number,
): Entries {
  const paid = new Map(entries.paid);
  paid.delete(entryId);
  return { ...entries, paid };
}

/** The entry that an event is about, which its envelope names. */
export function knownEntry(entryId: number | undefined): number {
  if (entryId === undefined) throw new RangeError('An event about an entry names the entry');
  return entryId;
}
