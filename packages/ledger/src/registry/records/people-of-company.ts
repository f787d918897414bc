import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import type { contractors, employees } from '../../schema/people.tables.ts';
import { inVisibleCompaniesWith } from '../company-scope.ts';
import type { AccountScope, CompanyScope } from '../registry.ts';

/** The queries that the employees and the contractors of a company have in common. */
export type PeopleOfCompany = {
  /** Returns the company of a person of the account, for calls that name the person alone. */
  scopeOf: (db: Database, account: AccountScope, id: number) => Promise<CompanyScope | undefined>;
  /** Returns true if a company has any such people, active or not. */
  hasAny: (db: Database, company: CompanyScope) => Promise<boolean>;
};

/** Makes the queries for a table of people. */
export function peopleOfCompany(table: typeof employees | typeof contractors): PeopleOfCompany {
  const { id, accountId, companyId } = table;
  const isOf = (company: CompanyScope) =>
    and(eq(accountId, company.accountId), eq(companyId, company.companyId));
  const scopesOf = inVisibleCompaniesWith<{ personId: number }, CompanyScope[]>((db, isSeen, { personId }) =>
    db
      .select({ accountId, companyId })
      .from(table)
      .where(and(isSeen(table), eq(id, personId))),
  );
  return {
    scopeOf: async (db, account, personId) => {
      const [scope] = await scopesOf(db, account, { personId });
      return scope;
    },
    hasAny: async (db, company) => {
      const found = await db.select({ id }).from(table).where(isOf(company)).limit(1);
      return found.length > 0;
    },
  };
}
