import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database, Transaction } from '../database/client.ts';
import {
  must,
  type SavedAccount,
  type SavedCompany,
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { TEST_KEYRING } from '../testing/test-keyring.ts';
import { listFormContractors, listPayees } from './access/account-people.ts';
import { findPasswordHash, setPasswordHash } from './access/users.ts';
import { listRecordChanges } from './record-changes.ts';
import { accountantRegistry } from './records/accountants.ts';
import { companyRegistry } from './records/companies.ts';
import { companyTaxRegistry, scopeOfCompanyTax } from './records/company-taxes.ts';
import { contractorRegistry, scopeOfContractor } from './records/contractors.ts';
import { employeeRegistry, scopeOfEmployee } from './records/employees.ts';
import type { CompanyScope, Registry, SavedRecord } from './registry.ts';
import {
  listSearchableCompanies,
  listSearchableContractors,
  listSearchableEmployees,
} from './searchable-records.ts';

const FOREIGN_KEY_VIOLATION = '23503';

const LINE: CompanyTax = {
  name: 'Cuota',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: true,
  accountName: '',
  basis: 'fixed',
  cents: 10_00,
};

describe.each(databases)('what belongs to an account, on %s,', (kind) => {
  const database = useDatabase(kind);
  let db: Database;
  let theirs: SavedAccount;
  let theirCompany: SavedCompany;
  let ours: SavedAccount;
  let ourCompany: SavedCompany;

  beforeAll(async () => {
    db = database.db;
    theirs = await savedAccount(db, 'suya');
    theirCompany = await savedCompany(db, theirs);
    ours = await savedAccount(db, 'nuestra');
    ourCompany = await savedCompany(db, ours);
  });

  /**
   * Tries every operation on `record` from a scope that does not contain it, and expects that nothing is
   * seen or changed.
   */
  async function expectOutOfReach<Input extends object, Scope>(
    registry: Registry<Input, Scope>,
    record: SavedRecord<Input>,
    { home, foreign }: { home: Scope; foreign: Scope },
  ): Promise<void> {
    const { stamp } = ours;
    const { id, isActive, ...input } = record;
    const verbs = [
      (tx: Transaction) => registry.find(tx, foreign, id),
      (tx: Transaction) => registry.lockForKeyShare(tx, foreign, id),
      (tx: Transaction) => registry.lockForChange(tx, foreign, id),
      (tx: Transaction) => registry.lockForUpdate(tx, foreign, id),
      (tx: Transaction) => registry.update(tx, stamp, foreign, id, record),
      (tx: Transaction) => registry.setActive(tx, stamp, foreign, id, false),
      (tx: Transaction) => registry.remove(tx, stamp, foreign, id),
    ];
    for (const verb of verbs) expect(await db.transaction(verb)).toBeUndefined();
    const listed = await registry.list(db, foreign);
    expect(listed.map((other) => other.id)).not.toContain(id);
    expect(await registry.find(db, home, id)).toEqual({ ...input, id, isActive });
  }

  /** Scopes from which a record of their company must be out of reach. */
  const foreignScopes = (): CompanyScope[] => [
    ourCompany.scope,
    // Our account with the id of their company, as a forged path would have it.
    { ...ours.scope, companyId: theirCompany.scope.companyId },
    // Their account with another company.
    { ...theirs.scope, companyId: ourCompany.scope.companyId },
  ];

  it('keeps its companies out of every other account’s reach', async () => {
    const scopes = { home: theirs.scope, foreign: ours.scope };
    await expectOutOfReach(companyRegistry, theirCompany.company, scopes);
  });

  it('keeps its accountants out of every other account’s reach', async () => {
    const accountant = must(await accountantRegistry.find(db, theirs.scope, theirs.accountantId));
    await expectOutOfReach(accountantRegistry, accountant, { home: theirs.scope, foreign: ours.scope });
  });

  it('keeps its employees out of the reach of other accounts and other companies', async () => {
    const employee = await savedEmployee(db, theirs, theirCompany);
    for (const foreign of foreignScopes()) {
      await expectOutOfReach(employeeRegistry.withKeyring(TEST_KEYRING), employee, {
        home: theirCompany.scope,
        foreign,
      });
    }
    expect(await scopeOfEmployee(db, theirs.scope, employee.id)).toEqual(theirCompany.scope);
    expect(await scopeOfEmployee(db, ours.scope, employee.id)).toBeUndefined();
  });

  it('keeps its contractors out of the reach of other accounts and other companies', async () => {
    const contractor = await savedContractor(db, theirs, theirCompany);
    for (const foreign of foreignScopes()) {
      await expectOutOfReach(contractorRegistry.withKeyring(TEST_KEYRING), contractor, {
        home: theirCompany.scope,
        foreign,
      });
    }
    expect(await scopeOfContractor(db, theirs.scope, contractor.id)).toEqual(theirCompany.scope);
    expect(await scopeOfContractor(db, ours.scope, contractor.id)).toBeUndefined();
  });

  it('keeps its company lines out of the reach of other accounts and other companies', async () => {
    const tax = must(
      await db.transaction((tx) => companyTaxRegistry.insert(tx, theirs.stamp, theirCompany.scope, LINE)),
    );
    for (const foreign of foreignScopes()) {
      await expectOutOfReach(companyTaxRegistry, tax, { home: theirCompany.scope, foreign });
    }
    expect(await scopeOfCompanyTax(db, theirs.scope, tax.id)).toEqual(theirCompany.scope);
    expect(await scopeOfCompanyTax(db, ours.scope, tax.id)).toBeUndefined();
  });

  it('is nothing of other companies to a user who sees only some of them', async () => {
    const seen = await savedCompany(db, theirs);
    const hidden = await savedEmployee(db, theirs, theirCompany);
    const shown = await savedEmployee(db, theirs, seen);
    await savedContractor(db, theirs, theirCompany);
    const tax = must(
      await db.transaction((tx) => companyTaxRegistry.insert(tx, theirs.stamp, theirCompany.scope, LINE)),
    );
    const limited = {
      ...theirs.scope,
      access: { ...WHOLE_ACCOUNT, companyIds: [seen.company.id, ourCompany.company.id] },
    };
    await expectOutOfReach(companyRegistry, theirCompany.company, { home: theirs.scope, foreign: limited });
    expect((await companyRegistry.list(db, limited)).map(({ id }) => id)).toEqual([seen.company.id]);
    expect(await scopeOfEmployee(db, limited, hidden.id)).toBeUndefined();
    expect(await scopeOfEmployee(db, limited, shown.id)).toEqual(seen.scope);
    expect(await scopeOfCompanyTax(db, limited, tax.id)).toBeUndefined();
    expect((await listSearchableCompanies(db, limited)).map(({ id }) => id)).toEqual([seen.company.id]);
    expect((await listSearchableEmployees(db, limited)).map(({ id }) => id)).toEqual([shown.id]);
    expect((await listPayees(db, limited)).map(({ id }) => id)).toEqual([shown.id]);
    expect(await listSearchableContractors(db, limited)).toEqual([]);
    expect(await listFormContractors(db, limited)).toEqual([]);
  });

  it('cannot be added to from another account', async () => {
    const forged = { ...ours.scope, companyId: theirCompany.scope.companyId };
    await db.transaction(async (tx) => {
      expect(
        await employeeRegistry.withKeyring(TEST_KEYRING).insert(tx, ours.stamp, forged, anEmployee()),
      ).toBeUndefined();
      expect(await companyTaxRegistry.insert(tx, ours.stamp, forged, LINE)).toBeUndefined();
    });
  });

  it('cannot be named by another account’s company', async () => {
    const borrowed = aCompany({ accountantId: theirs.accountantId });
    const insert = db.transaction((tx) => companyRegistry.insert(tx, ours.stamp, ours.scope, borrowed));
    await expect(insert).rejects.toMatchObject({ cause: { code: FOREIGN_KEY_VIOLATION } });
  });

  it('has a history that no other account reads', async () => {
    const record = { tableName: 'companies', recordId: theirCompany.company.id };
    expect(await listRecordChanges(db, theirs.scope, record)).toHaveLength(1);
    expect(await listRecordChanges(db, ours.scope, record)).toEqual([]);
  });

  it('has users whose passwords no other account replaces', async () => {
    const before = await findPasswordHash(db, theirs.user.id);
    const replaced = await db.transaction((tx) => setPasswordHash(tx, ours.stamp, theirs.user.id, 'stolen'));
    expect(replaced).toBeUndefined();
    expect(await findPasswordHash(db, theirs.user.id)).toBe(before);
  });

  it('is listed for the account and for nobody else', async () => {
    const added = must(
      await db.transaction((tx) =>
        accountantRegistry.insert(tx, ours.stamp, ours.scope, anAccountantRecord()),
      ),
    );
    const ids = (await accountantRegistry.list(db, ours.scope)).map(({ id }) => id);
    expect(ids).toEqual([ours.accountantId, added.id]);
  });
});
