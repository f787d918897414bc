import { NO_ACCOUNTS_NAMED } from '@garita/domain/accounting/payroll-accounts.schema';
import { describe, expect, it } from 'vitest';
import { savedAccount, savedCompany } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { listRecordChanges } from '../record-changes.ts';
import { companyRegistry } from './companies.ts';
import { findPayrollAccounts, savePayrollAccounts } from './payroll-accounts.ts';

describe.each(databases)("the accounts of a company's payroll, on %s,", (kind) => {
  const database = useDatabase(kind);
  const NAMED = { ...NO_ACCOUNTS_NAMED, pay: { ...NO_ACCOUNTS_NAMED.pay, net: '2100', tips: '2110' } };

  async function aCompanyOf(name: string) {
    const account = await savedAccount(database.db, `${name}-${kind}`);
    const { scope } = await savedCompany(database.db, account);
    const keep = (accounts: typeof NAMED) =>
      database.db.transaction((tx) => savePayrollAccounts(tx, account.stamp, scope, accounts));
    return { account, scope, keep };
  }

  it('are those last kept, and each change is in the history of the company', async () => {
    const { account, scope, keep } = await aCompanyOf('cuentas');
    expect(await findPayrollAccounts(database.db, scope)).toEqual(NO_ACCOUNTS_NAMED);
    await keep(NAMED);
    await keep(NAMED);
    const { pay, ...rest } = NAMED;
    await keep({ ...rest, pay: { ...pay, net: '', tips: '2120' } });
    expect(await findPayrollAccounts(database.db, scope)).toEqual({
      ...rest,
      pay: { ...pay, net: '', tips: '2120' },
    });
    const record = { tableName: 'companies', recordId: scope.companyId };
    const changes = await listRecordChanges(database.db, account.scope, record);
    expect(changes.slice(0, -1).map(({ changes: fields }) => fields)).toEqual([
      {
        'payrollAccounts.pay.net': { before: '2100', after: '' },
        'payrollAccounts.pay.tips': { before: '2110', after: '2120' },
      },
      {
        'payrollAccounts.pay.net': { before: '', after: '2100' },
        'payrollAccounts.pay.tips': { before: '', after: '2110' },
      },
    ]);
  });

  it('are invisible to another account, and go with the company', async () => {
    const { account, scope, keep } = await aCompanyOf('cuentas-propias');
    const other = await savedAccount(database.db, `cuentas-ajenas-${kind}`);
    await keep(NAMED);
    const theirs = { accountId: other.scope.accountId, companyId: scope.companyId };
    expect(await findPayrollAccounts(database.db, theirs)).toEqual(NO_ACCOUNTS_NAMED);
    await database.db.transaction((tx) =>
      companyRegistry.remove(tx, account.stamp, account.scope, scope.companyId),
    );
    expect(await findPayrollAccounts(database.db, scope)).toEqual(NO_ACCOUNTS_NAMED);
  });
});
