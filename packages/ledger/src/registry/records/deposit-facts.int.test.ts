import { NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { expect, it } from 'vitest';
import { savedAccount, savedCompany } from '../../testing/saved-records.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { listRecordChanges } from '../record-changes.ts';
import { companyRegistry } from './companies.ts';
import { findDepositFacts, listDepositFacts, saveDepositFacts } from './deposit-facts.ts';

const database = useDatabase();

it('keeps what a company says of a year, in its history, for its account alone, and as long as it is', async () => {
  const account = await savedAccount(database.db, 'depósitos');
  const other = await savedAccount(database.db, 'depósitos-ajenos');
  const { scope } = await savedCompany(database.db, account);
  const save = (facts: Partial<typeof NO_DEPOSIT_FACTS>) =>
    database.db.transaction((tx) =>
      saveDepositFacts(tx, account.stamp, scope, { year: 2026, facts: { ...NO_DEPOSIT_FACTS, ...facts } }),
    );
  expect(
    await findDepositFacts(database.db, { ...scope, companyIds: [scope.companyId] }, 2026),
  ).toBeUndefined();
  await save({ federal: 'monthly' });
  await save({ federal: 'semiweekly', previousQuarter: 2_400_00 });
  const facts = { ...NO_DEPOSIT_FACTS, federal: 'semiweekly', previousQuarter: 2_400_00 };
  expect(await findDepositFacts(database.db, { ...scope, companyIds: [scope.companyId] }, 2026)).toEqual(
    facts,
  );
  expect(
    await findDepositFacts(database.db, { ...scope, companyIds: [scope.companyId] }, 2027),
  ).toBeUndefined();
  expect(await listDepositFacts(database.db, account.scope)).toEqual([
    { companyId: scope.companyId, year: 2026, facts },
  ]);
  expect(await listDepositFacts(database.db, other.scope)).toEqual([]);

  const record = { tableName: 'companies', recordId: scope.companyId };
  const changes = await listRecordChanges(database.db, account.scope, record);
  expect(changes.slice(0, -1).map(({ changes: fields }) => fields)).toEqual([
    {
      'deposits.2026.federal': { before: 'monthly', after: 'semiweekly' },
      'deposits.2026.previousQuarter': { before: null, after: 2_400_00 },
    },
    { 'deposits.2026.federal': { before: null, after: 'monthly' } },
  ]);

  await database.db.transaction((tx) =>
    companyRegistry.remove(tx, account.stamp, account.scope, scope.companyId),
  );
  expect(await listDepositFacts(database.db, account.scope)).toEqual([]);
});
