import type { Database } from '@garita/ledger/database/client';
import { readRows } from '@garita/ledger/database/rows';
import { type SQL, sql } from 'drizzle-orm';

/** A row of a table, as PostgreSQL writes it in JSON. */
export type LedgerRow = Record<string, unknown>;

/** A recorded company, with the ids of its events, periods and entries. */
export type RecordedCompany = {
  db: Database;
  companyId: number;
  lastSeq: number;
  /** The event in the middle of the log, for answers as of an earlier moment. */
  middleSeq: number;
  periodIds: readonly number[];
  entryIds: readonly number[];
};

/** Answers by their recorded names, which do not change when a function is renamed. */
export type Answers = Record<string, unknown>;

export const EMPLOYEE_IDS = [1, 2, 3];
export const CONTRACTOR_IDS = [1, 2, 3, 4];
export const TAX_YEARS = [2026, 2027];
export const QUARTER = { from: '2026-01-01', to: '2026-03-31' };
export const EVERY_DAY = { from: '2026-01-01', to: '2027-12-31' };

/** Returns the query that reads every row of a company in every table of the ledger. */
export async function ledgerRowsQuery(db: Database): Promise<(companyId: number) => SQL> {
  const tables = await readRows<{ name: string }>(
    db,
    sql`select c.table_name as name from information_schema.columns c
      join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
      where c.table_schema = 'ledger' and c.column_name = 'company_id' order by 1`,
  );
  return (companyId) =>
    sql.join(
      tables.map(({ name }) => {
        const table = sql`${sql.identifier('ledger')}.${sql.identifier(name)}`;
        return sql`select ${sql.raw(`'${name}'`)} as name, to_jsonb(t) as row
          from ${table} t where company_id = ${companyId}`;
      }),
      sql` union all `,
    );
}

/** Returns the rows that a company has in the ledger, by the name of their table. */
export async function ledgerRows(db: Database, query: SQL): Promise<Map<string, LedgerRow[]>> {
  const rows = new Map<string, LedgerRow[]>();
  for (const { name, row } of await readRows<{ name: string; row: LedgerRow }>(db, query)) {
    rows.set(name, [...(rows.get(name) ?? []), row]);
  }
  return rows;
}

/** Finds the ids of a company's events, periods and entries in its rows. */
export function recordedCompany(
  db: Database,
  companyId: number,
  rows: ReadonlyMap<string, readonly LedgerRow[]>,
): RecordedCompany {
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

/** Calls a query with each of several ids and returns its answers by id. */
export async function eachOf<Key extends number, Answer>(
  keys: readonly Key[],
  ask: (key: Key) => Promise<Answer>,
): Promise<Map<Key, Answer>> {
  return new Map(await Promise.all(keys.map(async (key) => [key, await ask(key)] as const)));
}
