import type { Database } from './client.ts';

/** A query of which nothing was sent yet: what makes it, its columns, its values, and who waits for its rows. */
export type BatchedQuery = {
  build: object;
  columns: readonly { field: unknown }[];
  given: object;
  answer: (rows: Promise<unknown[][]>) => void;
};

/** Takes queries for as long as they are asked in the same breath. */
type Gathering = { isOpen: boolean; asked: BatchedQuery[] };

const GATHERINGS = new WeakMap<Database, Gathering>();

/** A database, or a transaction, that keeps what is asked of it and built once until `end` says what that is. */
export function queryBatch<Db extends Database>(db: Db): { db: Db; end: () => readonly BatchedQuery[] } {
  const gathered: Gathering = { isOpen: true, asked: [] };
  const gatheringDb: Db = Object.create(db);
  GATHERINGS.set(gatheringDb, gathered);
  return {
    db: gatheringDb,
    end: () => {
      gathered.isOpen = false;
      return gathered.asked;
    },
  };
}

/** What is asked in this breath, where it is kept. */
export function batchOf(db: Database): BatchedQuery[] | undefined {
  const gathered = GATHERINGS.get(db);
  return gathered?.isOpen ? gathered.asked : undefined;
}
