import { connectionOf, type Database, type Transaction, transactionOn } from './client.ts';
import type { TransactionOptions } from './connection.ts';

/**
 * Runs a transaction that begins together with its first statement, where it would otherwise wait for the begin. Should the begin alone
 * fail, what was sent with it is carried out by itself, so that has to be something that changes nothing. Within a transaction, and on
 * the embedded database, it is as any other.
 */
export async function pipelinedTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  options: Omit<TransactionOptions, 'isPipelined'> = {},
): Promise<Result> {
  const pipelined = { ...options, isPipelined: true };
  return connectionOf(db).transaction((inside) => work(transactionOn(inside)), pipelined);
}
