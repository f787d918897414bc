import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import type { PersonName } from '@garita/domain/employee/full-name';
import { maskedSocialSecurityNumber } from '@garita/domain/field/digits.schema';
import type { FileWords } from '@garita/domain/field/file-words.schema';
import type { ContractorOfForms, EmployeeOfForms } from '@garita/domain/report/missing-fact';
import type { Payee } from '@garita/domain/schedule/period-progress';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { jsonRowReader, jsonRows } from '../../database/json-rows.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { contractors, employees } from '../../schema/people.tables.ts';
import { inVisibleCompanies, isVisibleTo } from '../company-scope.ts';
import type { AccountScope, CompanyScope } from '../registry.ts';

// The people of all companies of an account, or of one, including inactive ones, in order of creation. Their
// numbers are not decrypted.

/** A person of a company. */
type AccountPerson = PersonName & { id: number; companyId: number; isActive: boolean };

/** A person whom a company pays, with the last four digits of the social security number. */
export type CompanyPayee = AccountPerson & Payee & { lastFour: string };

/** The facts of an employee that forms need. */
export type FormEmployee = AccountPerson &
  FileWords &
  EmployeeOfForms & {
    isChauffeur: boolean;
    vacationMinutesPerMonth: Minutes;
  } & Pick<Employee, 'admissionDate' | 'isExempt' | 'dayMinutes' | 'isLeaveEdited'>;

/** The facts of a contractor that forms need. */
export type FormContractor = AccountPerson & FileWords & Pick<Contractor, 'entityType'> & ContractorOfForms;

const EMPLOYEE = personOf(employees);
const CONTRACTOR = personOf(contractors);
const PAYEE = {
  ...EMPLOYEE,
  payFrequency: employees.payFrequency,
  admissionDate: employees.admissionDate,
  egressDate: employees.egressDate,
  lastFour: employees.socialSecurityLast4,
};

/** Returns the employees of all companies of an account, or of one company. */
export async function listPayees(db: Database, scope: AccountScope | CompanyScope): Promise<CompanyPayee[]> {
  const answer = 'companyId' in scope ? await payeesOfCompany(db, scope) : await payeesOfAccount(db, scope);
  return readPayees(answer);
}

const readPayees = jsonRowReader(PAYEE);

const payeesOfAccount = inVisibleCompanies((db, isSeen) => payees(db, isSeen(employees)));

const payeesOfCompany = preparedQuery((db, { accountId, companyId }: Places<CompanyScope>) =>
  payees(db, and(eq(employees.accountId, accountId), eq(employees.companyId, companyId))),
);

function payees(db: Database, where: SQL | undefined) {
  return jsonRows(db, { columns: PAYEE, from: employees, where, orderBy: employees.id });
}

/**
 * Returns what forms print of the employees of an account. Inactive ones are included: forms cover everybody
 * who was paid.
 */
export async function listFormEmployees(db: Database, scope: AccountScope): Promise<FormEmployee[]> {
  const { id, isChauffeur, licence, workersCompensationClass, street, zip, socialSecurityLast4 } = employees;
  const { nameSuffix, admissionDate, vacationMinutesPerMonth, isExempt, dayMinutes, isLeaveEdited } =
    employees;
  const rows = await db
    .select({
      ...EMPLOYEE,
      ...fileWordsOf(employees),
      nameSuffix,
      admissionDate,
      vacationMinutesPerMonth,
      isExempt,
      dayMinutes,
      isLeaveEdited,
      isChauffeur,
      licence,
      workersCompensationClass,
      address: { street, zip },
      lastFour: socialSecurityLast4,
    })
    .from(employees)
    .where(isVisibleTo(scope, employees))
    .orderBy(id);
  return rows.map(({ lastFour, ...employee }) => ({
    ...employee,
    socialSecurityNumber: maskedSocialSecurityNumber(lastFour),
  }));
}

/** Returns what forms print of the contractors of an account. */
export async function listFormContractors(db: Database, scope: AccountScope): Promise<FormContractor[]> {
  const { id, entityType, street, municipalityId, state, zip } = contractors;
  return db
    .select({
      ...CONTRACTOR,
      ...fileWordsOf(contractors),
      entityType,
      address: { street, municipalityId, state, zip },
    })
    .from(contractors)
    .where(isVisibleTo(scope, contractors))
    .orderBy(id);
}

function personOf(table: typeof employees | typeof contractors) {
  const { id, companyId, isActive, firstName, middleName, lastName, motherLastName } = table;
  return { id, companyId, isActive, firstName, middleName, lastName, motherLastName };
}

function fileWordsOf(table: typeof employees | typeof contractors) {
  const { fileFirstName, fileMiddleName, fileLastName, fileStreet } = table;
  return { fileFirstName, fileMiddleName, fileLastName, fileStreet };
}
