import type { Employee } from '@garita/domain/employee/employee.schema';
import type { EmployeeOrder } from '@garita/domain/employee/employee-page.schema';
import { type EmployeeType, employeeTypeSchema } from '@garita/domain/reference/enumerations';
import { EMPLOYEE_TYPE_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { plainText } from '@garita/domain/text/plain-text';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { employees as table } from '../../schema/people.tables.ts';
import { COMPANY_OWNED, companyExists } from '../company-scope.ts';
import { contains } from '../contains.ts';
import { defineEncryptedRegistry } from '../define-registry.ts';
import {
  blindIndexOf,
  type DerivedColumnOf,
  EMPLOYEE_NUMBER_COLUMN,
} from '../encrypted/encrypted-columns.ts';
import { nesting } from '../nested-columns.ts';
import type { CompanyScope } from '../registry.ts';
import type { ListDefinition, RowOf } from '../registry-table.ts';
import type { NamedPerson } from './named-person.ts';
import { peopleOfCompany } from './people-of-company.ts';

/**
 * The registry of a company's employees, by first name. Without a keyring, social security numbers show as
 * ***-**-1234.
 */
export const employeeRegistry = defineEncryptedRegistry({
  table,
  encryptedColumns: [EMPLOYEE_NUMBER_COLUMN],
  scopedBy: COMPANY_OWNED,
  scopeExists: companyExists,
  orderBy: [table.firstName, table.lastName, table.id],
  listing: {
    nameOrder: table.nameOrder,
    orders: {
      name: table.nameOrder,
      phone: table.mobileNumber,
      // The words are in the order of their codes.
      type: table.employeeType,
      active: table.isActive,
    } satisfies ListDefinition<EmployeeOrder>['orders'],
    finds: (word) => or(contains(table.searchText, word), inArray(table.employeeType, typesNamed(word))),
    narrows: ({ externalNumber }) =>
      typeof externalNumber === 'string' ? eq(table.externalNumber, externalNumber) : undefined,
  },

  ...nesting<Employee, RowOf<typeof table, DerivedColumnOf<typeof EMPLOYEE_NUMBER_COLUMN>>>({
    address: { street: 'street', municipalityId: 'municipalityId', state: 'state', zip: 'zip' },
    rates: { regular: 'regularRate', overtime: 'overtimeRate', mealPeriod: 'mealPeriodRate' },
    leave: {
      vacation: {
        openingMinutes: 'vacationOpeningMinutes',
        openingDate: 'vacationOpeningDate',
        minutesPerMonth: 'vacationMinutesPerMonth',
        thresholdMinutes: 'vacationThresholdMinutes',
      },
      sick: {
        openingMinutes: 'sickOpeningMinutes',
        openingDate: 'sickOpeningDate',
        minutesPerMonth: 'sickMinutesPerMonth',
        thresholdMinutes: 'sickThresholdMinutes',
      },
    },
  }),
});

/** Returns the types whose words contain a text. */
function typesNamed(word: string): EmployeeType[] {
  return employeeTypeSchema.options.filter((type) => plainText(EMPLOYEE_TYPE_LABELS[type]).includes(word));
}

export const { scopeOf: scopeOfEmployee, hasAny: hasEmployees } = peopleOfCompany(table);

/** An employee as one is named, with the external number. */
export type ExternallyNumbered = NamedPerson & { externalNumber: string };

/** Returns the employees of the company who have one of these external numbers, active or not. */
export async function listEmployeesByExternalNumber(
  db: Database,
  { accountId, companyId }: CompanyScope,
  numbers: readonly string[],
): Promise<ExternallyNumbered[]> {
  const asked = numbers.filter((number) => number !== '');
  if (asked.length === 0) return [];
  const { id, isActive, firstName, middleName, lastName, motherLastName, externalNumber } = table;
  return db
    .select({ id, isActive, firstName, middleName, lastName, motherLastName, externalNumber })
    .from(table)
    .where(
      and(
        eq(table.accountId, accountId),
        eq(table.companyId, companyId),
        inArray(table.externalNumber, asked),
      ),
    )
    .orderBy(id);
}

/** An employee as one is named, with the social security number. */
export type NumberedEmployee = NamedPerson & { number: string };

/**
 * Returns the employees of the company who have one of these social security numbers, with the number, by
 * their blind indexes; the first record first.
 */
export async function listEmployeesByNumber(
  db: Database,
  keyring: Keyring,
  { accountId, companyId }: CompanyScope,
  numbers: readonly string[],
): Promise<NumberedEmployee[]> {
  const indexOf = (number: string) => blindIndexOf(keyring, EMPLOYEE_NUMBER_COLUMN, number, { accountId });
  const numberOf = new Map(numbers.map((number) => [indexOf(number), number]));
  const rows = await db
    .select({
      id: table.id,
      isActive: table.isActive,
      firstName: table.firstName,
      middleName: table.middleName,
      lastName: table.lastName,
      motherLastName: table.motherLastName,
      index: table.socialSecurityIndex,
    })
    .from(table)
    .where(
      and(
        eq(table.accountId, accountId),
        eq(table.companyId, companyId),
        inArray(table.socialSecurityIndex, [...numberOf.keys()]),
      ),
    )
    .orderBy(table.id);
  return rows.flatMap(({ index, ...employee }) => {
    const number = numberOf.get(index ?? '');
    return number === undefined ? [] : [{ ...employee, number }];
  });
}
