import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { type Asked, gatheredBy } from './gathering.ts';

/** Where a value of a query goes, and where several go by their names. */
export type Place = Placeholder;
export type Places<Given> = { readonly [Name in keyof Given]: Place };

/** A query as drizzle builds it. */
export type Query<Rows> = PromiseLike<Rows> & { prepare: (name: string) => object };

/** Makes a query for a connection, with places for its values. */
export type Build<Given, Rows> = (db: Database, places: Places<Given>) => Query<Rows>;

/** What drizzle makes of one: its text, its columns, how its rows are read, and the connection that it is sent over. */
type Built<Rows> = {
  client: unknown;
  fields: Asked['columns'];
  execute: (given: object) => Promise<Rows>;
};

/** Places for whichever values a query takes, which go by their names behind a prefix; there is no rest of them. */
export function placesAfter<Given>(prefix: string): Places<Given> {
  return new Proxy({}, { get: (_, name) => sql.placeholder(prefix + String(name)) }) as Places<Given>; // of any name
}

/**
 * A query whose text is always the same: drizzle builds it the first time, after that its values are put in. To build one takes
 * longer than all else that this process does to send it and read its rows, so what every request asks is built once.
 */
export function builtOnce<Given extends object, Rows>(
  build: Build<Given, Rows>,
): (db: Database, given: Given) => Promise<Rows> {
  const built = new Map<unknown, Built<Rows>>(); // by driver
  return (db, given) => {
    const { session } = db._;
    // Drizzle tells the type of no connection.
    const query = built.get(session.constructor) ?? (build(db, placesAfter('')).prepare('') as Built<Rows>);
    built.set(session.constructor, query);
    const asked = gatheredBy(db);
    // The same query over the connection of this transaction, or whichever is free, or with others in one statement.
    const client = asked
      ? gatheringClient(asked, { build, columns: query.fields, given })
      : 'client' in session && session.client;
    const sent: Built<Rows> = Object.create(query, { client: { value: client } });
    return sent.execute(given);
  };
}

// As drizzle asks either driver.
function gatheringClient(asked: Asked[], query: Omit<Asked, 'answer'>) {
  const rows = () =>
    new Promise<unknown[][]>((answer) => {
      asked.push({ ...query, answer });
    });
  return { unsafe: () => ({ values: rows }), query: async () => ({ rows: await rows() }) };
}

/** Whether a column is one of the ids of a list, which is one value: so the text is the same however long the list is. */
export function isAnyOf(column: AnyColumn, ids: Place | string): SQL {
  return sql`${column} = any(${ids}::text::bigint[])`;
}

/** Such a list. */
export function idList(ids: readonly number[]): string {
  return `{${ids.join()}}`;
}
