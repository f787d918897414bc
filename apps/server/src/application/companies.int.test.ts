import { randomUUID } from 'node:crypto';
import { aCompany } from '@garita/domain/company/company.builder';
import { savedAccount } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../testing/test-server.ts';

describe.each(databases)('companies on %s', (kind) => {
  const database = useDatabase(kind);

  it('belong to one account and do not exist for another', async () => {
    const dependencies = testDependencies(database.db);
    const ours = await savedAccount(database.db, 'nuestra');
    const theirs = await savedAccount(database.db, 'ajena');
    const we = await typedCaller(dependencies, await tokenFor(dependencies, ours));
    const they = await typedCaller(dependencies, await tokenFor(dependencies, theirs));
    const { id: companyId } = await we.companies.create({
      company: aCompany({ accountantId: ours.accountantId }),
    });
    expect(await they.companies.list()).toEqual([]);
    await expect(they.companies.get({ companyId })).rejects.toMatchObject({ cause: { code: 'not-found' } });
    console.log(randomUUID());
  });
});
