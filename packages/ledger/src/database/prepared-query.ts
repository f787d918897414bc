import {
  type AnyColumn,
  DrizzleQueryError,
  is,
  noopEncoder,
  Param,
  Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from './client.ts';
import { type BatchedQuery, batchOf } from './query-batch.ts';
import { type Joined, rowReader, type Selected } from './row-reader.ts';

/** Where a value of a query goes, and where several go by their names. */
export type Place = Placeholder;
export type Places<Given> = { readonly [Name in keyof Given]: Place };

/** A query as drizzle builds it. */
export type Query<Rows> = PromiseLike<Rows> & { prepare: (name: string) => object };

/** Makes a query for a connection, with places for its values. */
export type Build<Given, Rows> = (db: Database, places: Places<Given>) => Query<Rows>;

/** What drizzle makes of one: its text, what goes into it, and what comes back. */
type Made = {
  queryString: string;
  params: readonly unknown[];
  fields: readonly Selected[];
  joinsNotNullableMap: Joined;
  /** How the embedded database has to write the rows. */
  queryConfig?: object;
};

/** One as it is sent over any connection, and how its rows are read. */
type Built = {
  columns: readonly Selected[];
  send: (client: unknown, given: object) => Promise<unknown[][]>;
  read: (values: readonly unknown[]) => unknown;
};

/** Places for whichever values a query takes, which go by their names, or by these under a name of one part; there is no rest of them. */
export function placesWithin<Given>(part = ''): Places<Given> {
  const prefix = part === '' ? '' : `${part}.`;
  return new Proxy({}, { get: (_, name) => sql.placeholder(prefix + String(name)) }) as Places<Given>; // of any name
}

/**
 * A query whose text is always the same: drizzle builds it the first time, after that its values are put in. To build one takes
 * longer than all else that this process does to send it and read its rows, so what every request asks is built once.
 */
export function preparedQuery<Given extends object, Rows>(
  build: Build<Given, Rows>,
): (db: Database, given: Given) => Promise<Rows> {
  const byDriver = new Map<unknown, Built>();
  return async (db, given) => {
    const { session } = db._;
    const query = byDriver.get(session.constructor) ?? builtBy(build(db, placesWithin()));
    byDriver.set(session.constructor, query);
    const asked = batchOf(db);
    const rows = await (asked
      ? gathered(asked, { build, columns: query.columns, given })
      : // Of a transaction its own connection, and otherwise whichever is free. Drizzle tells the type of none.
        query.send('client' in session && session.client, given));
    return rows.map(query.read) as Rows; // as drizzle reads them
  };
}

// It is sent and read without drizzle, which finds out each time what is known here.
function builtBy(query: Query<unknown>): Built {
  const { fields, joinsNotNullableMap, ...made } = query.prepare('') as Made; // of which drizzle tells no type
  const valuesOf = valuesIn(made.params);
  return {
    columns: fields,
    read: rowReader(fields, joinsNotNullableMap),
    send: async (client, given) => {
      const values = valuesOf(given);
      try {
        return await rowsOf(client as Client, made, values);
      } catch (error) {
        throw new DrizzleQueryError(made.queryString, values, error as Error);
      }
    },
  };
}

/** What drizzle calls either driver by. */
type Client =
  | { unsafe: (text: string, values: unknown[], options: object) => { values: () => Promise<unknown[][]> } }
  | { query: (text: string, values: unknown[], options?: object) => Promise<{ rows: unknown[][] }> };

/** What is built once is no script, so that PostgreSQL may keep it even where it has no values. */
const KEPT = { prepare: true };

async function rowsOf(
  client: Client,
  { queryString, queryConfig }: Pick<Made, 'queryString' | 'queryConfig'>,
  values: unknown[],
): Promise<unknown[][]> {
  if ('unsafe' in client) return client.unsafe(queryString, values, KEPT).values();
  return (await client.query(queryString, values, queryConfig)).rows;
}

function gathered(asked: BatchedQuery[], query: Omit<BatchedQuery, 'answer'>): Promise<unknown[][]> {
  return new Promise((answer) => {
    asked.push({ ...query, answer });
  });
}

// What goes into the places of a query, between what stands there already.
function valuesIn(params: readonly unknown[]): (given: object) => unknown[] {
  const readers = params.map((param) => {
    const { value, encoder } = is(param, Param) ? param : { value: param, encoder: noopEncoder };
    if (!is(value, Placeholder)) return () => param;
    const path = value.name.split('.');
    return (given: object) => encoder.mapToDriverValue(path.reduce(valueIn, given));
  });
  return (given) => readers.map((read) => read(given));
}

function valueIn(given: unknown, name: string): unknown {
  if (typeof given === 'object' && given !== null && name in given)
    return (given as Record<string, unknown>)[name];
  throw new RangeError(`A query was asked without its ${name}`);
}

/** Whether a column is one of the ids of a list, which is one value: so the text is the same however long the list is. */
export function isAnyOf(column: AnyColumn, ids: Place | string): SQL {
  return sql`${column} = any(${ids}::text::bigint[])`;
}

/** Such a list. */
export function idList(ids: readonly number[]): string {
  return `{${ids.join()}}`;
}
