import { type SQL, sql } from 'drizzle-orm';
import { bigint, check, customType, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** The id that the database gives a record. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The id of another record. */
export const recordId = (name: string) => bigint(name, { mode: 'number' });

/** The version of a record, which each change raises by one. */
export const recordVersion = () => integer('version').notNull().default(1);

/** Money in cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** A percentage in parts per million. */
export const rate = (name: string) => integer(name);

/** A length of time in minutes. */
export const minutes = (name: string) => integer(name);

/** A moment, independent of the reader's time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text that every database orders in the same way, by its bytes. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * Returns two columns that the database generates from the columns with these names: the order of a long
 * list, and its search text. The functions are those of the migration `0010_long_lists`.
 */
export const listSearchText = (name: readonly string[], searched: readonly string[]) => ({
  /** A key that sorts by its bytes as Spanish sorts names. */
  nameOrder: bytewiseText('name_order')
    .notNull()
    .generatedAlwaysAs(sql.raw(`registry.spanish_order(${joinColumns(name)})`)),
  /** The text in lower case and without accents. */
  searchText: bytewiseText('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`registry.plain_text(${joinColumns(searched)})`)),
});

function joinColumns(columns: readonly string[]): string {
  return columns.join(` || ' ' || `);
}

/**
 * Returns the constraint that a column holds a word of a closed list, so that the database refuses what the
 * types refuse.
 */
export function oneOf(name: string, column: PgColumn, words: readonly string[]) {
  const list = sql.raw(words.map((word) => `'${word}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}

/** Selects a text in lower case. */
export function lower(column: PgColumn): SQL {
  return sql`lower(${column})`;
}
