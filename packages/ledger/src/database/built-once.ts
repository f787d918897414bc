import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Where a value of a query goes, and where several go by their names. */
export type Place = Placeholder;
export type Places<Given> = { readonly [Name in keyof Given]: Place };

/** A query as drizzle builds it. */
export type Query<Rows> = PromiseLike<Rows> & { prepare: (name: string) => object };

/** What drizzle makes of one: its text, how its rows are read, and the connection that it is sent over. */
type Built<Rows> = { client: unknown; execute: (given: object) => Promise<Rows> };

// Of whichever names a query takes; there is no rest of them.
const PLACES = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/**
 * A query whose text is always the same: drizzle builds it the first time, after that its values are put in. To build one takes
 * longer than all else that this process does to send it and read its rows, so what every request asks is built once.
 */
export function builtOnce<Given extends object, Rows>(
  build: (db: Database, places: Places<Given>) => Query<Rows>,
): (db: Database, given: Given) => Promise<Rows> {
  const built = new Map<unknown, Built<Rows>>(); // by driver
  return (db, given) => {
    const { session } = db._;
    const query = built.get(session.constructor) ?? build(db, PLACES as Places<Given>).prepare('');
    built.set(session.constructor, query as Built<Rows>); // drizzle tells the type of no connection
    // The same query over the connection of this transaction, or whichever is free.
    const client = { value: 'client' in session ? session.client : undefined };
    const sent: Built<Rows> = Object.create(query, { client });
    return sent.execute(given);
  };
}

/** Whether a column is one of the ids of a list, which is one value: so the text is the same however long the list is. */
export function isAnyOf(column: AnyColumn, ids: Place): SQL {
  return sql`${column} = any(${ids}::text::bigint[])`;
}

/** Such a list. */
export function idList(ids: readonly number[]): string {
  return `{${ids.join()}}`;
}
