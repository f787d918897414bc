import type { Transaction } from '@garita/ledger/database/client';
import { lockHead } from '@garita/ledger/event-store/lock-head';
import {
  accountantHadTime,
  contractorHadTime,
  hadTime,
  hasHistory,
  isCompanyTaxUsed,
} from '@garita/ledger/queries/recorded-use';
import type { ChangeStamp } from '@garita/ledger/registry/record-changes';
import { accountants } from '@garita/ledger/registry/records/accountants';
import { companies, isNamedByCompany } from '@garita/ledger/registry/records/companies';
import { companyTaxes, scopeOfCompanyTax } from '@garita/ledger/registry/records/company-taxes';
import { contractors, hasContractors, scopeOfContractor } from '@garita/ledger/registry/records/contractors';
import { employees, hasEmployees, scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import { AppError } from '../app-error.ts';
import { companyScope } from '../company-scope.ts';
import { existing } from '../existing.ts';
import { useCase } from '../use-case.ts';
import { type Commanded, writeOnce } from '../write-once.ts';

/*
 * Time takes an employee and tax lines as it finds them under the lock of the company's log. Who removes one of them takes
 * that lock too, after the record's own, so that nobody is paid who is being removed. An accountant, whom every company of
 * the account shares, is kept by the time that names them.
 */

/** What was removed for good. */
export type Removed = { id: number };

/**
 * Removes a company and its tax lines.
 *
 * Errors: `not-found`, `company-has-employees`, `company-has-contractors`, `company-has-history`, those of a key.
 */
export const removeCompany = useCase(
  'records:write',
  (context, { companyId: id, commandId }: Commanded & { companyId: number }): Promise<Removed> =>
    writeOnce(context, { operation: 'companies.remove', commandId, request: id }, async (tx, stamp) => {
      const scope = companyScope(context.actor, id);
      existing(await companies.hold(tx, scope, id));
      if (await hasEmployees(tx, scope)) throw new AppError('company-has-employees');
      if (await hasContractors(tx, scope)) throw new AppError('company-has-contractors');
      if (await hasHistory(tx, id)) throw new AppError('company-has-history');
      await removeTaxLines(tx, stamp, scope);
      await companies.remove(tx, stamp, scope, id);
      return { id };
    }),
);

/** Removes an employee. Errors: `not-found`, `employee-has-time`, those of a key. */
export const removeEmployee = useCase(
  'records:write',
  (context, { employeeId: id, commandId }: Commanded & { employeeId: number }): Promise<Removed> =>
    writeOnce(context, { operation: 'employees.remove', commandId, request: id }, async (tx, stamp) => {
      const scope = existing(await scopeOfEmployee(tx, context.actor, id));
      existing(await employees.hold(tx, scope, id));
      await lockHead(tx, scope.companyId);
      if (await hadTime(tx, { ...scope, employeeId: id })) throw new AppError('employee-has-time');
      await employees.remove(tx, stamp, scope, id);
      return { id };
    }),
);

/** Removes a contractor. Errors: `not-found`, `contractor-has-time`, those of a key. */
export const removeContractor = useCase(
  'records:write',
  (context, { contractorId: id, commandId }: Commanded & { contractorId: number }): Promise<Removed> =>
    writeOnce(context, { operation: 'contractors.remove', commandId, request: id }, async (tx, stamp) => {
      const scope = existing(await scopeOfContractor(tx, context.actor, id));
      existing(await contractors.hold(tx, scope, id));
      await lockHead(tx, scope.companyId);
      if (await contractorHadTime(tx, { ...scope, contractorId: id }))
        throw new AppError('contractor-has-time');
      await contractors.remove(tx, stamp, scope, id);
      return { id };
    }),
);

/** Removes an accountant. Errors: `not-found`, `accountant-of-company`, `accountant-has-time`, those of a key. */
export const removeAccountant = useCase(
  'records:write',
  (context, { accountantId: id, commandId }: Commanded & { accountantId: number }): Promise<Removed> =>
    writeOnce(context, { operation: 'accountants.remove', commandId, request: id }, async (tx, stamp) => {
      const { actor } = context;
      existing(await accountants.hold(tx, actor, id));
      if (await isNamedByCompany(tx, actor, id)) throw new AppError('accountant-of-company');
      if (await accountantHadTime(tx, actor, id)) throw new AppError('accountant-has-time');
      await accountants.remove(tx, stamp, actor, id);
      return { id };
    }),
);

/** Removes a tax line of a company. Errors: `not-found`, `company-tax-used`, those of a key. */
export const removeCompanyTax = useCase(
  'records:write',
  (context, { taxId: id, commandId }: Commanded & { taxId: number }): Promise<Removed> =>
    writeOnce(context, { operation: 'companyTaxes.remove', commandId, request: id }, async (tx, stamp) => {
      const scope = existing(await scopeOfCompanyTax(tx, context.actor, id));
      existing(await companyTaxes.hold(tx, scope, id));
      await lockHead(tx, scope.companyId);
      if (await isCompanyTaxUsed(tx, { ...scope, taxId: id })) throw new AppError('company-tax-used');
      await companyTaxes.remove(tx, stamp, scope, id);
      return { id };
    }),
);

// Nothing is recorded for the company, so none of them was ever used.
async function removeTaxLines(tx: Transaction, stamp: ChangeStamp, scope: CompanyScope): Promise<void> {
  for (const { id } of await companyTaxes.list(tx, scope)) await companyTaxes.remove(tx, stamp, scope, id);
}
