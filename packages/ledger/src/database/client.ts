import { TransactionRollbackError } from 'drizzle-orm';
import { drizzle, type PgRemoteDatabase, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import type { Connection, Statement, TransactionOptions } from './connection.ts';

type Begin = <Result>(
  work: (tx: Transaction) => Promise<Result>,
  options?: Omit<TransactionOptions, 'isPipelined'>,
) => Promise<Result>;

/** The database, embedded or PostgreSQL; a transaction can be used in its place. */
export type Database = Omit<PgRemoteDatabase, 'transaction'> & { transaction: Begin };

/** A transaction of the database. `rollback` throws, which undoes the transaction. */
export type Transaction = Database & { rollback: () => never };

const CONNECTIONS = new WeakMap<Database, Connection>();

/**
 * Returns a drizzle database that sends its queries over a connection, by the callback that drizzle offers
 * for unknown drivers.
 */
export function databaseOn(connection: Connection): Database {
  const send: RemoteCallback = async (text, values, method) => {
    const statement: Statement = { text, values };
    const rows = await (method === 'all' ? connection.arrays(statement) : connection.objects(statement));
    return { rows };
  };
  const transaction: Begin = (work, options) =>
    connection.transaction((inside) => work(transactionOn(inside)), options);
  const db = Object.assign(drizzle(send), { transaction });
  CONNECTIONS.set(db, connection);
  return db;
}

/** Returns a drizzle database that sends its queries into a transaction. */
export function transactionOn(connection: Connection): Transaction {
  const rollback = () => {
    throw new TransactionRollbackError();
  };
  return Object.assign(databaseOn(connection), { rollback });
}

/** Returns another handle of the same database or transaction. */
export function copyOf<Db extends Database>(db: Db): Db {
  const copy: Db = Object.create(db);
  CONNECTIONS.set(copy, connectionOf(db));
  return copy;
}

/** Returns the connection of a database. */
export function connectionOf(db: Database): Connection {
  const connection = CONNECTIONS.get(db);
  if (!connection) throw new TypeError('A database is made by `databaseOn` alone');
  return connection;
}
