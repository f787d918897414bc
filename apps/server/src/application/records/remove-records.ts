import type { Transaction } from '@garita/ledger/database/client';
import { lockLog } from '@garita/ledger/event-store/lock-log';
import {
  accountantHadTime,
  contractorHadTime,
  hadTime,
  hasHistory,
  isCompanyTaxUsed,
} from '@garita/ledger/queries/recorded-use';
import type { ChangeStamp } from '@garita/ledger/registry/record-changes';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import { companyRegistry, isNamedByCompany } from '@garita/ledger/registry/records/companies';
import { companyTaxRegistry, scopeOfCompanyTax } from '@garita/ledger/registry/records/company-taxes';
import {
  contractorRegistry,
  hasContractors,
  scopeOfContractor,
} from '@garita/ledger/registry/records/contractors';
import { employeeRegistry, hasEmployees, scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/*
 * Time takes an employee and tax lines as it finds them under the lock of the company's log. Who removes one
 * of them takes that lock too, after the record's own, so that nobody is paid who is being removed. An
 * accountant, whom every company of the account shares, is kept by the time that names them.
 */

/** The id of a record that was removed for good. */
export type Removed = { id: number };

/**
 * Removes a company and its tax lines.
 *
 * Errors: `not-found`, `company-has-employees`, `company-has-contractors`, `company-has-history`, those of a
 * key.
 */
export const removeCompany = useCase(
  'records:write',
  (context, { companyId: id, commandId }: IdempotentInput & { companyId: number }): Promise<Removed> =>
    writeIdempotently(
      context,
      { operation: 'companies.remove', commandId, request: id },
      async (tx, stamp) => {
        const scope = companyScope(context.actor, id);
        orNotFound(await companyRegistry.lockForUpdate(tx, scope, id));
        if (await hasEmployees(tx, scope)) throw new AppError('company-has-employees');
        if (await hasContractors(tx, scope)) throw new AppError('company-has-contractors');
        if (await hasHistory(tx, id)) throw new AppError('company-has-history');
        await removeTaxLines(tx, stamp, scope);
        await companyRegistry.remove(tx, stamp, scope, id);
        return { id };
      },
    ),
);

/** Removes an employee. Errors: `not-found`, `employee-has-time`, those of a key. */
export const removeEmployee = useCase(
  'records:write',
  (context, { employeeId: id, commandId }: IdempotentInput & { employeeId: number }): Promise<Removed> =>
    writeIdempotently(
      context,
      { operation: 'employees.remove', commandId, request: id },
      async (tx, stamp) => {
        const scope = orNotFound(await scopeOfEmployee(tx, context.actor, id));
        orNotFound(await employeeRegistry.lockForUpdate(tx, scope, id));
        await lockLog(tx, scope.companyId);
        if (await hadTime(tx, { ...scope, employeeId: id })) throw new AppError('employee-has-time');
        await employeeRegistry.remove(tx, stamp, scope, id);
        return { id };
      },
    ),
);

/** Removes a contractor. Errors: `not-found`, `contractor-has-time`, those of a key. */
export const removeContractor = useCase(
  'records:write',
  (context, { contractorId: id, commandId }: IdempotentInput & { contractorId: number }): Promise<Removed> =>
    writeIdempotently(
      context,
      { operation: 'contractors.remove', commandId, request: id },
      async (tx, stamp) => {
        const scope = orNotFound(await scopeOfContractor(tx, context.actor, id));
        orNotFound(await contractorRegistry.lockForUpdate(tx, scope, id));
        await lockLog(tx, scope.companyId);
        if (await contractorHadTime(tx, { ...scope, contractorId: id }))
          throw new AppError('contractor-has-time');
        await contractorRegistry.remove(tx, stamp, scope, id);
        return { id };
      },
    ),
);

/**
 * Removes an accountant. Errors: `not-found`, `accountant-of-company`, `accountant-has-time`, those of a key.
 */
export const removeAccountant = useCase(
  'records:write',
  (context, { accountantId: id, commandId }: IdempotentInput & { accountantId: number }): Promise<Removed> =>
    writeIdempotently(
      context,
      { operation: 'accountants.remove', commandId, request: id },
      async (tx, stamp) => {
        const { actor } = context;
        orNotFound(await accountantRegistry.lockForUpdate(tx, actor, id));
        if (await isNamedByCompany(tx, actor, id)) throw new AppError('accountant-of-company');
        if (await accountantHadTime(tx, actor, id)) throw new AppError('accountant-has-time');
        await accountantRegistry.remove(tx, stamp, actor, id);
        return { id };
      },
    ),
);

/** Removes a tax line of a company. Errors: `not-found`, `company-tax-used`, those of a key. */
export const removeCompanyTax = useCase(
  'records:write',
  (context, { taxId: id, commandId }: IdempotentInput & { taxId: number }): Promise<Removed> =>
    writeIdempotently(
      context,
      { operation: 'companyTaxes.remove', commandId, request: id },
      async (tx, stamp) => {
        const scope = orNotFound(await scopeOfCompanyTax(tx, context.actor, id));
        orNotFound(await companyTaxRegistry.lockForUpdate(tx, scope, id));
        await lockLog(tx, scope.companyId);
        if (await isCompanyTaxUsed(tx, { ...scope, taxId: id })) throw new AppError('company-tax-used');
        await companyTaxRegistry.remove(tx, stamp, scope, id);
        return { id };
      },
    ),
);

// Nothing is recorded for the company, so no line was ever used.
async function removeTaxLines(tx: Transaction, stamp: ChangeStamp, scope: CompanyScope): Promise<void> {
  for (const { id } of await companyTaxRegistry.list(tx, scope))
    await companyTaxRegistry.remove(tx, stamp, scope, id);
}
