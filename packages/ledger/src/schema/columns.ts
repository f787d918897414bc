import { type SQL, sql } from 'drizzle-orm';
import { bigint, check, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** The id that the database gives a record. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The id of another record. */
export const recordId = (name: string) => bigint(name, { mode: 'number' });

/** Money in cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** A percentage in parts per million. */
export const rate = (name: string) => integer(name);

/** A length of time in minutes. */
export const minutes = (name: string) => integer(name);

/** A moment, whatever the zone of who reads it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A constraint that a column holds one of a closed list of words, so that the database refuses what the types refuse. */
export function oneOf(name: string, column: PgColumn, words: readonly string[]) {
  const list = sql.raw(words.map((word) => `'${word}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}

/** Text without regard to upper and lower case. */
export function lower(column: PgColumn): SQL {
  return sql`lower(${column})`;
}
