import type { ErrorCode } from '@garita/domain/error-code';
import type { Cents } from '@garita/domain/money/cents';
import type { RecordedMark } from '@garita/domain/pay/paid-difference';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

// The streams of employees and of contractors have entries in common, which are loaded, changed, marked and
// deleted.

/** The state of every live entry: its last event, its pay date and its net. */
export type LiveEntryState = { entryId: number; seq: number; payDate: CalendarDate; net: Cents };

/**
 * The entries of one stream. The ids of deleted entries stay known; a mark as paid stays when its entry
 * changes.
 */
export type LiveEntries<Entry extends LiveEntryState = LiveEntryState> = {
  live: ReadonlyMap<number, Entry>;
  deleted: ReadonlySet<number>;
  paid: ReadonlyMap<number, RecordedMark>;
};

/** A stream without entries. */
export const NO_ENTRIES: LiveEntries<never> = {
  live: new Map<number, never>(),
  deleted: new Set(),
  paid: new Map(),
};

/** An entry to change, and the version that the user saw; if absent, the version in force. */
export type EntryVersionRef = { entryId: number; version?: number | undefined };

/** The entry of a change, or the reason why there is none. */
export type EntryLookup<Entry> = { ok: true; entry: Entry } | { ok: false; code: ErrorCode };

/**
 * Returns the entry of a change. Refuses with `entry-deleted`, `not-found` and, for another version,
 * `stale-version`.
 */
export function findLiveEntry<Entry extends LiveEntryState>(
  { live, deleted }: LiveEntries<Entry>,
  { entryId, version }: EntryVersionRef,
): EntryLookup<Entry> {
  if (deleted.has(entryId)) return { ok: false, code: 'entry-deleted' };
  const entry = live.get(entryId);
  if (!entry) return { ok: false, code: 'not-found' };
  return version === undefined || version === entry.seq
    ? { ok: true, entry }
    : { ok: false, code: 'stale-version' };
}

/** Returns the entries with one added or replaced. */
export function putLiveEntry<Entries extends LiveEntries>(
  entries: Entries,
  entry: Entries extends LiveEntries<infer Entry> ? Entry : never,
): Entries {
  const deleted = new Set(entries.deleted);
  deleted.delete(entry.entryId);
  return { ...entries, deleted, live: new Map(entries.live).set(entry.entryId, entry) };
}

/** Returns the entries without one, and without its mark. */
export function removeLiveEntry<Entries extends LiveEntries>(entries: Entries, entryId: number): Entries {
  const live = new Map(entries.live);
  live.delete(entryId);
  return { ...removePaidMark(entries, entryId), live, deleted: new Set(entries.deleted).add(entryId) };
}

/** Returns the entries with the mark of one of them removed. */
export function removePaidMark<Entries extends LiveEntries>(entries: Entries, entryId: number): Entries {
  const paid = new Map(entries.paid);
  paid.delete(entryId);
  return { ...entries, paid };
}

/** Returns the entry of an event, which its envelope names. */
export function liveEntryOf(entryId: number | undefined): number {
  if (entryId === undefined) throw new RangeError('An event about an entry names the entry');
  return entryId;
}
