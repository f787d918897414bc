import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Database, databaseOn } from './client.ts';
import type { Connection } from './connection.ts';

/** The selection of a query: columns and expressions by name, or groups of them. */
export type Fields = { readonly [name: string]: Field | { readonly [name: string]: Field } };
export type Field = PgColumn | SQL | SQL.Aliased;

const refuse = () => Promise.reject(new TypeError('A draft sends nothing'));

/** A connection that sends nothing. */
const NOWHERE: Connection = {
  kind: 'postgres',
  isTransaction: false,
  arrays: refuse,
  objects: refuse,
  transaction: refuse,
};

const FIELDS = new WeakMap<object, Fields>();

/**
 * A database on which queries are built and which sends none. It remembers what each query selects, because
 * drizzle does not publish it.
 */
export const DRAFT: Database = draft();

/** Returns the selection of a query that was built on the draft. */
export function fieldsOf(query: object): Fields {
  const fields = FIELDS.get(query);
  if (!fields) throw new TypeError('A prepared query selects fields, or every column of one table');
  return fields;
}

type Builder = { from: (source: PgTable) => object };
type Select = (fields?: Fields) => Builder;

function draft(): Database {
  const db = databaseOn(NOWHERE);
  const select = db.select.bind(db) as Select;
  const remembering: Select = (fields) => {
    const builder = fields ? select(fields) : select();
    const from = builder.from.bind(builder);
    builder.from = (source) => {
      const query = from(source); // whatever is added to it after this, it stays the same object
      FIELDS.set(query, fields ?? getTableColumns(source));
      return query;
    };
    return builder;
  };
  return Object.assign(db, { select: remembering as Database['select'] });
}
