import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { type SavedAccount, savedAccount } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import {
  endOtherSessions,
  endSession,
  findSession,
  openSession,
  removeOldSessions,
  touchSession,
} from './sessions.ts';

const CREATED_AT = new Date('2026-05-01T08:00:00Z');
const EXPIRES_AT = new Date('2026-05-04T08:00:00Z');

describe.each(databases)('a session, on %s,', (kind) => {
  const database = useDatabase(kind);
  let db: Database;
  let account: SavedAccount;

  beforeAll(async () => {
    db = database.db;
    account = await savedAccount(db);
  });

  const open = (name: string, userId = account.user.id) =>
    openSession(db, {
      userId,
      bearerHash: `${name} bearer`,
      cookieHash: `${name} cookie`,
      userAgent: 'Firefox',
      address: '203.0.113.7',
      createdAt: CREATED_AT,
      expiresAt: EXPIRES_AT,
    });

  const isOpen = async (name: string) => (await findSession(db, 'bearer', `${name} bearer`)) !== undefined;

  it('is found by either token, each for its own use', async () => {
    const id = await open('two');
    const session = {
      id,
      userId: account.user.id,
      userAgent: 'Firefox',
      address: '203.0.113.7',
      createdAt: CREATED_AT,
      lastSeenAt: CREATED_AT,
      expiresAt: EXPIRES_AT,
    };
    const expected = { session, user: account.user };
    expect(await findSession(db, 'bearer', 'two bearer')).toEqual(expected);
    expect(await findSession(db, 'cookie', 'two cookie')).toEqual(expected);
    expect(await findSession(db, 'bearer', 'two cookie')).toBeUndefined();
    expect(await findSession(db, 'cookie', 'two bearer')).toBeUndefined();
  });

  it('remembers when it was last used', async () => {
    const id = await open('touched');
    const at = new Date('2026-05-01T09:30:00Z');
    await touchSession(db, id, at);
    const found = await findSession(db, 'bearer', 'touched bearer');
    expect(found?.session).toMatchObject({ createdAt: CREATED_AT, lastSeenAt: at, expiresAt: EXPIRES_AT });
  });

  it('ends with both of its tokens', async () => {
    await endSession(db, await open('ended'));
    expect(await findSession(db, 'bearer', 'ended bearer')).toBeUndefined();
    expect(await findSession(db, 'cookie', 'ended cookie')).toBeUndefined();
  });

  it('is the only one left of its user when all others end, and other users keep theirs', async () => {
    const other = await savedAccount(db, 'otra');
    const current = await open('kept');
    await open('left behind');
    await open('of another', other.user.id);
    await endOtherSessions(db, account.user.id, current);
    expect(await isOpen('kept')).toBe(true);
    expect(await isOpen('left behind')).toBe(false);
    expect(await isOpen('of another')).toBe(true);
  });

  it('is cleared away once it has expired or has long been idle', async () => {
    await open('idle');
    await touchSession(db, await open('busy'), new Date('2026-05-02T08:00:00Z'));
    const unseenSince = new Date('2026-05-01T20:00:00Z');
    await removeOldSessions(db, { expiredBefore: CREATED_AT, unseenSince });
    expect(await isOpen('idle')).toBe(false);
    expect(await isOpen('busy')).toBe(true);
    await removeOldSessions(db, { expiredBefore: new Date('2026-05-05T00:00:00Z'), unseenSince });
    expect(await isOpen('busy')).toBe(false);
  });
});
