import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { companies } from '../../schema/company.tables.ts';
import { entries } from '../../schema/index.ts';
import { employees } from '../../schema/people.tables.ts';
import { blindIndexOf, EMPLOYEE_NUMBER_COLUMN } from '../encrypted/encrypted-columns.ts';
import type { CompanyScope } from '../registry.ts';
import type { NamedPerson } from './named-person.ts';

// The records of one person at one employer: the employees with the same social security number in the
// companies of an account with the same employer number.

/** The record of the person, and its company, in a query that also reads other records as `employees`. */
export const ownRecord = alias(employees, 'own');
export const ownCompany = alias(companies, 'own_company');

/** The condition that `employees` is another record of the person of `ownRecord`. */
export const IS_OTHER_RECORD = and(
  eq(employees.accountId, ownRecord.accountId),
  eq(employees.socialSecurityIndex, ownRecord.socialSecurityIndex),
  ne(employees.id, ownRecord.id),
);

/** The condition that `companies`, the company of `employees`, has the employer number of `ownCompany`. */
export const IS_SAME_EMPLOYER = and(
  eq(companies.id, employees.companyId),
  eq(companies.employerIdentificationNumber, ownCompany.employerIdentificationNumber),
);

/** Two records of one person at one employer. */
export type RecordPair = {
  companyId: number;
  employeeId: number;
  otherCompanyId: number;
  otherEmployeeId: number;
};

/** Returns the pairs of a company's employees, or of one of them, with their other records. */
export async function listRecordPairs(
  db: Database,
  { companyId, employeeId }: { companyId: number; employeeId?: number | undefined },
): Promise<RecordPair[]> {
  return employeeId === undefined
    ? pairsOfCompany(db, { companyId })
    : pairsOfEmployee(db, { companyId, employeeId });
}

const pairsOfCompany = preparedQuery((db, { companyId }: Places<{ companyId: number }>) =>
  pairRows(db, eq(ownRecord.companyId, companyId)),
);

const pairsOfEmployee = preparedQuery(
  (db, { companyId, employeeId }: Places<{ companyId: number; employeeId: number }>) =>
    pairRows(db, and(eq(ownRecord.id, employeeId), eq(ownRecord.companyId, companyId))),
);

/** Returns the pairs of the employee of an entry. */
export const listRecordPairsOfEntry = preparedQuery((db, { entryId }: Places<{ entryId: number }>) => {
  const paid = db
    .select({ id: entries.employeeId })
    .from(entries)
    .where(eq(entries.entryId, entryId))
    .limit(1);
  return pairRows(db, eq(ownRecord.id, sql`(${paid})`));
});

/** The records of the persons who have several in some companies, by the ids of the records. */
export type CompanyPersons = {
  /** The first record of the person, by each later one. */
  first: ReadonlyMap<number, number>;
  /** The newest record of the person, by the first one. */
  newest: ReadonlyMap<number, number>;
  /** The company of each first record. */
  companyOf: ReadonlyMap<number, number>;
};

/**
 * Returns the persons who have several records in a company, or in the companies of an employer number.
 */
export async function listCompanyPersons(
  db: Database,
  companyIds: readonly number[],
): Promise<CompanyPersons> {
  const [companyId = 0] = companyIds;
  const pairs =
    companyIds.length === 1
      ? await pairsOfCompany(db, { companyId })
      : await pairsOfCompanies(db, { companyIds: idList(companyIds) });
  const first = new Map<number, number>();
  const newest = new Map<number, number>();
  const companyOf = new Map<number, number>();
  // Sorted by both ids, so that the first pair of a record names the person's first record.
  for (const { employeeId, otherCompanyId, otherEmployeeId } of pairs) {
    const isInside = companyIds.includes(otherCompanyId);
    if (!isInside || otherEmployeeId > employeeId || first.has(employeeId)) continue;
    first.set(employeeId, otherEmployeeId);
    newest.set(otherEmployeeId, employeeId);
    companyOf.set(otherEmployeeId, otherCompanyId);
  }
  return { first, newest, companyOf };
}

