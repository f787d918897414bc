import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../testing/test-database.ts';
import type { Database } from './client.ts';
import { isConnectionLost } from './database-errors.ts';
import { openDatabase } from './open-database.ts';
import { pipelinedTransaction } from './pipelined-transaction.ts';
import { readRows } from './rows.ts';

const TRANSACTIONS: [string, typeof pipelinedTransaction][] = [
  ['begun before', (db, work) => db.transaction(work)],
  ['begun at once', pipelinedTransaction],
];

// Some of these hold with patches/postgres+3.4.9.patch alone (decision 0024).
describe('a transaction whose connection is cut', () => {
  const database = useDatabase('postgres');

  beforeEach(async () => {
    await database.owner.execute(sql`create table if not exists public.notes (text text)`);
    await database.owner.execute(sql`truncate public.notes`);
    await database.owner.execute(sql`grant all on public.notes to public`);
  });

  it.each(TRANSACTIONS)('sends nothing to the one that takes its place, %s', async (_, transaction) => {
    const { db, close } = await openDatabase({ url: database.url ?? '', connections: 1 });
    const cut = transaction(db, async (tx) => {
      await tx.execute(sql`insert into public.notes values ('before')`);
      await database.owner.execute(sql`select pg_terminate_backend(${await backendOf(tx)})`);
      // Waits for the only connection there may be, and so gets the next one.
      expect(await backendOf(db)).not.toBeUndefined();
      await expect(tx.execute(sql`insert into public.notes values ('after')`)).rejects.toSatisfy(
        isConnectionLost,
      );
    });
    await expect(cut).rejects.toSatisfy(isConnectionLost);
    expect(await readRows(database.owner, sql`select text from public.notes`)).toEqual([]);
    await close();
  });

  it.each(TRANSACTIONS)('leaves one that works, however often it happens, %s', async (_, transaction) => {
    const { db, close } = await openDatabase({ url: database.url ?? '', connections: 1 });
    for (let nth = 0; nth < 20; nth += 1) {
      const pid = await backendOf(db);
      const cut = transaction(db, async (tx) => {
        const killed = database.owner.execute(sql`select pg_terminate_backend(${pid})`);
        for (;;) await Promise.all([killed, tx.execute(sql`select ${nth}::int`)]);
      });
      await expect(cut).rejects.toSatisfy(isConnectionLost);
    }
    expect(await backendOf(db)).toBeDefined();
    await close();
  });

  it('tells who asked, even where it is the first query of its connection', async () => {
    const { url, stop } = await cuttingAtTheFirstQuery(database.url ?? '');
    const { db, close } = await openDatabase({ url, connections: 1 });
    await expect(backendOf(db)).rejects.toSatisfy(isConnectionLost);
    await close();
    await stop();
  });
});

// Two rows of an answer have arrived when it ends.
describe('an answer that breaks off among its rows', () => {
  const database = useDatabase('postgres');

  it.each([
    ['by an error', sql`select 1 / (3 - n) from generate_series(1, 5) as n`],
    [
      'with its connection',
      sql`select case n when 3 then pg_terminate_backend(pg_backend_pid()) end from generate_series(1, 5) as n`,
    ],
  ])('%s, leaves none of its place to the next', async (_, breaksOff) => {
    const { db, close } = await openDatabase({ url: database.url ?? '', connections: 1 });
    await expect(db.execute(breaksOff)).rejects.toThrow('Failed query');
    expect(await readRows(db, sql`select 7 as seven where ${1} = 1`)).toEqual([{ seven: 7 }]);
    await close();
  });
});

/** A way to the database that is cut as soon as anything is asked on it. */
async function cuttingAtTheFirstQuery(address: string) {
  const { hostname, port } = new URL(address);
  const way = createServer((client) => {
    const server = connect(Number(port), hostname);
    let ready = false;
    const cut = () => [client, server].forEach((socket) => socket.destroy());
    client.on('data', (sent) => (ready ? cut() : server.write(sent))).on('error', cut);
    server.on('data', (data) => {
      ready ||= data.includes(READY_FOR_QUERY);
      client.write(data);
    });
    server.on('error', cut);
  });
  await once(way.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String((way.address() as AddressInfo).port);
  return { url: url.href, stop: () => new Promise((stopped) => way.close(stopped)) };
}

/** `Z`, the length 5 and `I`: the server idles and waits for a query. */
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

async function backendOf(db: Database): Promise<number | undefined> {
  const [row] = await readRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
  return row?.pid;
}
