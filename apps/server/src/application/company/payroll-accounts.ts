import type { PayrollAccounts } from '@garita/domain/accounting/payroll-accounts.schema';
import { accountsInForce } from '@garita/domain/text/default-accounts.es';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { findPayrollAccounts, savePayrollAccounts } from '@garita/ledger/registry/records/payroll-accounts';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope, requireCompany } from '../access.ts';
import {
  applyChange,
  type RecordChangeOf,
  type RecordPart,
  requireCurrentPart,
  type VersionedInput,
  versionedRequest,
  versionOfPart,
} from '../records/record-change.ts';
import { useCase } from '../use-case.ts';
import { writeIdempotently } from '../write-idempotently.ts';

/**
 * The accounts that a company named, '' where it named none, the accounts of its journal entries, and the
 * version of what it named.
 */
export type CompanyAccounts = { named: PayrollAccounts; inForce: PayrollAccounts; version: number };

/** Returns the accounts of a company's payroll. Errors: `not-found`. */
export const companyPayrollAccounts = useCase(
  'records:read',
  async (
    { dependencies: { database }, actor },
    { companyId }: { companyId: number },
  ): Promise<CompanyAccounts> => {
    await requireCompany(database, actor, companyId);
    const scope = companyScope(actor, companyId);
    const named = await findPayrollAccounts(database, scope);
    return { named, inForce: accountsInForce(named), version: await versionOfPart(database, partOf(scope)) };
  },
);

function partOf({ accountId, companyId }: CompanyScope): RecordPart {
  return { tableName: 'companies', accountId, recordId: companyId, fieldsOf: 'payrollAccounts.' };
}

/** Names the accounts of a company's payroll. Errors: `not-found`, `record-changed`, those of a key. */
export const updatePayrollAccounts = useCase(
  'records:write',
  (
    context,
    {
      companyId,
      accounts: change,
      version,
      ...command
    }: VersionedInput & { companyId: number; accounts: RecordChangeOf<PayrollAccounts> },
  ): Promise<CompanyAccounts> =>
    writeIdempotently(
      context,
      {
        operation: 'payrollAccounts.update',
        ...command,
        request: versionedRequest([companyId, change], version),
      },
      async (tx, stamp) => {
        // The second of two simultaneous changes waits for the first.
        orNotFound(await companyRegistry.lockForUpdate(tx, context.actor, companyId));
        const scope = companyScope(context.actor, companyId);
        await requireCurrentPart(tx, { ...partOf(scope), actorId: stamp.actorId }, version);
        const accounts = applyChange(change, await findPayrollAccounts(tx, scope));
        await savePayrollAccounts(tx, stamp, scope, accounts);
        const inForce = accountsInForce(accounts);
        return { named: accounts, inForce, version: await versionOfPart(tx, partOf(scope)) };
      },
    ),
);
