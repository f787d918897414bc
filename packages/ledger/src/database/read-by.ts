import { is, SQL } from 'drizzle-orm';

type Read = (value: unknown) => unknown;

const READERS = new WeakMap<SQL, Read>();

/**
 * Has the value of an expression read by a function, as `mapWith` of drizzle does. What `mapWith` was given drizzle tells nobody, and a
 * prepared query reads its rows by itself.
 */
export function readBy<Value>(expression: SQL, read: (value: never) => Value): SQL<Value> {
  READERS.set(expression, read as Read); // whatever the driver makes of the expression
  return expression.mapWith<(value: unknown) => Value>(read as (value: unknown) => Value);
}

/** What reads the value of an expression; nothing where the driver's value is the value. */
export function readerOf(expression: SQL | SQL.Aliased): Read | undefined {
  return READERS.get(is(expression, SQL) ? expression : expression.sql);
}
