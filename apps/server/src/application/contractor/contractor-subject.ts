import type { Company } from '@garita/domain/company/company.schema';
import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import type { Database } from '@garita/ledger/database/client';
import { findPaymentOwner } from '@garita/ledger/queries/contractor/contractor-payments';
import { companies } from '@garita/ledger/registry/records/companies';
import { contractors, scopeOfContractor } from '@garita/ledger/registry/records/contractors';
import type { AccountScope, CompanyScope, Registered } from '@garita/ledger/registry/registry';
import { AppError } from '../app-error.ts';
import { existing } from '../existing.ts';
import { refuseOtherYears } from '../seen-years.ts';

/** A contractor of the account, numbers and accounts masked, with the company that pays. */
export type ContractorSubject = {
  scope: CompanyScope;
  company: Registered<Company>;
  contractor: Registered<Contractor>;
};

/** Whom a call is about that names the contractor alone. Errors: `not-found`. */
export async function contractorSubject(
  db: Database,
  account: AccountScope,
  contractorId: number,
): Promise<ContractorSubject> {
  const scope = existing(await scopeOfContractor(db, account, contractorId));
  return contractorSubjectIn(db, scope, contractorId);
}

/** Whom a call is about that names company and contractor. Errors: `not-found`. */
export async function contractorSubjectIn(
  db: Database,
  scope: CompanyScope,
  contractorId: number,
): Promise<ContractorSubject> {
  const company = existing(await companies.find(db, scope, scope.companyId));
  const contractor = existing(await contractors.find(db, scope, contractorId));
  return { scope, company, contractor };
}

/** Refuses a new payment to someone who is switched off. Errors: `company-inactive`, `contractor-inactive`. */
export function requireActiveContractor({ company, contractor }: ContractorSubject): void {
  if (!company.isActive) throw new AppError('company-inactive');
  if (!contractor.isActive) throw new AppError('contractor-inactive');
}

/** A saved payment of the account, deleted or not: whose it is, and the tax year that it is in. */
export type SavedPayment = { subject: ContractorSubject; taxYear: number };

/** Finds a saved payment. Errors: `not-found`, also for one of another account, `year-outside-access`. */
export async function savedPayment(
  db: Database,
  account: AccountScope,
  entryId: number,
): Promise<SavedPayment> {
  const { contractorId, taxYear } = existing(await findPaymentOwner(db, entryId));
  const subject = await contractorSubject(db, account, contractorId);
  refuseOtherYears(account, [taxYear]);
  return { taxYear, subject };
}
