import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { countRoundTrips } from '../testing/round-trips.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import type { Database } from './client.ts';
import type { TransactionOptions } from './connection.ts';
import { openDatabase } from './open-database.ts';
import { pipelinedTransaction } from './pipelined-transaction.ts';
import { readRows } from './rows.ts';

describe.each(databases)('a transaction that begins at once, on %s,', (kind) => {
  const database = useDatabase(kind);

  beforeEach(async () => {
    await database.owner.execute(sql`create table if not exists public.words (word text)`);
    await database.owner.execute(sql`truncate public.words`);
    await database.owner.execute(sql`grant all on public.words to public`);
  });

  it('is kept as a whole, in the order in which it was sent', async () => {
    await pipelinedTransaction(database.db, async (tx) => {
      await Promise.all(['one', 'two', 'three'].map((word) => insertWord(tx, word)));
    });
    expect(await readWords(database.db)).toEqual(['one', 'two', 'three']);
  });

  it('keeps nothing where one of the statements that were sent together fails', async () => {
    const failing = pipelinedTransaction(database.db, async (tx) => {
      await Promise.all([insertWord(tx, 'before'), tx.execute(sql`select 1 / 0`), insertWord(tx, 'after')]);
    });
    await expect(failing).rejects.toThrow('Failed query');
    expect(await readWords(database.db)).toEqual([]);
  });

  it('is as any other within a transaction', async () => {
    const failing = database.db.transaction(async (tx) => {
      await pipelinedTransaction(tx, (inner) => insertWord(inner, 'inner'));
      throw new Error('Outer');
    });
    await expect(failing).rejects.toThrow('Outer');
    expect(await readWords(database.db)).toEqual([]);
  });
});

describe('a transaction that begins at once', () => {
  const counted = countRoundTrips();
  const database = useDatabase('postgres', counted.watch);

  it('waits for begin with its first statements, and for nothing else', async () => {
    const two = () =>
      pipelinedTransaction(database.db, async (tx) => {
        await Promise.all([readRows(tx, sql`select ${1}::int`), readRows(tx, sql`select ${2}::int`)]);
      });
    // begin and two statements, then commit.
    expect(await counted.during(two)).toEqual({ statements: 4, roundTrips: 2 });
  });

  it('says that it could not begin, sends no more, and leaves a connection that works', async () => {
    const { db, close } = await openDatabase({ url: database.url ?? '', connections: 1 });
    let isSentLater = false;
    const nonsense = { isolationLevel: 'nonsense' } as unknown as TransactionOptions;
    const begun = pipelinedTransaction(
      db,
      async (tx) => {
        await readRows(tx, sql`select 1`);
        await readRows(tx, sql`select 2`);
        isSentLater = true;
      },
      nonsense,
    );
    await expect(begun).rejects.toThrow('syntax error');
    expect(isSentLater).toBe(false);
    expect(await readRows(db, sql`select now() = statement_timestamp() as alone`)).toEqual([{ alone: true }]);
    expect(await db.transaction((tx) => readRows(tx, sql`select 3 as three`))).toEqual([{ three: 3 }]);
    await close();
  });

  it('waits for a connection where each is taken', async () => {
    const { db, close } = await openDatabase({ url: database.url ?? '', connections: 1 });
    const numbers = await Promise.all(
      [1, 2, 3].map((n) => pipelinedTransaction(db, (tx) => readRows(tx, sql`select ${n}::int as n`))),
    );
    expect(numbers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
    await close();
  });
});

async function insertWord(db: Database, word: string): Promise<void> {
  await db.execute(sql`insert into public.words values (${word})`);
}

async function readWords(db: Database): Promise<string[]> {
  const words = await readRows<{ word: string }>(db, sql`select word from public.words order by ctid`);
  return words.map(({ word }) => word);
}
