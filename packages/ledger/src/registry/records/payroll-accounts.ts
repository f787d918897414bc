import {
  ACCOUNT_PARTS,
  accountsFrom,
  type PayrollAccounts,
} from '@garita/domain/accounting/payroll-accounts.schema';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { payrollAccounts as table } from '../../schema/company.tables.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';
import type { CompanyScope } from '../registry.ts';

/** Returns the accounts that a company named; '' where it named none. */
export async function findPayrollAccounts(db: Database, scope: CompanyScope): Promise<PayrollAccounts> {
  const rows = await db.select().from(table).where(within(scope));
  const names = new Map(rows.map(({ part, amount, accountName }) => [`${part}.${amount}`, accountName]));
  return accountsFrom((part, amount) => names.get(`${part}.${amount}`) ?? '');
}

/**
 * Saves the accounting accounts of a company, and records who changed which. The company must be locked and
 * belong to the account.
 */
export async function savePayrollAccounts(
  tx: Transaction,
  stamp: ChangeStamp,
  scope: CompanyScope,
  accounts: PayrollAccounts,
): Promise<void> {
  const before = await findPayrollAccounts(tx, scope);
  await tx.delete(table).where(within(scope));
  const rows = rowsOf(scope, accounts);
  if (rows.length > 0) await tx.insert(table).values(rows);
  await recordChange(tx, stamp, {
    tableName: 'companies',
    recordId: scope.companyId,
    kind: 'updated',
    before: { payrollAccounts: before },
    after: { payrollAccounts: accounts },
  });
}

function within({ accountId, companyId }: CompanyScope) {
  return and(eq(table.accountId, accountId), eq(table.companyId, companyId));
}

function rowsOf({ accountId, companyId }: CompanyScope, accounts: PayrollAccounts) {
  return ACCOUNT_PARTS.flatMap((part) =>
    Object.entries(accounts[part])
      .filter(([, accountName]) => accountName !== '')
      .map(([amount, accountName]) => ({ accountId, companyId, part, amount, accountName })),
  );
}
