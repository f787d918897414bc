import type { Company } from '@garita/domain/company/company.schema';
import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import type { Database } from '@garita/ledger/database/client';
import { findPaymentOwner } from '@garita/ledger/queries/contractor/contractor-payments';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { contractorRegistry, scopeOfContractor } from '@garita/ledger/registry/records/contractors';
import type { AccountScope, CompanyScope, SavedRecord } from '@garita/ledger/registry/registry';
import { orNotFound } from '../../refusal/app-error.ts';
import { requireYearAccess } from '../access.ts';

/** A contractor of the account, with masked numbers, and the company that pays. */
export type ContractorSubject = {
  scope: CompanyScope;
  company: SavedRecord<Company>;
  contractor: SavedRecord<Contractor>;
};

/** Returns the contractor of a call that names only the contractor. Errors: `not-found`. */
export async function contractorSubject(
  db: Database,
  account: AccountScope,
  contractorId: number,
): Promise<ContractorSubject> {
  const scope = orNotFound(await scopeOfContractor(db, account, contractorId));
  return contractorSubjectIn(db, scope, contractorId);
}

/** Returns the contractor of a call that names company and contractor. Errors: `not-found`. */
export async function contractorSubjectIn(
  db: Database,
  scope: CompanyScope,
  contractorId: number,
): Promise<ContractorSubject> {
  const company = orNotFound(await companyRegistry.find(db, scope, scope.companyId));
  const contractor = orNotFound(await contractorRegistry.find(db, scope, contractorId));
  return { scope, company, contractor };
}

/** A saved payment of the account, deleted or not: its contractor, and its tax year. */
export type PaymentOwner = { subject: ContractorSubject; taxYear: number };

/**
 * Finds a saved payment. Errors: `not-found`, also for a payment of another account, `year-outside-access`.
 */
export async function findPaymentOwnerOrFail(
  db: Database,
  account: AccountScope,
  entryId: number,
): Promise<PaymentOwner> {
  const { contractorId, taxYear } = orNotFound(await findPaymentOwner(db, entryId));
  const subject = await contractorSubject(db, account, contractorId);
  requireYearAccess(account, [taxYear]);
  return { taxYear, subject };
}
