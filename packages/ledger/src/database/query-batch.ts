import { copyOf, type Database } from './client.ts';
import type { Column } from './row-reader.ts';

/** A prepared query of which nothing was sent yet: what makes it, its columns, its values, and who waits for its rows. */
export type BatchedQuery = {
  build: object;
  columns: readonly Column[];
  given: object;
  answer: (rows: Promise<unknown[][]>) => void;
};

/** Takes queries until it is closed. */
type Batch = { isOpen: boolean; queries: BatchedQuery[] };

const BATCHES = new WeakMap<Database, Batch>();

/** A database, or a transaction, that keeps the prepared queries which it is asked until `close` answers them. */
export function queryBatch<Db extends Database>(db: Db): { db: Db; close: () => readonly BatchedQuery[] } {
  const batch: Batch = { isOpen: true, queries: [] };
  const batching = copyOf(db);
  BATCHES.set(batching, batch);
  return {
    db: batching,
    close: () => {
      batch.isOpen = false;
      return batch.queries;
    },
  };
}

/** The queries of the batch that a database keeps, while it does. */
export function batchOf(db: Database): BatchedQuery[] | undefined {
  const batch = BATCHES.get(db);
  return batch?.isOpen ? batch.queries : undefined;
}
