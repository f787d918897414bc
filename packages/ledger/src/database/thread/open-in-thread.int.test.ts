import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratedFiles } from '../../testing/migrated-files.ts';
import { aWorker, loadTime } from '../../testing/payroll-year.builder.ts';
import { isConnectionLost } from '../database-errors.ts';
import { migrate } from '../migrate.ts';
import type { OpenDatabase } from '../open-database.ts';
import { readRows } from '../rows.ts';
import { openFromThread } from './open-from-thread.ts';
import { openInThread } from './open-in-thread.ts';

describe('an embedded database in a thread of its own', () => {
  let opened: OpenDatabase;
  const rows = async () => (await readRows(opened.db, sql`select number from kept order by number`)).length;

  beforeAll(async () => {
    opened = await openInThread({ memory: true, from: await migratedFiles() });
    await opened.runScript('create table kept (number int primary key check (number < 100))');
  });

  afterAll(() => opened.close());

  it('is migrated and records pay as any other', async () => {
    await migrate(opened);
    await expect(loadTime(opened.db, aWorker())).resolves.toMatchObject({ ok: true });
  });

  it('keeps a transaction, and nothing of one that failed', async () => {
    await opened.db.transaction((tx) => tx.execute(sql`insert into kept values (1)`));
    const failing = opened.db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (2)`);
      throw new TypeError('changed my mind');
    });
    await expect(failing).rejects.toThrow(new TypeError('changed my mind'));
    expect(await rows()).toBe(1);
  });

  it('keeps what surrounds a savepoint that failed', async () => {
    await opened.db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (3)`);
      const inner = tx.transaction((within) => within.execute(sql`insert into kept values (3)`));
      await inner.catch(() => undefined);
    });
    expect(await rows()).toBe(2);
  });

  it('fails a transaction of which one statement failed, even where the work went on', async () => {
    const failing = opened.db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (1)`).catch(() => undefined);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
  });

  it('refuses a statement after the end of its transaction', async () => {
    const left = await opened.db.transaction(async (tx) => tx);
    await expect(left.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: 'The transaction is over' },
    });
  });

  it('reads a bigint as a number, and refuses one that a number cannot hold', async () => {
    expect(await readRows(opened.db, sql`select 9007199254740991 as cents`)).toEqual([
      { cents: 9_007_199_254_740_991 },
    ]);
    await expect(readRows(opened.db, sql`select 9007199254740992 as cents`)).rejects.toMatchObject({
      cause: expect.any(RangeError),
    });
  });

  it('answers this thread while it carries out a long statement', async () => {
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    // Some hundred milliseconds of work in one statement.
    const long = opened.db.execute(sql`select sum(sqrt(n)) from generate_series(1, 300000) as n`);
    await long;
    clearInterval(counting);
    // In this thread the statement would have let no timer through.
    expect(turns).toBeGreaterThan(5);
  });

  it('rolls back what another thread had begun when it ended', async () => {
    const address = opened.address?.();
    if (!address || !('port' in address)) throw new TypeError('Another thread reaches it by a port');
    const theirs = openFromThread(address);
    await new Promise<void>((begun) => {
      const lost = theirs.db.transaction(async (tx) => {
        await tx.execute(sql`insert into kept values (4)`);
        begun();
        await new Promise(() => {});
      });
      lost.catch(() => undefined);
    });
    await theirs.close();
    expect(await rows()).toBe(2);
    const failure: unknown = await theirs.db.execute(sql`select 1`).catch((error: unknown) => error);
    expect(isConnectionLost(failure)).toBe(true);
  });

  it('gives its files as one tar', async () => {
    const files = await opened.dump?.();
    // The mark of a tar in the head of its first file.
    expect(await files?.slice(257, 262).text()).toBe('ustar');
  });

  it('says why it cannot be opened', async () => {
    await expect(openInThread({ folder: '/dev/null/nothing' })).rejects.toThrow(/ENOTDIR|not a directory/);
  });
});
