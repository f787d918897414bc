import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractors as table } from '../../schema/people.tables.ts';
import {
  type SavedAccount,
  type SavedCompany,
  savedAccount,
  savedCompany,
  savedContractor,
} from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { TEST_KEYRING } from '../../testing/test-keyring.ts';
import { listRecordChanges } from '../record-changes.ts';
import { contractorRegistry, hasContractors } from './contractors.ts';

const SECRETS = {
  taxpayerNumber: '900551234',
  bankAccount: '021502011-778899',
  retirementAccount: 'IRA 5566',
};

describe.each(databases)('the contractors of a company, on %s,', (kind) => {
  const database = useDatabase(kind);
  let account: SavedAccount;
  let company: SavedCompany;

  beforeAll(async () => {
    account = await savedAccount(database.db);
    company = await savedCompany(database.db, account);
  });

  it('come back as they were saved', async () => {
    const saved = await savedContractor(database.db, account, company, SECRETS);
    expect(saved).toEqual({ ...aContractor(SECRETS), id: saved.id, isActive: true, version: 1 });
    const opened = contractorRegistry.withKeyring(TEST_KEYRING);
    expect(await opened.find(database.db, company.scope, saved.id)).toEqual(saved);
    expect(await hasContractors(database.db, company.scope)).toBe(true);
    expect(await hasContractors(database.db, { ...company.scope, companyId: 999_999 })).toBe(false);
  });

  it('have numbers and accounts that nobody reads in the database', async () => {
    const { id } = await savedContractor(database.db, account, company, SECRETS);
    const [row] = await database.db.select().from(table).where(eq(table.id, id));
    for (const secret of Object.values(SECRETS)) expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('show the last four characters of them without a key', async () => {
    const { id } = await savedContractor(database.db, account, company, { ...SECRETS, bankAccount: '' });
    expect(await contractorRegistry.find(database.db, company.scope, id)).toMatchObject({
      taxpayerNumber: '***-**-1234',
      bankAccount: '',
      retirementAccount: '*****5566',
    });
  });

  it('show the number of a company under its own mask', async () => {
    const firm = {
      entityType: 'corporation',
      firstName: 'Obras 24, Inc.',
      taxpayerNumber: '660551234',
    } as const;
    const { id } = await savedContractor(database.db, account, company, firm);
    const shown = await contractorRegistry.find(database.db, company.scope, id);
    expect(shown).toMatchObject({ taxpayerNumber: '**-***1234' });
  });

  it('have a history in which none of it stands', async () => {
    const { id } = await savedContractor(database.db, account, company, SECRETS);
    const record = { tableName: 'contractors', recordId: id };
    const history = JSON.stringify(await listRecordChanges(database.db, account.scope, record));
    for (const secret of Object.values(SECRETS)) expect(history).not.toContain(secret);
    expect(history).toContain('Carlos');
  });
});
