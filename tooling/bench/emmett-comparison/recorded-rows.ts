import type { Database } from '@garita/ledger/database/client';
import { readRows } from '@garita/ledger/database/rows';
import type { NewEvent } from '@garita/ledger/event-store/event';
import { type SQL, sql } from 'drizzle-orm';
import { payCommand, record } from '../ledger/record-events.ts';
import type { EmmettRow, RecordedRows } from './emmett-projections.ts';

/**
 * Records events of a company and stores the rows that our append writes for each, so that Emmett can write
 * the same.
 */
export function recordedRows(db: Database, companyId: number) {
  const known = new Map<number, RecordedRows>();
  let lastSeq = 0;
  return {
    of: (entryId: number): RecordedRows => {
      const rows = known.get(entryId);
      if (!rows) throw new RangeError(`Entry ${entryId} was never recorded`);
      return rows;
    },
    /** Records the company's next events. It is not timed. */
    record: async (events: readonly NewEvent[]): Promise<void> => {
      await record(db, payCommand(companyId, events));
      const [amounts, entries, taxLines] = await Promise.all([
        byEntry(
          db,
          sql`select t.entry_id, to_jsonb(t) as row from ledger.amounts t
          where t.company_id = ${companyId} and t.seq > ${lastSeq}`,
        ),
        byEntry(
          db,
          sql`select t.entry_id, to_jsonb(t) as row from ledger.entries t
          where t.company_id = ${companyId} and t.last_seq > ${lastSeq}`,
        ),
        byEntry(
          db,
          sql`select e.entry_id, to_jsonb(t) as row
          from ledger.tax_lines t join ledger.events e using (company_id, seq)
          where t.company_id = ${companyId} and t.seq > ${lastSeq}`,
        ),
      ]);
      lastSeq += events.length;
      for (const { entryId = 0 } of events) {
        known.set(entryId, {
          amounts: amounts.get(entryId) ?? [],
          entries: entries.get(entryId) ?? [],
          tax_lines: taxLines.get(entryId) ?? [],
        });
      }
    },
  };
}

async function byEntry(db: Database, query: SQL): Promise<Map<number, EmmettRow[]>> {
  const rows = await readRows<{ entry_id: number; row: EmmettRow }>(db, query);
  const found = new Map<number, EmmettRow[]>();
  for (const { entry_id, row } of rows) found.set(entry_id, [...(found.get(entry_id) ?? []), row]);
  return found;
}
