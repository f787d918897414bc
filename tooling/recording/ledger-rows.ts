import type { Database } from '@garita/ledger/database/client';
import { readRows } from '@garita/ledger/database/rows';
import { type SQL, sql } from 'drizzle-orm';

/** A row of a table, as PostgreSQL writes it in JSON. */
export type LedgerRow = Record<string, unknown>;

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
