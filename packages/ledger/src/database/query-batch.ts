import { copyOf, type Database } from './client.ts';
import type { Column } from './row-reader.ts';

/**
 * A prepared query that is not sent yet: its definition, its columns, its values, and the promise of its
 * rows.
 */
export type BatchedQuery = {
  build: object;
  columns: readonly Column[];
  given: object;
  answer: (rows: Promise<unknown[][]>) => void;
};

/** Collects queries until it is closed. */
type Batch = { isOpen: boolean; queries: BatchedQuery[] };

const BATCHES = new WeakMap<Database, Batch>();

/**
 * Returns a database or transaction that collects the prepared queries made on it, and `close`, which returns
 * them.
 */
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

/** Returns the open batch of a database; undefined without one. */
export function batchOf(db: Database): BatchedQuery[] | undefined {
  const batch = BATCHES.get(db);
  return batch?.isOpen ? batch.queries : undefined;
}
