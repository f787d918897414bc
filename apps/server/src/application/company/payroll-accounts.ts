import type { PayrollAccounts } from '@garita/domain/accounting/payroll-accounts.schema';
import { accountsInForce } from '@garita/domain/text/default-accounts.es';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { findPayrollAccounts, savePayrollAccounts } from '@garita/ledger/registry/records/payroll-accounts';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { applyChange, type RecordChangeOf } from '../records/record-change.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/** The accounts that a company named, '' where it named none, and the accounts of its journal entries. */
export type CompanyAccounts = { named: PayrollAccounts; inForce: PayrollAccounts };

/** Returns the accounts of a company's payroll. Errors: `not-found`. */
export const companyPayrollAccounts = useCase(
  'records:read',
  async (
    { dependencies: { database }, actor },
    { companyId }: { companyId: number },
  ): Promise<CompanyAccounts> => {
    orNotFound(await companyRegistry.find(database, actor, companyId));
    const named = await findPayrollAccounts(database, companyScope(actor, companyId));
    return { named, inForce: accountsInForce(named) };
  },
);

/** Names the accounts of a company's payroll. Errors: `not-found`, those of a key. */
export const updatePayrollAccounts = useCase(
  'records:write',
  (
    context,
    {
      companyId,
      accounts: change,
      ...command
    }: IdempotentInput & { companyId: number; accounts: RecordChangeOf<PayrollAccounts> },
  ): Promise<CompanyAccounts> =>
    writeIdempotently(
      context,
      { operation: 'payrollAccounts.update', ...command, request: [companyId, change] },
      async (tx, stamp) => {
        // Of two simultaneous changes one waits for the other.
        orNotFound(await companyRegistry.lockForUpdate(tx, context.actor, companyId));
        const scope = companyScope(context.actor, companyId);
        const accounts = applyChange(change, await findPayrollAccounts(tx, scope));
        await savePayrollAccounts(tx, stamp, scope, accounts);
        return { named: accounts, inForce: accountsInForce(accounts) };
      },
    ),
);
