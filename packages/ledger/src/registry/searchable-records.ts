import type { PersonName } from '@garita/domain/employee/full-name';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { jsonRowReader, jsonRows } from '../database/json-rows.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { companies } from '../schema/company.tables.ts';
import { contractors, employees } from '../schema/people.tables.ts';
import { inVisibleCompanies, isVisibleTo } from './company-scope.ts';
import {
  blindIndexOf,
  CONTRACTOR_NUMBER_COLUMN,
  EMPLOYEE_NUMBER_COLUMN,
} from './encrypted/encrypted-columns.ts';
import type { AccountScope, CompanyScope } from './registry.ts';

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
  /** The last four digits of the number, which stays encrypted. */
  lastFour: string;
};
export type SearchableEmployee = SearchableContractor & { payFrequency: PayFrequency };

/** Returns the search fields of an account's companies, including inactive ones, in order of creation. */
export const listSearchableCompanies = inVisibleCompanies<SearchableCompany[]>((db, isSeen) => {
  const { id, isActive, name, employerIdentificationNumber } = companies;
  return db
    .select({ id, isActive, name, employerIdentificationNumber })
    .from(companies)
    .where(isSeen())
    .orderBy(id);
});

const CONTRACTOR = {
  id: contractors.id,
  companyId: contractors.companyId,
  isActive: contractors.isActive,
  firstName: contractors.firstName,
  middleName: contractors.middleName,
  lastName: contractors.lastName,
  motherLastName: contractors.motherLastName,
  lastFour: contractors.taxpayerLast4,
};

const EMPLOYEE = {
  id: employees.id,
  companyId: employees.companyId,
  isActive: employees.isActive,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  motherLastName: employees.motherLastName,
  payFrequency: employees.payFrequency,
  lastFour: employees.socialSecurityLast4,
};

const readContractors = jsonRowReader(CONTRACTOR);
const readEmployees = jsonRowReader(EMPLOYEE);

/**
 * Returns the search fields of the employees in all companies of an account, including inactive ones, in
 * order of creation. Only these columns are read, so that nothing has to be decrypted.
 */
export async function listSearchableEmployees(
  db: Database,
  scope: AccountScope,
): Promise<SearchableEmployee[]> {
  return readEmployees(await employeesOf(db, scope));
}

const employeesOf = inVisibleCompanies((db, isSeen) =>
  jsonRows(db, { columns: EMPLOYEE, from: employees, where: isSeen(employees), orderBy: employees.id }),
);

/**
 * Returns the search fields of the contractors in all companies of an account, without decrypting anything.
 */
export async function listSearchableContractors(
  db: Database,
  scope: AccountScope,
): Promise<SearchableContractor[]> {
  return readContractors(await contractorsOf(db, scope));
}

const contractorsOf = inVisibleCompanies((db, isSeen) =>
  jsonRows(db, {
    columns: CONTRACTOR,
    from: contractors,
    where: isSeen(contractors),
    orderBy: contractors.id,
  }),
);

/** Returns the search fields of the contractors of one company. */
export async function listContractorsOfCompany(
  db: Database,
  scope: CompanyScope,
): Promise<SearchableContractor[]> {
  return readContractors(await contractorsOfCompany(db, scope));
}

const contractorsOfCompany = preparedQuery((db, { accountId, companyId }: Places<CompanyScope>) =>
  jsonRows(db, {
    columns: CONTRACTOR,
    from: contractors,
    where: and(eq(contractors.accountId, accountId), eq(contractors.companyId, companyId)),
    orderBy: contractors.id,
  }),
);

/**
 * Returns the employees and contractors of an account who have this number, by their blind indexes, without
 * decrypting any.
 */
export async function findRecordsByNumber(
  db: Database,
  keyring: Keyring,
  scope: AccountScope,
  number: string,
): Promise<{ employeeIds: number[]; contractorIds: number[] }> {
  const { accountId } = scope;
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        isVisibleTo(scope, employees),
        eq(
          employees.socialSecurityIndex,
          blindIndexOf(keyring, EMPLOYEE_NUMBER_COLUMN, number, { accountId }),
        ),
      ),
    );
  const paid = await db
    .select({ id: contractors.id })
    .from(contractors)
    .where(
      and(
        isVisibleTo(scope, contractors),
        eq(contractors.taxpayerIndex, blindIndexOf(keyring, CONTRACTOR_NUMBER_COLUMN, number, { accountId })),
      ),
    );
  return { employeeIds: found.map(({ id }) => id), contractorIds: paid.map(({ id }) => id) };
}
