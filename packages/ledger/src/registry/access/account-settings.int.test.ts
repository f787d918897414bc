import { describe, expect, it } from 'vitest';
import { savedAccount } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { listRecordChanges } from '../record-changes.ts';
import { findAccountSettings, updateAccountSettings } from './account-settings.ts';

describe.each(databases)('the settings of an account, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('are its own, and record who changed them', async () => {
    const { db } = database;
    const account = await savedAccount(db, 'ajustes');
    const other = await savedAccount(db, 'ajustes-ajenos');
    const update = () =>
      db.transaction((tx) =>
        updateAccountSettings(tx, account.stamp, (inForce) => ({ ...inForce, periodsClosedByAnother: true })),
      );
    expect(await findAccountSettings(db, account.scope)).toEqual({
      periodsClosedByAnother: false,
      switchOffAsked: null,
    });
    await update();
    await update();
    expect(await findAccountSettings(db, account.scope)).toMatchObject({ periodsClosedByAnother: true });
    expect(await findAccountSettings(db, other.scope)).toMatchObject({ periodsClosedByAnother: false });
    const record = { tableName: 'accounts', recordId: account.scope.accountId };
    expect(await listRecordChanges(db, account.scope, record)).toMatchObject([
      {
        actorId: account.user.id,
        kind: 'updated',
        changes: { periodsClosedByAnother: { before: false, after: true } },
      },
    ]);
  });
});
