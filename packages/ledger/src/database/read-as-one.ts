import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Query } from './built-once.ts';
import type { Database } from './client.ts';

/** Columns that JSON writes as the driver reads them: texts, truths, days, and numbers that are exact in it. */
type Columns = Record<string, PgColumn>;

type Asked<Read extends Columns> = {
  columns: Read;
  from: PgTable;
  where: SQL | undefined;
  orderBy: PgColumn;
};

/** The one row that all rows come in: of each an array of its values, in the order of the columns. */
type AsOne = { rows: unknown[][] };

/**
 * Some columns of many rows as one value: a driver takes ten times as long over ten thousand rows, each value of which it reads by
 * itself, as over one text. `readAsOne` takes them apart again.
 */
export function asOne(db: Database, { columns, from, where, orderBy }: Asked<Columns>): Query<AsOne[]> {
  const read = sql.join(
    Object.values(columns).map((column) => sql`${column}`),
    sql`, `,
  );
  return db
    .select({
      rows: sql<unknown[][]>`coalesce(json_agg(json_build_array(${read}) order by ${orderBy}), '[]')`,
    })
    .from(from)
    .where(where);
}

/** The rows that came as one, with these columns. */
export function readAsOne<const Read extends Columns>(
  columns: Read,
  [answer]: readonly AsOne[],
): { [Name in keyof Read]: GetColumnData<Read[Name]> }[] {
  const names = Object.keys(columns);
  return (answer?.rows ?? []).map((values) => {
    const record: Record<string, unknown> = {};
    for (const [at, name] of names.entries()) record[name] = values[at];
    return record as { [Name in keyof Read]: GetColumnData<Read[Name]> }; // the same columns, by their names
  });
}
