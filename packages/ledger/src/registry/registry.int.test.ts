import { anEmployee } from '@garita/domain/employee/employee.builder';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import {
  must,
  SAVED_AT,
  type SavedAccount,
  type SavedCompany,
  savedAccount,
  savedCompany,
  savedEmployee,
} from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { TEST_KEYRING } from '../testing/test-keyring.ts';
import { listRecordChanges } from './record-changes.ts';
import { companyRegistry } from './records/companies.ts';
import { employeeRegistry } from './records/employees.ts';

const records = employeeRegistry.withKeyring(TEST_KEYRING);

describe.each(databases)('a registry, on %s,', (kind) => {
  const database = useDatabase(kind);
  let db: Database;
  let account: SavedAccount;
  let company: SavedCompany;

  beforeAll(async () => {
    db = database.db;
    account = await savedAccount(db);
  });

  beforeEach(async () => {
    company = await savedCompany(db, account);
  });

  it('lists its records in its order, those switched off included', async () => {
    const { scope } = company;
    const zoe = await savedEmployee(db, account, company, { firstName: 'Zoe' });
    const ana = await savedEmployee(db, account, company, { firstName: 'Ana', lastName: 'Vega' });
    const other = await savedEmployee(db, account, company, { firstName: 'Ana', lastName: 'Cruz' });
    await db.transaction((tx) => records.setActive(tx, account.stamp, scope, ana.id, false));
    const listed = await records.list(db, scope);
    expect(listed.map(({ id, isActive }) => [id, isActive])).toEqual([
      [other.id, true],
      [ana.id, false],
      [zoe.id, true],
    ]);
  });

  it('updates a record and leaves it switched as it was', async () => {
    const { scope } = company;
    const { id } = await savedEmployee(db, account, company);
    const moved = anEmployee({ phoneNumber: '7875550999' });
    await db.transaction(async (tx) => {
      await records.setActive(tx, account.stamp, scope, id, false);
      await records.update(tx, account.stamp, scope, id, moved);
    });
    // Inserted, switched off, updated.
    expect(await records.find(db, scope, id)).toEqual({ ...moved, id, isActive: false, version: 3 });
  });

  it('takes a whole record for an input without letting it move or switch', async () => {
    const { scope } = company;
    const ana = await savedEmployee(db, account, company, { firstName: 'Ana' });
    const off = { ...ana, id: 999_999, isActive: false, companyId: 999_999, version: 99, firstName: 'Eva' };
    await db.transaction((tx) => records.update(tx, account.stamp, scope, ana.id, off));
    expect(await records.find(db, scope, ana.id)).toEqual({ ...ana, version: 2, firstName: 'Eva' });
  });

  it('raises the version with each change, and not with one that changes nothing', async () => {
    const { scope } = company;
    const ana = await savedEmployee(db, account, company, { firstName: 'Ana' });
    const update = (firstName: string) =>
      db.transaction((tx) => records.update(tx, account.stamp, scope, ana.id, { ...ana, firstName }));
    const switchTo = (isActive: boolean) =>
      db.transaction((tx) => records.setActive(tx, account.stamp, scope, ana.id, isActive));
    expect(ana.version).toBe(1);
    expect(await update('Ana')).toMatchObject({ version: 1 });
    expect(await update('Eva')).toMatchObject({ version: 2 });
    expect(await switchTo(true)).toMatchObject({ version: 2 });
    expect(await switchTo(false)).toMatchObject({ version: 3 });
  });

  it('removes a record for good and answers what it was', async () => {
    const { scope } = company;
    const ana = await savedEmployee(db, account, company);
    const removed = await db.transaction((tx) => records.remove(tx, account.stamp, scope, ana.id));
    expect(removed).toEqual(ana);
    expect(await records.list(db, scope)).toEqual([]);
  });

  it('answers undefined for a record that never was', async () => {
    const { scope } = company;
    const { stamp } = account;
    await db.transaction(async (tx) => {
      expect(await records.find(tx, scope, 999_999)).toBeUndefined();
      expect(await records.update(tx, stamp, scope, 999_999, anEmployee())).toBeUndefined();
      expect(await records.setActive(tx, stamp, scope, 999_999, true)).toBeUndefined();
      expect(await records.remove(tx, stamp, scope, 999_999)).toBeUndefined();
    });
  });

  describe('records', () => {
    const historyOf = (recordId: number) =>
      listRecordChanges(db, account.scope, { tableName: 'employees', recordId });

    it('lists who changed what, and when, newest first', async () => {
      const ana = await savedEmployee(db, account, company);
      const later = { ...account.stamp, at: new Date('2026-03-04T05:06:07Z') };
      const raised = { ...anEmployee(), rates: { regular: 1_300, overtime: 1_950, mealPeriod: 2_600 } };
      await db.transaction(async (tx) => {
        await records.update(tx, later, company.scope, ana.id, raised);
        await records.setActive(tx, later, company.scope, ana.id, false);
      });
      const [switched, updated, inserted] = await historyOf(ana.id);
      expect(switched).toMatchObject({
        kind: 'updated',
        changes: { isActive: { before: true, after: false } },
      });
      expect(updated).toMatchObject({
        actorId: account.user.id,
        at: later.at,
        tableName: 'employees',
        recordId: ana.id,
        kind: 'updated',
      });
      expect(updated?.changes).toEqual({
        'rates.regular': { before: 1_200, after: 1_300 },
        'rates.overtime': { before: 1_800, after: 1_950 },
        'rates.mealPeriod': { before: 2_400, after: 2_600 },
      });
      expect(inserted).toMatchObject({ at: SAVED_AT, kind: 'inserted' });
      expect(inserted?.changes).toMatchObject({ firstName: { after: 'Ana' }, isActive: { after: true } });
    });

    it('keeps the last values of a removed record', async () => {
      const { id } = await savedEmployee(db, account, company);
      await db.transaction((tx) => records.remove(tx, account.stamp, company.scope, id));
      const [removed] = await historyOf(id);
      expect(removed).toMatchObject({ kind: 'removed', changes: { firstName: { before: 'Ana' } } });
    });

    it('a social security number masked', async () => {
      const { id } = await savedEmployee(db, account, company, { socialSecurityNumber: '900550001' });
      const [inserted] = await historyOf(id);
      expect(inserted?.changes.socialSecurityNumber).toEqual({ after: '***-**-0001' });
      expect(JSON.stringify(inserted)).not.toContain('900550001');
    });

    it('nothing of an update that changed nothing', async () => {
      const ana = await savedEmployee(db, account, company);
      await db.transaction((tx) => records.update(tx, account.stamp, company.scope, ana.id, anEmployee()));
      expect(await historyOf(ana.id)).toHaveLength(1);
    });

    it('nothing of a write that was rolled back', async () => {
      const ana = await savedEmployee(db, account, company);
      const failing = db.transaction(async (tx) => {
        must(await records.setActive(tx, account.stamp, company.scope, ana.id, false));
        throw new Error('after the write');
      });
      await expect(failing).rejects.toThrow('after the write');
      expect(await records.find(db, company.scope, ana.id)).toEqual(ana);
      expect(await historyOf(ana.id)).toHaveLength(1);
    });
  });

  it('keeps two updates of one record in order, each from what the other left', async () => {
    const { id, isActive, version, ...input } = company.company;
    const write = (phoneNumber: string) =>
      db.transaction((tx) =>
        companyRegistry.update(tx, account.stamp, account.scope, id, { ...input, phoneNumber }),
      );
    await Promise.all([write('7875550001'), write('7875550002')]);
    const history = await listRecordChanges(db, account.scope, { tableName: 'companies', recordId: id });
    const [second, first] = history.map(({ changes }) => changes.phoneNumber);
    expect(first?.before).toBe(input.phoneNumber);
    expect(second?.before).toBe(first?.after);
  });
});
