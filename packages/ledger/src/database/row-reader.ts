import { Column, getTableName, is, SQL } from 'drizzle-orm';
import { shaped } from './shaped.ts';

/** A column of a query, as drizzle knows it: where in a row its value goes, and what reads it. */
export type Selected = { path: string[]; field: unknown };

/** Of each table of a query by its name, whether it has a row for each of its rows; absent where nothing was selected from a table. */
export type Joined = Record<string, boolean> | undefined;

type Values = readonly unknown[];
type Read = (values: Values) => unknown;

/** A column, and which one of the row it is. */
type Placed = Selected & { at: number };

/**
 * Reads the rows of a query as drizzle does: values under their names, and groups of them. Drizzle finds out for each value where it goes
 * and what reads it, which takes as long as the rest that is done with a row; here that is found out once for a query.
 */
export function rowReader(columns: readonly Selected[], joined: Joined): Read {
  const placed = columns.map((column, at) => ({ ...column, at }));
  const named = new Map<string, Placed[]>();
  for (const column of placed) {
    const [name = ''] = column.path;
    named.set(name, [...(named.get(name) ?? []), column]);
  }
  return shaped(
    [...named].map(([name, group]) => {
      const [only] = group;
      return { name, read: only?.path.length === 1 ? valueReader(only) : groupReader(group, joined) };
    }),
  );
}

// What is selected from one table that may have no row is no object of nothings: drizzle knows it by its first column.
function groupReader(group: readonly Placed[], joined: Joined): Read {
  const read = shaped(group.map((column) => ({ name: column.path[1] ?? '', read: valueReader(column) })));
  const columns = group.flatMap(({ field, at }) => (is(field, Column) ? { field, at } : []));
  const [first] = columns;
  const [table, ...others] = new Set(columns.map(({ field }) => getTableName(field.table)));
  if (!first || table === undefined || others.length > 0 || !joined || joined[table]) return read;
  return (values) => (values[first.at] === null ? null : read(values));
}

function valueReader({ field, at }: Placed): Read {
  const decoder = decoderOf(field);
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return (values) => values[at];
  return (values) => {
    const value = values[at];
    return value === null ? null : decoder.mapFromDriverValue(value);
  };
}

// A column reads its own values; of anything else drizzle keeps what reads it, and has no type for that.
function decoderOf(field: unknown): { mapFromDriverValue: (value: unknown) => unknown } {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL) ? field : (field as { sql: SQL }).sql) as never;
  return decoder;
}
