import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';
import type { Query } from './prepared-query.ts';
import { shaped } from './shaped.ts';

/** Columns that JSON writes as the driver reads them: texts, truths, days, and numbers that are exact in it. */
type Columns = Record<string, PgColumn>;

type JsonRowsQuery<Read extends Columns> = {
  columns: Read;
  from: PgTable;
  where: SQL | undefined;
  orderBy: PgColumn;
};

/** The one row that all rows come in: of each an array of its values, in the order of the columns. */
type AsOne = { rows: unknown[][] };

/**
 * Some columns of many rows as one value: a driver takes ten times as long over ten thousand rows, each value of which it reads by
 * itself, as over one text. `jsonRowReader` takes them apart again.
 */
export function jsonRows(
  db: Database,
  { columns, from, where, orderBy }: JsonRowsQuery<Columns>,
): Query<AsOne[]> {
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

type RowsOf<Read extends Columns> = { [Name in keyof Read]: GetColumnData<Read[Name]> }[];

/** Takes apart the rows that came as one, with these columns. */
export function jsonRowReader<const Read extends Columns>(
  columns: Read,
): (answer: readonly AsOne[]) => RowsOf<Read> {
  const names = Object.keys(columns);
  const read = shaped(names.map((name, at) => ({ name, read: (values: unknown[]) => values[at] })));
  return ([answer]) => (answer?.rows ?? []).map(read) as RowsOf<Read>; // the same columns, by their names
}
