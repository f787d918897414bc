import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { builtOnce, type Places, type Query } from '../database/built-once.ts';
import type { Database, Transaction } from '../database/client.ts';
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
export function isSeenBy(scope: AccountScope, of: OfCompany = ITSELF): SQL | undefined {
  return and(eq(of.accountId, scope.accountId), isOfSeenCompany(scope, of));
}

/** The condition that a row is of a company that the scope sees; none where it sees every company of the account. */
export function isOfSeenCompany({ access }: AccountScope, of: OfCompany = ITSELF): SQL | undefined {
  const seen = access?.companyIds ?? [];
  return seen.length > 0 ? inArray(of.companyId, seen) : undefined;
}

/**
 * A query of an account's companies, or of what hangs under them, by the condition that a row is seen: built once for whoever sees
 * every company, and each time for whoever sees some.
 */
export function ofSeenCompanies<Rows>(
  build: (db: Database, isSeen: (of?: OfCompany) => SQL | undefined) => Query<Rows>,
): (db: Database, scope: AccountScope) => Promise<Rows> {
  const ofEveryCompany = builtOnce((db, { accountId }: Places<{ accountId: number }>) =>
    build(db, ({ accountId: column } = ITSELF) => eq(column, accountId)),
  );
  return async (db, scope) =>
    isOfSeenCompany(scope) === undefined
      ? ofEveryCompany(db, { accountId: scope.accountId })
      : build(db, (of) => isSeenBy(scope, of));
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
