import type { Database } from '@garita/ledger/database/client';
import type { LedgerRow } from './ledger-rows.ts';

/** A company whose ledger is asked, and what there is to ask about. */
export type AskedCompany = {
  db: Database;
  companyId: number;
  lastSeq: number;
  /** The event in the middle of the log, for what is asked as of an earlier moment. */
  middleSeq: number;
  periodIds: readonly number[];
  entryIds: readonly number[];
};

/** Answers by their names in the recording, which do not change when a function is renamed. */
export type Answers = Record<string, unknown>;

export const EMPLOYEE_IDS = [1, 2, 3];
export const CONTRACTOR_IDS = [1, 2, 3, 4];
export const TAX_YEARS = [2026, 2027];
export const QUARTER = { from: '2026-01-01', to: '2026-03-31' };
export const EVERY_DAY = { from: '2026-01-01', to: '2027-12-31' };

/** Reads from the rows of a company what there is to ask about. */
export function askedCompany(
  db: Database,
  companyId: number,
  rows: ReadonlyMap<string, readonly LedgerRow[]>,
): AskedCompany {
  const events = rows.get('events') ?? [];
  const distinct = (column: string) => {
    const values = events.flatMap(({ [column]: value }) => (typeof value === 'number' ? [value] : []));
    return [...new Set(values)].toSorted((one, other) => one - other);
  };
  const lastSeq = Math.max(0, ...distinct('seq'));
  const middleSeq = Math.ceil(lastSeq / 2);
  return {
    db,
    companyId,
    lastSeq,
    middleSeq,
    periodIds: distinct('period_id'),
    entryIds: distinct('entry_id'),
  };
}

/** Asks the same of each of several things. */
export async function eachOf<Key extends number, Answer>(
  keys: readonly Key[],
  ask: (key: Key) => Promise<Answer>,
): Promise<Map<Key, Answer>> {
  return new Map(await Promise.all(keys.map(async (key) => [key, await ask(key)] as const)));
}
