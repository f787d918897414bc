import { includesCompany } from '@garita/domain/account/access.schema';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import type { Actor } from '../auth/actor.ts';
import { AppError } from './app-error.ts';

/** A company of the account as who asks sees it: one that is outside of their access is not there. Errors: `not-found`. */
export function companyScope({ accountId, access }: Actor, companyId: number): CompanyScope {
  if (!includesCompany(access, companyId)) throw new AppError('not-found');
  return { accountId, companyId };
}
