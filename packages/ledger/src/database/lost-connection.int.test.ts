import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { isConnectionLost } from './connection-lost.ts';
import { readRows } from './rows.ts';

// These hold with patches/postgres+3.4.9.patch, and not without (decision 0024).
describe('a transaction whose connection is cut', () => {
  const database = useDatabase('postgres');

  beforeEach(async () => {
    await database.owner.execute(sql`create table if not exists public.notes (text text)`);
    await database.owner.execute(sql`truncate public.notes`);
    await database.owner.execute(sql`grant all on public.notes to public`);
  });

  it('sends nothing to the one that takes its place', async () => {
    const { db, close } = await openDatabase({ url: database.url ?? '', connections: 1 });
    const cut = db.transaction(async (tx) => {
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

  it('leaves one that works, however often it happens', async () => {
    const { db, close } = await openDatabase({ url: database.url ?? '', connections: 1 });
    for (let nth = 0; nth < 20; nth += 1) {
      const pid = await backendOf(db);
      const cut = db.transaction(async (tx) => {
        const killed = database.owner.execute(sql`select pg_terminate_backend(${pid})`);
        for (;;) await Promise.all([killed, tx.execute(sql`select ${nth}::int`)]);
      });
      await expect(cut).rejects.toSatisfy(isConnectionLost);
    }
    expect(await backendOf(db)).toBeDefined();
    await close();
  });
});

async function backendOf(db: Database): Promise<number | undefined> {
  const [row] = await readRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
  return row?.pid;
}
