import { includesCompany } from '@garita/domain/account/access.schema';
import { isBonusWork } from '@garita/domain/bonus/law-bonus';
import { lifetimeOf } from '@garita/domain/company/lifetime';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { isOfEmployer } from '@garita/domain/filing/filed/filed-document';
import { mayFile } from '@garita/domain/report/report-refusal';
import type { ReportName } from '@garita/domain/report/report-request';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import type { Database } from '@garita/ledger/database/client';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import {
  type EmployerCompany,
  listEmployerCompanies,
} from '@garita/ledger/registry/records/employer-companies';
import type { CompanyScope, SavedRecord } from '@garita/ledger/registry/registry';
import { AppError } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import type { UseCaseContext } from '../use-case.ts';
import { formHead } from './form-head.ts';
import { cachedRead, type ReportContext } from './report-cache.ts';

/** The companies of an account with one employer number, which are one employer, the first record first. */
export type Employer = { companies: readonly EmployerCompany[]; companyIds: readonly number[] };

/**
 * Reads the companies with the employer number of a company. Errors: `not-found`, `employer-outside-access`
 * if the user may not see each of them: a return is of all of them or none.
 */
export async function employerOf(
  { dependencies: { database }, actor, readCache }: ReportContext,
  companyId: number,
): Promise<Employer> {
  const scope = companyScope(actor, companyId);
  const companies = await cachedRead(readCache, { employer: companyId }, () =>
    listEmployerCompanies(database, scope),
  );
  if (companies.some(({ id }) => !includesCompany(actor.access, id)))
    throw new AppError('employer-outside-access');
  return employerWith(companies);
}

/** Reads the companies with the employer number of a company, whether the user may see them or not. */
export async function employerIdsOf(db: Database, company: CompanyScope): Promise<number[]> {
  const companies = await listEmployerCompanies(db, company);
  return companies.map(({ id }) => id);
}

/** A request of a document, by the name of the document and the company that it is made from. */
type DocumentOfCompany = { report: ReportName; companyId: number };

/** Reads the companies that a document is of: those of the employer number, or the requested one alone. */
export async function companyIdsOf(
  context: ReportContext,
  request: DocumentOfCompany & { law?: unknown },
): Promise<readonly number[]> {
  if (!isOfEmployer(request)) return [request.companyId];
  return (await employerIn(context, request)).companyIds;
}

/**
 * Reads the companies that are in a document of an employer number. An employer with farms and other
 * companies files both federal returns, each of the companies that file it, and owes the Christmas bonus by
 * law in some of them. Errors: those of `employerOf`.
 */
export async function employerIn(
  context: ReportContext,
  { report, companyId }: DocumentOfCompany,
): Promise<Employer> {
  const employer = await employerOf(context, companyId);
  if (report === 'form-941' || report === 'form-943')
    return employerWith(employer.companies.filter(({ payer }) => mayFile(report, payer)));
  if (report !== 'christmas-bonus') return employer;
  const own = employer.companies.find(({ id }) => id === companyId);
  const isLikeOwn = ({ payer }: EmployerCompany) => own && isBonusWork(payer) === isBonusWork(own.payer);
  return employerWith(employer.companies.filter(isLikeOwn));
}

function employerWith(companies: readonly EmployerCompany[]): Employer {
  return { companies, companyIds: companies.map(({ id }) => id) };
}

/**
 * Returns the head of a return: the newest company of the employer, which began when its first one did and
 * has closed when all have.
 */
export async function employerHead(context: UseCaseContext, { companies }: Employer) {
  const newest = companies.at(-1);
  if (!newest) throw new AppError('not-found');
  const head = await formHead(context, newest.id);
  return { ...head, company: { ...head.company, ...lifetimeOf(companies) } };
}

/** An employee, and the company of the record. */
export type CompanyEmployee = SavedRecord<Employee> & { companyId: number };

/** Returns these employees of some companies, in the order of their surnames. */
export async function employeesOf(
  { dependencies: { database }, actor }: UseCaseContext,
  companyIds: readonly number[],
  ids: readonly number[],
): Promise<CompanyEmployee[]> {
  const lists = companyIds.map(async (companyId) => {
    const own = await employeeRegistry.listByIds(database, companyScope(actor, companyId), ids);
    return own.map((employee) => ({ ...employee, companyId }));
  });
  return (await Promise.all(lists)).flat().toSorted(compareBySurname);
}
