import type { Company } from '@garita/domain/company/company.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import type { CompanyLine } from '@garita/domain/pay/company-line';
import { type PayFacts, type PayParameters, payFacts } from '@garita/domain/pay/pay-facts';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { type PayPeriod, payPeriodById } from '@garita/domain/time/pay-period';
import { allOf } from '@garita/ledger/database/all-of';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import type { Database } from '@garita/ledger/database/client';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { companyTaxRegistry } from '@garita/ledger/registry/records/company-taxes';
import { employeeRegistry, scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import { readPayParameters } from '@garita/ledger/registry/records/pay-parameters';
import type { AccountScope, CompanyScope, SavedRecord } from '@garita/ledger/registry/registry';
import { AppError, fieldError, orNotFound } from '../../refusal/app-error.ts';

/** An employee of the account with the company that pays. */
export type PaySubject = {
  scope: CompanyScope;
  company: SavedRecord<Company>;
  employee: SavedRecord<Employee>;
};

/** Whom a call is about that may name the employee alone; with a company, one of it. Errors: `not-found`. */
export async function paySubject(
  db: Database,
  account: AccountScope,
  employeeId: number,
  companyId?: number,
): Promise<PaySubject> {
  const scope = orNotFound(await scopeOfEmployee(db, account, employeeId));
  if (companyId !== undefined && companyId !== scope.companyId) throw new AppError('not-found');
  return paySubjectIn(db, scope, employeeId);
}

/** Whom a call is about that names company and employee. Errors: `not-found`. */
export async function paySubjectIn(
  db: Database,
  scope: CompanyScope,
  employeeId: number,
): Promise<PaySubject> {
  const { company, employee } = await batchQueries(db, (tx) => ({
    company: companyRegistry.find(tx, scope, scope.companyId),
    employee: employeeRegistry.find(tx, scope, employeeId),
  }));
  return { scope, company: orNotFound(company), employee: orNotFound(employee) };
}

/** The employee as the ledger knows them. */
export function employeeKeyOf({ company, employee }: Pick<PaySubject, 'company' | 'employee'>) {
  return { companyId: company.id, employeeId: employee.id };
}

/** Refuses new pay for someone who is switched off. Errors: `company-inactive`, `employee-inactive`. */
export function requireActive({ company, employee }: PaySubject): void {
  if (!company.isActive) throw new AppError('company-inactive');
  if (!employee.isActive) throw new AppError('employee-inactive');
}

/**
 * The period of an entry, which must be one of the employee's. Errors: `unknown-period`,
 * `period-not-of-employee`.
 */
export function periodOf({ employee }: PaySubject, periodId: number): PayPeriod {
  const period = payPeriodById(periodId);
  if (!period) throw fieldError('unknown-period', 'periodId');
  if (period.frequency !== employee.payFrequency) throw fieldError('period-not-of-employee', 'periodId');
  return period;
}

/** The terms by which a company pays everybody: every dated rate and table, and the active company lines. */
export type PayTerms = { parameters: PayParameters; companyLines: CompanyLine[] };

/** The terms as the records have them now. */
export async function readPayTerms(db: Database, scope: CompanyScope): Promise<PayTerms> {
  const { parameters, taxes } = await allOf({
    parameters: readPayParameters(db),
    taxes: companyTaxRegistry.list(db, scope),
  });
  return { parameters, companyLines: linesOf(taxes) };
}

/** Takes the facts of an entry from the records. Errors: `parameters-missing`. */
export function readPayFacts(
  { employee }: Pick<PaySubject, 'employee'>,
  terms: PayTerms,
  dates: { period: PayPeriod; payDate: string },
): PayFacts {
  const facts = payFacts({ profile: employee, ...terms, ...dates });
  if (!facts) throw fieldError('parameters-missing', 'payDate');
  return facts;
}

/** The company's lines that are switched on, as an entry freezes them. */
export function linesOf(taxes: readonly SavedRecord<CompanyTax>[]): CompanyLine[] {
  return taxes
    .filter(({ isActive }) => isActive)
    .map(({ id, isActive: _, accountName: __, ...line }) => ({ taxId: id, ...line }));
}

/** Refuses a choice of a line that the entry does not have. Errors: `unknown-tax`. */
export function requireKnownLines(
  { companyLines: choices = [] }: Pick<TimeEntry, 'companyLines'>,
  { companyLines }: PayFacts,
): void {
  const known = new Set(companyLines.map(({ taxId }) => taxId));
  if (choices.some(({ taxId }) => !known.has(taxId))) throw fieldError('unknown-tax', 'companyLines');
}
