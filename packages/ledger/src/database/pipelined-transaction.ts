import type { Database, Transaction } from './client.ts';

type TransactionConfig = Parameters<Database['transaction']>[1];

/**
 * A transaction that begins together with its first statement, where it would otherwise wait for the begin. Should the begin alone
 * fail, what was sent with it is carried out by itself, so that has to be something that changes nothing. Within a transaction, and on
 * the embedded database, it is as any other.
 */
export async function pipelinedTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  config?: TransactionConfig,
): Promise<Result> {
  const { session } = db._;
  const client: unknown = 'client' in session && session.client; // drizzle tells the type of no connection
  if (!beginsAtOnce(client)) return db.transaction(work, config);
  const atOnce: typeof session = Object.create(session, { client: { value: { begin: client.beginAtOnce } } });
  return atOnce.transaction(work, config);
}

function beginsAtOnce(client: unknown): client is { beginAtOnce: unknown } {
  return typeof client === 'function' && 'beginAtOnce' in client;
}