const pairsOfCompanies = preparedQuery((db, { companyIds }: Places<{ companyIds: string }>) =>
  pairRows(db, isAnyOf(ownRecord.companyId, companyIds)),
);

/** Returns the first record of each later one, of pairs in the order of both ids. */
export function firstRecords(pairs: readonly RecordPair[]): Map<number, number> {
  const first = new Map<number, number>();
  for (const { employeeId, otherEmployeeId } of pairs)
    if (otherEmployeeId < employeeId && !first.has(employeeId)) first.set(employeeId, otherEmployeeId);
  return first;
}

/** A record with a number. `otherCompany` names its company, unless it is the one that was asked about. */
export type RecordOfNumber = NamedPerson & { otherCompany?: string };

/**
 * Returns the records of a company, and of the other companies with its employer number, that have this
 * social security number, by their blind indexes: none is decrypted. Those of the company come first.
 */
export async function employeesWithNumber(
  db: Database,
  keyring: Keyring,
  scope: CompanyScope,
  number: string,
): Promise<RecordOfNumber[]> {
  const rows = await employeesWithNumbers(db, keyring, scope, [number]);
  const isOwn = (row: (typeof rows)[number]) => row.companyId === scope.companyId;
  return [
    ...rows.filter(isOwn).map(({ person }) => person),
    ...rows.filter((row) => !isOwn(row)).map(({ person, company }) => ({ ...person, otherCompany: company })),
  ];
}

/**
 * Returns the records that the other companies with the employer number of a company have of these social
 * security numbers, each with its number.
 */
export async function listRecordsInOtherCompanies(
  db: Database,
  keyring: Keyring,
  scope: CompanyScope,
  numbers: readonly string[],
): Promise<(RecordOfNumber & { number: string })[]> {
  const rows = await employeesWithNumbers(db, keyring, scope, numbers);
  return rows
    .filter(({ companyId }) => companyId !== scope.companyId)
    .map(({ person, company, number }) => ({ ...person, otherCompany: company, number }));
}

async function employeesWithNumbers(
  db: Database,
  keyring: Keyring,
  { accountId, companyId }: CompanyScope,
  numbers: readonly string[],
) {
  const indexOf = (number: string) => blindIndexOf(keyring, EMPLOYEE_NUMBER_COLUMN, number, { accountId });
  const numberOf = new Map(numbers.map((number) => [indexOf(number), number]));
  const { id, isActive, firstName, middleName, lastName, motherLastName } = employees;
  const rows = await db
    .select({
      person: { id, isActive, firstName, middleName, lastName, motherLastName },
      index: employees.socialSecurityIndex,
      companyId: companies.id,
      company: companies.name,
    })
    .from(employees)
    .innerJoin(ownCompany, and(eq(ownCompany.id, companyId), eq(ownCompany.accountId, accountId)))
    .innerJoin(companies, IS_SAME_EMPLOYER)
    .where(
      and(eq(employees.accountId, accountId), inArray(employees.socialSecurityIndex, [...numberOf.keys()])),
    )
    .orderBy(id);
  return rows.map(({ index, ...row }) => ({ ...row, number: numberOf.get(index ?? '') ?? '' }));
}

/** Returns the pairs of all companies of an account. */
export const listRecordPairsOfAccount = preparedQuery((db, { accountId }: Places<{ accountId: number }>) =>
  pairRows(db, eq(ownRecord.accountId, accountId)),
);

function pairRows(db: Database, whose: SQL | undefined) {
  return db
    .select({
      companyId: ownRecord.companyId,
      employeeId: ownRecord.id,
      otherCompanyId: employees.companyId,
      otherEmployeeId: employees.id,
    })
    .from(ownRecord)
    .innerJoin(ownCompany, eq(ownCompany.id, ownRecord.companyId))
    .innerJoin(employees, IS_OTHER_RECORD)
    .innerJoin(companies, IS_SAME_EMPLOYER)
    .where(whose)
    .orderBy(asc(ownRecord.id), asc(employees.id));
}
