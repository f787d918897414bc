import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { aCompany } from '@garita/domain/company/company.builder';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { accounts, registrationCodes } from '../../schema/account.tables.ts';
import { waitForBlockedTransaction } from '../../testing/blocked-transaction.ts';
import { must, SAVED_AT, type SavedAccount, savedAccount } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { listRecordChanges } from '../record-changes.ts';
import { companyRegistry, countCompanies } from '../records/companies.ts';
import { companyAllowance, createAccount, lockCompanyAllowance, type NewAccount } from './accounts.ts';
import {
  findPasswordHash,
  findUser,
  findUserByEmail,
  hasUsers,
  insertUser,
  type NewUser,
  setPasswordHash,
} from './users.ts';

function aUser(overrides: Partial<NewUser> = {}): NewUser {
  return {
    name: 'Rosa',
    lastName: 'Díaz',
    email: 'rosa@prueba.example',
    phone: '7875550140',
    role: 'practitioner',
    passwordHash: 'hash one',
    ...overrides,
  };
}

describe.each(databases)('an account, on %s,', (kind) => {
  const database = useDatabase(kind);
  let db: Database;
  let account: SavedAccount;
  let hadUsers: boolean;

  beforeAll(async () => {
    db = database.db;
    hadUsers = await hasUsers(db);
    account = await savedAccount(db, 'primera');
  });

  it('opens with its first user, who may then sign in', async () => {
    expect([hadUsers, await hasUsers(db)]).toEqual([false, true]);
    expect(await findUser(db, account.user.id)).toEqual({
      id: account.user.id,
      accountId: account.scope.accountId,
      name: 'Irma',
      lastName: 'Soto',
      email: 'primera@prueba.example',
      phone: '7875550130',
      role: 'administrator',
      isActive: true,
      access: WHOLE_ACCOUNT,
    });
  });

  it('does not open for an e-mail address that somebody has', async () => {
    const again: NewAccount = {
      at: SAVED_AT,
      firstUser: aUser({ email: 'PRIMERA@prueba.example' }),
      code: { code: 'OTHER1', companyAmount: 1 },
    };
    const before = await db.$count(accounts);
    expect(await db.transaction((tx) => createAccount(tx, again))).toBeUndefined();
    expect(await db.$count(accounts)).toBe(before);
  });

  it('may have as many companies as its code says, now and not when it was opened', async () => {
    expect(await companyAllowance(db, account.scope)).toBe(50);
    const ofAccount = eq(registrationCodes.accountId, account.scope.accountId);
    await db.update(registrationCodes).set({ companyAmount: 3 }).where(ofAccount);
    expect(await companyAllowance(db, account.scope)).toBe(3);
    expect(await db.transaction((tx) => lockCompanyAllowance(tx, account.scope))).toBe(3);
  });

  // PGlite runs one transaction at a time anyway.
  it.runIf(kind === 'postgres')(
    'counts the companies of one transaction before the next may add one',
    async () => {
      const before = await countCompanies(db, account.scope);
      const countOnceAlone = () =>
        db.transaction(async (tx) => {
          await lockCompanyAllowance(tx, account.scope);
          return countCompanies(tx, account.scope);
        });
      const second = await db.transaction(async (tx) => {
        await lockCompanyAllowance(tx, account.scope);
        const waiting = countOnceAlone();
        // Or has counted already, if it does not wait.
        await Promise.race([waiting, waitForBlockedTransaction(tx)]);
        await companyRegistry.insert(
          tx,
          account.stamp,
          account.scope,
          aCompany({ accountantId: account.accountantId }),
        );
        return { waiting };
      });
      expect(await second.waiting).toBe(before + 1);
    },
  );

  it('may have no company when it has no code', async () => {
    expect(await companyAllowance(db, { accountId: 999_999 })).toBe(0);
  });

  describe('has users', () => {
    it('whom their e-mail address finds in any case of letters', async () => {
      const rosa = must(await db.transaction((tx) => insertUser(tx, account.stamp, aUser())));
      expect(await findUserByEmail(db, 'Rosa@Prueba.Example')).toEqual(rosa);
      expect(await findUserByEmail(db, 'nobody@prueba.example')).toBeUndefined();
    });

    it('have different e-mail addresses', async () => {
      const email = 'unica@prueba.example';
      must(await db.transaction((tx) => insertUser(tx, account.stamp, aUser({ email }))));
      const twin = aUser({ email: 'Unica@prueba.example' });
      expect(await db.transaction((tx) => insertUser(tx, account.stamp, twin))).toBeUndefined();
    });

    it('are never read together with their password hash', async () => {
      const hidden = aUser({ email: 'oculta@prueba.example' });
      const user = must(await db.transaction((tx) => insertUser(tx, account.stamp, hidden)));
      const found = await findUserByEmail(db, hidden.email);
      for (const shown of [user, found]) expect(JSON.stringify(shown)).not.toContain('hash one');
      expect(await findPasswordHash(db, user.id)).toBe('hash one');
    });

    it('have a recorded change of password, without the password', async () => {
      const user = must(
        await db.transaction((tx) =>
          insertUser(tx, account.stamp, aUser({ email: 'cambia@prueba.example' })),
        ),
      );
      await db.transaction((tx) => setPasswordHash(tx, account.stamp, user.id, 'hash two'));
      expect(await findPasswordHash(db, user.id)).toBe('hash two');
      const [changed] = await listRecordChanges(db, account.scope, { tableName: 'users', recordId: user.id });
      expect(changed).toMatchObject({
        actorId: account.user.id,
        kind: 'updated',
        changes: { passwordHash: { before: '***', after: '***' } },
      });
    });

    it('have a first one who is recorded as their own creator', async () => {
      const { id } = account.user;
      const [inserted] = await listRecordChanges(db, account.scope, { tableName: 'users', recordId: id });
      expect(inserted).toMatchObject({ actorId: id, kind: 'inserted', at: SAVED_AT });
      expect(inserted?.changes.passwordHash).toEqual({ after: '***' });
    });
  });
});
