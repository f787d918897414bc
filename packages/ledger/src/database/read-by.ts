import { is, SQL } from 'drizzle-orm';

type Read = (value: unknown) => unknown;

const READERS = new WeakMap<SQL, Read>();

/**
 * Makes a function read the value of an expression, as drizzle's `mapWith` does. Drizzle does not publish
 * what `mapWith` was given, and a prepared query reads its rows by itself.
 */
export function readBy<Value>(expression: SQL, read: (value: never) => Value): SQL<Value> {
  READERS.set(expression, read as Read); // whatever the driver makes of the expression
  return expression.mapWith<(value: unknown) => Value>(read as (value: unknown) => Value);
}

/**
 * Returns the function that reads the value of an expression; undefined if the driver's value is used as it
 * is.
 */
export function readerOf(expression: SQL | SQL.Aliased): Read | undefined {
  return READERS.get(is(expression, SQL) ? expression : expression.sql);
}
