import { connectionOf, type Database, type Transaction, transactionOn } from './client.ts';
import type { TransactionOptions } from './connection.ts';

/**
 * Runs a transaction whose begin is sent together with its first statement. If only the begin fails, that
 * statement runs by itself, so it must change nothing. Inside a transaction, and on the embedded database,
 * this is an ordinary transaction.
 */
export async function pipelinedTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  options: Omit<TransactionOptions, 'isPipelined'> = {},
): Promise<Result> {
  const pipelined = { ...options, isPipelined: true };
  return connectionOf(db).transaction((inside) => work(transactionOn(inside)), pipelined);
}
