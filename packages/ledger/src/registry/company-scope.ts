import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { companies } from '../schema/company.tables.ts';
import type { CompanyScope } from './registry.ts';

/** Whose records hang under a company. */
export const OF_COMPANY = ['accountId', 'companyId'] as const;

/** Whether the company exists and belongs to the account. */
export async function companyExists(
  tx: Transaction,
  { accountId, companyId }: CompanyScope,
): Promise<boolean> {
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.accountId, accountId), eq(companies.id, companyId)));
  return company !== undefined;
}
