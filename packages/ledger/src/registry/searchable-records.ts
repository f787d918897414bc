import type { PersonName } from '@garita/domain/employee/full-name';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readAsOne } from '../database/read-as-one.ts';
import { companies } from '../schema/company.tables.ts';
import { contractors, employees } from '../schema/people.tables.ts';
import type { Keyring } from '../sealing/keyring.ts';
import { isSeenBy } from './company-scope.ts';
import type { AccountScope } from './registry.ts';
import { CONTRACTOR_NUMBER, EMPLOYEE_NUMBER, placeOf, type SealedColumn } from './sealed-columns.ts';

export type SearchableCompany = {
  id: number;
  isActive: boolean;
  name: string;
  employerIdentificationNumber: string;
};
export type SearchableContractor = PersonName & {
  id: number;
  companyId: number;
  isActive: boolean;
  /** Of the number, which stays sealed. */
  lastFour: string;
};
export type SearchableEmployee = SearchableContractor & { payFrequency: PayFrequency };

/** By what the companies of an account are found, those switched off included, in the order in which they came. */
export function listSearchableCompanies(db: Database, scope: AccountScope): Promise<SearchableCompany[]> {
  const { id, isActive, name, employerIdentificationNumber } = companies;
  return db
    .select({ id, isActive, name, employerIdentificationNumber })
    .from(companies)
    .where(isSeenBy(scope))
    .orderBy(id);
}

/**
 * By what the employees of all companies of an account are found, those switched off included, in the order in which they
 * came. Only these columns are read, so nothing has to be deciphered.
 */
export function listSearchableEmployees(db: Database, scope: AccountScope): Promise<SearchableEmployee[]> {
  const { id, companyId, isActive, firstName, middleName, lastName, motherLastName, payFrequency } =
    employees;
  const lastFour = employees.socialSecurityLast4;
  return readAsOne(db, {
    columns: {
      id,
      companyId,
      isActive,
      firstName,
      middleName,
      lastName,
      motherLastName,
      payFrequency,
      lastFour,
    },
    from: employees,
    where: isSeenBy(scope, employees),
    orderBy: id,
  });
}

/** By what the contractors of all companies of an account are found; as with employees, nothing is deciphered. */
export function listSearchableContractors(
  db: Database,
  scope: AccountScope,
): Promise<SearchableContractor[]> {
  const { id, companyId, isActive, firstName, middleName, lastName, motherLastName } = contractors;
  const lastFour = contractors.taxpayerLast4;
  return readAsOne(db, {
    columns: { id, companyId, isActive, firstName, middleName, lastName, motherLastName, lastFour },
    from: contractors,
    where: isSeenBy(scope, contractors),
    orderBy: id,
  });
}

/** Which employees and contractors of an account have this number, by their blind indexes; nothing is opened. */
export async function recordsWithNumber(
  db: Database,
  keyring: Keyring,
  scope: AccountScope,
  number: string,
): Promise<{ employeeIds: number[]; contractorIds: number[] }> {
  const seen = await listSearchableCompanies(db, scope);
  const indexes = (column: SealedColumn) =>
    seen.map(({ id }) => keyring.blindIndex(number, placeOf(column, id)));
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(isSeenBy(scope, employees), inArray(employees.socialSecurityIndex, indexes(EMPLOYEE_NUMBER))));
  const paid = await db
    .select({ id: contractors.id })
    .from(contractors)
    .where(and(isSeenBy(scope, contractors), inArray(contractors.taxpayerIndex, indexes(CONTRACTOR_NUMBER))));
  return { employeeIds: found.map(({ id }) => id), contractorIds: paid.map(({ id }) => id) };
}
