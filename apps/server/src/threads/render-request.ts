import type { MessagePort } from 'node:worker_threads';
import type { RenderTask } from '../application/dependencies.ts';

/** The request of a file from a thread; data that cannot be sent at once is read from ports. */
export type RenderRequest = Pick<RenderTask, 'report' | 'as'> & {
  /** Carries `DataPart`s. */
  data: MessagePort;
  /** Carries the further parts of the data, `count` in all. */
  later?: MessagePort;
  count: number;
  /** Carries the file, in pieces. */
  bytes: MessagePort;
};

/**
 * The number of rows that are sent at once. A row may be a person's whole year, and cloning fifty takes some
 * milliseconds.
 */
const ROWS = 50;

/**
 * A part of a document's data: everything but its long lists, or rows of one of them; `null` if all of it is
 * one list.
 */
type DataPart = { but: object } | { list: string | null; rows: readonly unknown[] };

/** Yields a document's data in parts, so that sending no part to another thread blocks other work. */
export async function* splitData(data: object): AsyncGenerator<DataPart> {
  if (Array.isArray(data)) {
    yield { but: [] };
    yield* rowsOf(null, data);
    return;
  }
  const long = Object.entries(data).filter(isLong);
  yield { but: { ...data, ...Object.fromEntries(long.map(([list]) => [list, []])) } };
  for (const [list, rows] of long) yield* rowsOf(list, rows);
}

/** Joins data that were sent in parts. */
export async function joinData(parts: AsyncIterable<DataPart>): Promise<object> {
  let data: object = {};
  for await (const part of parts) {
    if ('but' in part) data = part.but;
    else listIn(data, part.list).push(...part.rows);
  }
  return data;
}

function isLong(entry: [string, unknown]): entry is [string, unknown[]] {
  return Array.isArray(entry[1]) && entry[1].length > ROWS;
}

function* rowsOf(list: string | null, rows: readonly unknown[]): Generator<DataPart> {
  for (let from = 0; from < rows.length; from += ROWS) yield { list, rows: rows.slice(from, from + ROWS) };
}

function listIn(data: object, list: string | null): unknown[] {
  const found: unknown = list === null ? data : Reflect.get(data, list);
  if (!Array.isArray(found)) throw new RangeError(`The data have no list '${list}'`);
  return found;
}
