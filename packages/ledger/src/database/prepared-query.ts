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
import { connectionOf, type Database } from './client.ts';
import type { Connection } from './connection.ts';
import { DRAFT, fieldsOf } from './draft-database.ts';
import { type BatchedQuery, batchOf } from './query-batch.ts';
import { type Column, columnsOf, rowReader } from './row-reader.ts';
import { mapInTurns } from './rows.ts';

/** The placeholder of a value in a query, or of several by name. */
export type Place = Placeholder;
export type Places<Given> = { readonly [Name in keyof Given]: Place };

/** A query as drizzle builds it. */
export type Query<Rows> = PromiseLike<Rows> & { toSQL: () => { sql: string; params: unknown[] } };

/** Builds a query with placeholders for its values. */
export type Build<Given, Rows> = (db: Database, places: Places<Given>) => Query<Rows>;

/** A built query: how it is sent over any connection, and how its rows are read. */
type Built = {
  columns: readonly Column[];
  send: (connection: Connection, given: object) => Promise<unknown[][]>;
  read: (values: readonly unknown[]) => unknown;
};

/**
 * Returns placeholders for any values by name, or for those of a part below its name. They cannot be spread.
 */
export function placesWithin<Given>(part = ''): Places<Given> {
  const prefix = part === '' ? '' : `${part}.`;
  // The proxy has a placeholder of any name.
  return new Proxy({}, { get: (_, name) => sql.placeholder(prefix + String(name)) }) as Places<Given>;
}

/**
 * Makes a query whose text is always the same. Drizzle builds it the first time; afterwards only its values
 * are filled in. Building takes longer than everything else that this process does for a query, so queries of
 * every request are prepared.
 */
export function preparedQuery<Given extends object, Rows>(
  build: Build<Given, Rows>,
): (db: Database, given: Given) => Promise<Rows> {
  let built: Built | undefined;
  return async (db, given) => {
    built ??= builtOf(build(DRAFT, placesWithin()));
    const { columns, send, read } = built;
    const batch = batchOf(db);
    const rows = await (batch ? addTo(batch, { build, columns, given }) : send(connectionOf(db), given));
    return (await mapInTurns(rows, read)) as Rows; // as drizzle reads them
  };
}

function builtOf(query: Query<unknown>): Built {
  const fields = fieldsOf(query);
  const { sql: text, params } = query.toSQL();
  const valuesOf = valuesIn(params);
  return {
    columns: columnsOf(fields),
    read: rowReader(fields),
    send: async (connection, given) => {
      const values = valuesOf(given);
      try {
        return await connection.arrays({ text, values, isFixed: true });
      } catch (error) {
        throw new DrizzleQueryError(text, values, error as Error);
      }
    },
  };
}

function addTo(batch: BatchedQuery[], query: Omit<BatchedQuery, 'answer'>): Promise<unknown[][]> {
  return new Promise((answer) => {
    batch.push({ ...query, answer });
  });
}

// Returns the function that fills the placeholders of a query, between its fixed values.
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

/**
 * Returns the condition that a column is one of a list of ids. The list is one value, so the text does not
 * depend on its length.
 */
export function isAnyOf(column: AnyColumn, ids: Place | string): SQL {
  return sql`${column} = any(${ids}::text::bigint[])`;
}

/** Returns the value of such a list. */
export function idList(ids: readonly number[]): string {
  return `{${ids.join()}}`;
}
