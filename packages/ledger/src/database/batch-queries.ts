import { Column, is, type SQL, sql } from 'drizzle-orm';
import { allOf } from './all-of.ts';
import type { Database } from './client.ts';
import { type Build, placesWithin, preparedQuery } from './prepared-query.ts';
import { type BatchedQuery, batchOf, queryBatch } from './query-batch.ts';

/**
 * Awaits several promises by name like `allOf`, and sends the prepared queries among them as one statement,
 * because each statement costs processor time on both sides. Queries that follow a first answer are sent by
 * themselves.
 */
export async function batchQueries<Db extends Database, Reads extends Record<string, unknown>>(
  db: Db,
  ask: (db: Db) => Reads,
): Promise<{ [Name in keyof Reads]: Awaited<Reads[Name]> }> {
  if (batchOf(db)) return allOf(ask(db));
  const batch = queryBatch(db);
  const reads = ask(batch.db);
  const queries = batch.close();
  if (queries.length > 0) send(db, queries);
  return allOf(reads);
}

function send(db: Database, queries: readonly BatchedQuery[]): void {
  const given = Object.fromEntries(queries.map((query, at) => [nameOf(at), query.given]));
  const answered = combinationOf(queries)(db, given);
  for (const [at, { answer }] of queries.entries()) answer(answered.then((rows) => rowsOf(rows, at)));
}

type Answer = Record<string, unknown[][]>;
type Combination = (db: Database, given: object) => Promise<Answer[]>;

/**
 * The combinations of queries that were batched before, by their numbers. There are as many as there are
 * places in the code that batch queries.
 */
const COMBINATIONS = new Map<string, Combination>();
const NUMBERS = new Map<object, number>();

function combinationOf(queries: readonly BatchedQuery[]): Combination {
  const key = queries.map(({ build }) => numberOf(build)).join();
  const combination = COMBINATIONS.get(key) ?? combineQueries(queries);
  COMBINATIONS.set(key, combination);
  return combination;
}

function numberOf(build: object): number {
  const number = NUMBERS.get(build) ?? NUMBERS.size;
  NUMBERS.set(build, number);
  return number;
}

function combineQueries(queries: readonly BatchedQuery[]): Combination {
  return preparedQuery<object, Answer[]>((db) => {
    const columns = queries.map((query, at) => [nameOf(at), rowsAsOne(db, query, nameOf(at))]);
    const all: Record<string, SQL<unknown[][]>> = Object.fromEntries(columns);
    return db.select(all).from(sql`(select) as nothing`);
  });
}

// Columns by number, because two of them may have the same name, or none.
function rowsAsOne(db: Database, { build, columns }: BatchedQuery, within: string): SQL<unknown[][]> {
  const names = sql.raw(columns.map((_, at) => `c${at}`).join());
  const values = sql.raw(columns.map(({ field }, at) => `c${at}${isText(field) ? '::text' : ''}`).join());
  const query = (build as Build<object, unknown>)(db, placesWithin(within)); // as it was prepared
  return sql`(select coalesce(json_agg(json_build_array(${values})), '[]') from ${query} as rows(${names}))`;
}

// A moment is read as a text, because JSON spells it differently than the database.
function isText(field: unknown): boolean {
  return is(field, Column) && field.dataType === 'string';
}

function rowsOf([answer]: readonly Answer[], at: number): unknown[][] {
  const rows = answer?.[nameOf(at)] ?? [];
  for (const row of rows) for (const value of row) refuseInexact(value);
  return rows;
}

// The driver refuses such an int8; JSON would make another number of it.
function refuseInexact(value: unknown): void {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`${value} is beyond the integers that a number can hold`);
}

function nameOf(at: number): string {
  return `query${at}`;
}
