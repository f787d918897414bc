import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { type SavedAccount, savedAccount } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { listRecordChanges } from '../record-changes.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  listRecoveryCodes,
  removeSecondFactor,
  startSecondFactor,
  useCodeOfStep,
  useRecoveryCode,
} from './second-factors.ts';

describe.each(databases)('a second factor, on %s,', (kind) => {
  const database = useDatabase(kind);
  let db: Database;
  let account: SavedAccount;
  let userId: number;

  beforeAll(async () => {
    db = database.db;
    account = await savedAccount(db);
    userId = account.user.id;
  });

  const confirm = (encryptedSecret: string) =>
    db.transaction((tx) =>
      confirmSecondFactor(tx, account.stamp, encryptedSecret, { step: 100, recoveryHashes: ['one', 'two'] }),
    );
  const remove = () => db.transaction((tx) => removeSecondFactor(tx, account.stamp, userId));

  it('is kept, and replaced, while nobody has confirmed it', async () => {
    expect(await findSecondFactor(db, userId)).toBeUndefined();
    expect(await startSecondFactor(db, userId, 'first')).toBe(true);
    expect(await startSecondFactor(db, userId, 'second')).toBe(true);
    expect(await findSecondFactor(db, userId)).toEqual({ encryptedSecret: 'second', isConfirmed: false });
  });

  it('accepts no code and cannot be removed before it is confirmed', async () => {
    expect(await useCodeOfStep(db, userId, 99)).toBe(false);
    expect(await remove()).toBe(false);
  });

  it('is confirmed once, with the secret that was started last', async () => {
    expect(await confirm('first')).toBe(false);
    expect(await confirm('second')).toBe(true);
    expect(await confirm('second')).toBe(false);
    expect(await startSecondFactor(db, userId, 'third')).toBe(false);
    expect(await findSecondFactor(db, userId)).toEqual({ encryptedSecret: 'second', isConfirmed: true });
  });

  it('takes the code of each step once, and none of an earlier one', async () => {
    expect(await useCodeOfStep(db, userId, 100)).toBe(false);
    const together = await Promise.all([useCodeOfStep(db, userId, 102), useCodeOfStep(db, userId, 102)]);
    expect(together.toSorted()).toEqual([false, true]);
    expect(await useCodeOfStep(db, userId, 101)).toBe(false);
    expect(await useCodeOfStep(db, userId, 103)).toBe(true);
  });

  it('takes each recovery code once', async () => {
    const [first] = await listRecoveryCodes(db, userId);
    expect(first).toMatchObject({ codeHash: 'one' });
    const id = first?.id ?? 0;
    const together = await Promise.all([useRecoveryCode(db, id), useRecoveryCode(db, id)]);
    expect(together.toSorted()).toEqual([false, true]);
    expect(await listRecoveryCodes(db, userId)).toMatchObject([{ codeHash: 'two' }]);
  });

  it('goes with its recovery codes, and leaves in the history of the user that it was there', async () => {
    expect(await remove()).toBe(true);
    expect(await remove()).toBe(false);
    expect(await findSecondFactor(db, userId)).toBeUndefined();
    expect(await listRecoveryCodes(db, userId)).toEqual([]);
    const history = await listRecordChanges(db, account.scope, { tableName: 'users', recordId: userId });
    expect(history.slice(0, 2).map(({ changes }) => changes)).toEqual([
      { hasSecondFactor: { before: true, after: false } },
      { hasSecondFactor: { before: false, after: true } },
    ]);
  });
});
