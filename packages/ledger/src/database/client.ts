import { TransactionRollbackError } from 'drizzle-orm';
import { drizzle, type PgRemoteDatabase, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import type { Connection, Statement, TransactionOptions } from './connection.ts';

type Begin = <Result>(
  work: (tx: Transaction) => Promise<Result>,
  options?: Omit<TransactionOptions, 'isPipelined'>,
) => Promise<Result>;

/** The database, whichever of the two runs it; a transaction serves wherever this is asked for. */
export type Database = Omit<PgRemoteDatabase, 'transaction'> & { transaction: Begin };

/** A transaction of the database. `rollback` throws, which undoes what it did. */
export type Transaction = Database & { rollback: () => never };

const CONNECTIONS = new WeakMap<Database, Connection>();

/** Makes drizzle's queries go over a connection: through the callback that drizzle offers for drivers which it does not know. */
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

/** Makes drizzle's queries go into a transaction. */
export function transactionOn(connection: Connection): Transaction {
  const rollback = () => {
    throw new TransactionRollbackError();
  };
  return Object.assign(databaseOn(connection), { rollback });
}

/** Another handle of the same database, or of the same transaction. */
export function copyOf<Db extends Database>(db: Db): Db {
  const copy: Db = Object.create(db);
  CONNECTIONS.set(copy, connectionOf(db));
  return copy;
}

/** The connection over which a database sends. */
export function connectionOf(db: Database): Connection {
  const connection = CONNECTIONS.get(db);
  if (!connection) throw new TypeError('A database is made by `databaseOn` alone');
  return connection;
}
