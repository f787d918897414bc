import { allOf } from '@garita/ledger/database/all-of';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { orNotFound } from '../../refusal/app-error.ts';
import type { UseCaseContext } from '../use-case.ts';

/** Returns the head of a form: the company, the preparer, and the day on which it is made. */
export async function formHead({ dependencies, actor }: UseCaseContext, companyId: number) {
  const { found, preparers } = await allOf({
    found: companyRegistry.find(dependencies.database, actor, companyId),
    // An account has few accountants: to read only the one would have to wait for the company.
    preparers: accountantRegistry.list(dependencies.database, actor),
  });
  const company = orNotFound(found);
  const preparer = preparers.find(({ id }) => id === company.accountantId);
  return { company, preparer, date: dependencies.today() };
}
