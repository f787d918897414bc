import { companies } from '@garita/ledger/registry/records/companies';
import { existing } from '../../existing.ts';
import type { Context } from '../../use-case.ts';

/** What heads each list: the company, and the day on which it is made. */
export async function listHead(context: Context, companyId: number) {
  const { dependencies, actor } = context;
  const company = existing(await companies.find(dependencies.database, actor, companyId));
  return { company, date: dependencies.today() };
}
