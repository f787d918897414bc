import { Column as DrizzleColumn, is, SQL } from 'drizzle-orm';
import type { Field, Fields } from './draft-database.ts';
import { objectFactory } from './object-factory.ts';
import { readerOf } from './read-by.ts';

/** A field of a query with its position in the rows. */
export type Column = { field: Field; at: number };

type Read = (values: readonly unknown[]) => unknown;

/** Returns the fields of a query in the order in which drizzle selects them. */
export function columnsOf(fields: Fields): Column[] {
  const flat = Object.values(fields).flatMap((field) => (isField(field) ? [field] : Object.values(field)));
  return flat.map((field, at) => ({ field, at }));
}

/**
 * Returns the function that reads the rows of a query like drizzle: values by name, and groups of them.
 * Drizzle looks up the place and the conversion of each value in each row; here they are looked up once for a
 * query.
 */
export function rowReader(fields: Fields): Read {
  let at = 0;
  return objectFactory(
    Object.entries(fields).map(([name, field]) => {
      if (isField(field)) return { name, read: valueReader({ field, at: at++ }) };
      const group = Object.entries(field).map(([inner, of]) => ({ name: inner, field: of, at: at++ }));
      return { name, read: groupReader(group) };
    }),
  );
}

function isField(field: Fields[string]): field is Field {
  return is(field, DrizzleColumn) || is(field, SQL) || is(field, SQL.Aliased);
}

// A group whose first column is never null, but is null here, comes from a table that had no row to join.
function groupReader(group: readonly (Column & { name: string })[]): Read {
  const read = objectFactory(group.map((column) => ({ name: column.name, read: valueReader(column) })));
  const [first] = group;
  if (!first || !is(first.field, DrizzleColumn) || !first.field.notNull) return read;
  return (values) => (values[first.at] === null ? null : read(values));
}

function valueReader({ field, at }: Column): Read {
  const read = is(field, DrizzleColumn) ? columnReader(field) : readerOf(field);
  if (!read) return (values) => values[at];
  return (values) => {
    const value = values[at];
    return value === null ? null : read(value);
  };
}

function columnReader(column: DrizzleColumn): ((value: unknown) => unknown) | undefined {
  const isReadAsItIs = column.mapFromDriverValue === DrizzleColumn.prototype.mapFromDriverValue;
  return isReadAsItIs ? undefined : (value) => column.mapFromDriverValue(value);
}
