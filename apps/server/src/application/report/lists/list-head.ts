import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { orNotFound } from '../../or-not-found.ts';
import type { UseCaseContext } from '../../use-case.ts';

/** What heads each list: the company, and the day on which it is made. */
export async function listHead(context: UseCaseContext, companyId: number) {
  const { dependencies, actor } = context;
  const company = orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
  return { company, date: dependencies.today() };
}
