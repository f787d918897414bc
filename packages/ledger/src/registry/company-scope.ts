import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/client.ts';
import { type Places, preparedQuery, type Query } from '../database/prepared-query.ts';
import { companies } from '../schema/company.tables.ts';
import type { AccountScope, CompanyScope } from './registry.ts';

/** The key columns of records that belong to a company. */
export const COMPANY_OWNED = ['accountId', 'companyId'] as const;

/** The columns that name the company of a row. */
type OfCompany = { accountId: PgColumn; companyId: PgColumn };

const ITSELF: OfCompany = { accountId: companies.accountId, companyId: companies.id };

/**
 * Returns the condition that a row belongs to the account, and to a company that the scope sees: `companies`
 * rows unless `of` names another table. Every query over all companies of an account uses it.
 */
export function isVisibleTo(scope: AccountScope, of: OfCompany = ITSELF): SQL | undefined {
  return and(eq(of.accountId, scope.accountId), isOfVisibleCompany(scope, of));
}

/**
 * Returns the condition that a row belongs to a company that the scope sees; undefined if it sees all
 * companies of the account.
 */
export function isOfVisibleCompany({ access }: AccountScope, of: OfCompany = ITSELF): SQL | undefined {
  const seen = access?.companyIds ?? [];
  return seen.length > 0 ? inArray(of.companyId, seen) : undefined;
}

/** Returns the condition that a row belongs to a company within the scope. */
type IsSeen = (of?: OfCompany) => SQL | undefined;

/**
 * Makes a query over an account's companies, or over the records below them, from the condition of
 * visibility. It is prepared once for scopes that see every company, and built for each call otherwise.
 */
export function inVisibleCompanies<Rows>(
  build: (db: Database, isSeen: IsSeen) => Query<Rows>,
): (db: Database, scope: AccountScope) => Promise<Rows> {
  const read = inVisibleCompaniesWith<object, Rows>(build);
  return (db, scope) => read(db, scope, {});
}

/** Makes a query like `inVisibleCompanies`, with further values. */
export function inVisibleCompaniesWith<Given extends object, Rows>(
  build: (db: Database, isSeen: IsSeen, given: Given | Places<Given>) => Query<Rows>,
): (db: Database, scope: AccountScope, given: Given) => Promise<Rows> {
  const ofEveryCompany = preparedQuery<Given & { accountId: number }, Rows>((db, places) =>
    build(db, ({ accountId: column } = ITSELF) => eq(column, places.accountId), places),
  );
  return async (db, scope, given) =>
    isOfVisibleCompany(scope) === undefined
      ? ofEveryCompany(db, { ...given, accountId: scope.accountId })
      : build(db, (of) => isVisibleTo(scope, of), given);
}

/** Returns true if the company exists and belongs to the account. */
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
