import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/client.ts';
import { companies } from '../schema/company.tables.ts';
import type { AccountScope, CompanyScope } from './registry.ts';

/** Whose records hang under a company. */
export const OF_COMPANY = ['accountId', 'companyId'] as const;

/** Where a row says of which company it is. */
type OfCompany = { accountId: PgColumn; companyId: PgColumn };

const ITSELF: OfCompany = { accountId: companies.accountId, companyId: companies.id };

/**
 * The condition that a row belongs to the account, and to a company of it that the scope sees: a company unless another table is
 * named. Whatever is read of all companies of an account is read under it.
 */
export function isSeenBy({ accountId, access }: AccountScope, of: OfCompany = ITSELF): SQL | undefined {
  const seen = access?.companyIds ?? [];
  return and(eq(of.accountId, accountId), seen.length > 0 ? inArray(of.companyId, seen) : undefined);
}

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
