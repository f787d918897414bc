import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { attempts } from '../../schema/account.tables.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { countAttempts, forgetAttempt, recordAttempt, removeOldAttempts } from './attempts.ts';

const minute = (minutes: number) => new Date(Date.UTC(2026, 4, 1, 8, minutes));

describe.each(databases)('attempts on %s', (kind) => {
  const database = useDatabase(kind);
  let db: Database;

  beforeEach(async () => {
    db = database.db;
    await db.delete(attempts);
    await recordAttempt(db, ['ana', 'office'], minute(0));
    await recordAttempt(db, ['ana', 'office'], minute(10));
    await recordAttempt(db, ['eva', 'office'], minute(20));
  });

  it('count under each of their counters', async () => {
    expect(await countAttempts(db, ['ana', 'office', 'nobody'], minute(0))).toEqual(
      new Map([
        ['ana', { count: 2, earliest: minute(0) }],
        ['office', { count: 3, earliest: minute(0) }],
      ]),
    );
  });

  it('count from a moment on, that moment included', async () => {
    expect(await countAttempts(db, ['ana', 'office'], minute(10))).toEqual(
      new Map([
        ['ana', { count: 1, earliest: minute(10) }],
        ['office', { count: 2, earliest: minute(10) }],
      ]),
    );
  });

  it('are forgotten one by one, or with all of a counter', async () => {
    const last = await recordAttempt(db, ['ana', 'office'], minute(30));
    await forgetAttempt(db, last);
    expect((await countAttempts(db, ['ana'], minute(0))).get('ana')?.count).toBe(2);
    await forgetAttempt(db, [], 'ana');
    const left = await countAttempts(db, ['ana', 'office'], minute(0));
    expect([...left].map(([counter, { count }]) => [counter, count])).toEqual([['office', 3]]);
  });

  it('are cleared away when they are old', async () => {
    await removeOldAttempts(db, minute(20));
    expect(await db.$count(attempts)).toBe(2);
  });
});
