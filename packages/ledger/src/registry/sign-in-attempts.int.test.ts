import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { signInAttempts } from '../schema/registry.tables.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import {
  type AttemptOrigin,
  countSignInAttempts,
  forgetSignInAttempts,
  recordSignInAttempt,
  removeOldSignInAttempts,
} from './sign-in-attempts.ts';

const HOME: AttemptOrigin = { email: 'ana@prueba.example', address: '203.0.113.1' };
const AWAY: AttemptOrigin = { email: 'ana@prueba.example', address: '203.0.113.2' };
const NEIGHBOUR: AttemptOrigin = { email: 'eva@prueba.example', address: '203.0.113.1' };

const minute = (minutes: number) => new Date(Date.UTC(2026, 4, 1, 8, minutes));

describe.each(databases)('attempts to sign in, on %s,', (kind) => {
  const database = useDatabase(kind);
  let db: Database;

  beforeEach(async () => {
    db = database.db;
    await db.delete(signInAttempts);
    await recordSignInAttempt(db, HOME, minute(0));
    await recordSignInAttempt(db, HOME, minute(10));
    await recordSignInAttempt(db, AWAY, minute(20));
    await recordSignInAttempt(db, NEIGHBOUR, minute(30));
  });

  it('count for an e-mail address from anywhere, and for a network address for anybody', async () => {
    expect(await countSignInAttempts(db, HOME, minute(0))).toEqual({
      ofEmail: { count: 3, earliest: minute(0) },
      ofAddress: { count: 3, earliest: minute(0) },
    });
    expect(await countSignInAttempts(db, AWAY, minute(0))).toMatchObject({
      ofEmail: { count: 3 },
      ofAddress: { count: 1, earliest: minute(20) },
    });
  });

  it('count from a moment on, that moment included', async () => {
    expect(await countSignInAttempts(db, HOME, minute(10))).toMatchObject({
      ofEmail: { count: 2, earliest: minute(10) },
    });
    expect(await countSignInAttempts(db, HOME, minute(31))).toEqual({
      ofEmail: { count: 0, earliest: null },
      ofAddress: { count: 0, earliest: null },
    });
  });

  it('count whatever the case of the letters', async () => {
    const shouted = { ...HOME, email: 'ANA@prueba.example' };
    await recordSignInAttempt(db, shouted, minute(40));
    expect(await countSignInAttempts(db, shouted, minute(0))).toMatchObject({ ofEmail: { count: 4 } });
  });

  it('are forgotten after one that succeeded, except from elsewhere and for others', async () => {
    await forgetSignInAttempts(db, HOME);
    expect(await countSignInAttempts(db, HOME, minute(0))).toMatchObject({
      ofEmail: { count: 1, earliest: minute(20) },
      ofAddress: { count: 1, earliest: minute(30) },
    });
  });

  it('are cleared away when they are old', async () => {
    await removeOldSignInAttempts(db, minute(20));
    expect(await db.$count(signInAttempts)).toBe(2);
  });
});
