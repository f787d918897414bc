import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { contractors, employees } from '../../schema/people.tables.ts';
import { inVisibleCompaniesWith } from '../company-scope.ts';
import { blindIndexOf, type EncryptedColumn } from '../encrypted/encrypted-columns.ts';
import type { AccountScope, CompanyScope } from '../registry.ts';
import type { NamedPerson } from './named-person.ts';

/** The queries that the employees and the contractors of a company have in common. */
export type PeopleOfCompany = {
  /** Returns the company of a person of the account, for calls that name the person alone. */
  scopeOf: (db: Database, account: AccountScope, id: number) => Promise<CompanyScope | undefined>;
  /** Returns the people of a company who have this number, by their blind indexes, without decrypting any. */
  withNumber: (
    db: Database,
    keyring: Keyring,
    company: CompanyScope,
    number: string,
  ) => Promise<NamedPerson[]>;
  /** Returns true if a company has any such people, active or not. */
  hasAny: (db: Database, company: CompanyScope) => Promise<boolean>;
};

/** Makes the queries for a table of people whose number is encrypted and has this blind index. */
export function peopleOfCompany(
  table: typeof employees | typeof contractors,
  number: { encryptedColumn: EncryptedColumn; index: PgColumn },
): PeopleOfCompany {
  const { id, accountId, companyId, isActive, firstName, middleName, lastName, motherLastName } = table;
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
    withNumber: (db, keyring, company, text) => {
      const index = blindIndexOf(keyring, number.encryptedColumn, text, company);
      return db
        .select({ id, isActive, firstName, middleName, lastName, motherLastName })
        .from(table)
        .where(and(isOf(company), eq(number.index, index)))
        .orderBy(id);
    },
    hasAny: async (db, company) => {
      const found = await db.select({ id }).from(table).where(isOf(company)).limit(1);
      return found.length > 0;
    },
  };
}
