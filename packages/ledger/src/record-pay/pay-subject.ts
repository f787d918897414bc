import type { Company } from '@garita/domain/company/company.schema';
import type { WithholdingCertificate } from '@garita/domain/employee/certificate.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { leavePolicyInPeriod } from '@garita/domain/employee/leave-terms';
import type { CompanyLine } from '@garita/domain/pay/company-line';
import { type DayTerms, dayTermsOf } from '@garita/domain/pay/day-hours/day-terms';
import { daysOutside } from '@garita/domain/pay/day-hours/worked-day.schema';
import { companyPayTerms, type PayFacts, payFacts } from '@garita/domain/pay/pay-facts';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import type { LawParameters } from '@garita/domain/tax/parameter-kinds';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { companyPeriodById, type PayCalendars } from '@garita/domain/time/company-periods';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { allOf } from '../database/all-of.ts';
import { batchQueries } from '../database/batch-queries.ts';
import type { Database, Transaction } from '../database/client.ts';
import { RefusedError, refusedError } from '../live-entries/refused-error.ts';
import { accountantRegistry } from '../registry/records/accountants.ts';
import { listCertificates } from '../registry/records/certificates.ts';
import { companyRegistry } from '../registry/records/companies.ts';
import { companyTaxRegistry } from '../registry/records/company-taxes.ts';
import { employeeRegistry } from '../registry/records/employees.ts';
import { listPayCalendars } from '../registry/records/pay-calendars.ts';
import { readLawParameters } from '../registry/records/pay-parameters.ts';
import type { CompanyScope, SavedRecord } from '../registry/registry.ts';

/**
 * An employee with the company that pays, the employee's withholding certificates by date, and the calendars
 * of that company.
 */
export type PaySubject = {
  company: SavedRecord<Company>;
  employee: SavedRecord<Employee>;
  certificates: WithholdingCertificate[];
  calendars: PayCalendars;
};

/** Returns an employee of a company with that company; undefined if the scope does not have both. */
export async function findPaySubject(
  db: Database,
  scope: CompanyScope,
  employeeId: number,
): Promise<PaySubject | undefined> {
  const { company, employee, ...read } = await batchQueries(db, (tx) => ({
    company: companyRegistry.find(tx, scope, scope.companyId),
    employee: employeeRegistry.find(tx, scope, employeeId),
    certificates: listCertificates(tx, scope, employeeId),
    calendars: listPayCalendars(tx, scope.companyId),
  }));
  return company && employee ? { company, employee, ...read } : undefined;
}

/** Refuses new pay for an inactive employee or company: `company-inactive`, `employee-inactive`. */
export function requireActive({ company, employee }: PaySubject): void {
  if (!company.isActive) throw refusedError('company-inactive');
  if (!employee.isActive) throw refusedError('employee-inactive');
}

/**
 * Returns the period of a new entry, as the company's calendar has it. Refuses with `unknown-period` and
 * `period-not-of-employee`.
 */
export function periodOf({ employee, calendars }: PaySubject, periodId: number): PayPeriod {
  const period = companyPeriodById(calendars, periodId);
  if (!period) throw refusedError('unknown-period', 'periodId');
  if (period.frequency !== employee.payFrequency) throw refusedError('period-not-of-employee', 'periodId');
  return period;
}

/** The terms that a company's pay has in common: every dated rate and table, and the active company lines. */
export type PayTerms = { parameters: LawParameters; companyLines: CompanyLine[] };

/** Reads the terms of now from the records. */
export async function readPayTerms(db: Database, scope: CompanyScope): Promise<PayTerms> {
  const { parameters, taxes } = await allOf({
    parameters: readLawParameters(db),
    taxes: companyTaxRegistry.list(db, scope),
  });
  return { parameters, companyLines: activeLines(taxes) };
}

/** Returns the company's active lines, as an entry freezes them. */
export function activeLines(taxes: readonly SavedRecord<CompanyTax>[]): CompanyLine[] {
  return taxes
    .filter(({ isActive }) => isActive)
    .map(({ id, isActive: _, version: __, accountName: ___, ...line }) => ({ taxId: id, ...line }));
}

/** Returns the facts of an entry from the records. Refuses with `parameters-missing`. */
export function requirePayFacts(
  subject: PaySubject,
  terms: PayTerms,
  { hasDays = false, ...dates }: { period: PayPeriod; payDate: CalendarDate; hasDays?: boolean },
): PayFacts {
  const { company, employee, certificates } = subject;
  const facts = payFacts({
    profile: { ...employee, certificates },
    company: companyPayTerms(company),
    leavePolicy: leavePolicyInPeriod(employee, company, dates.period),
    ...terms,
    ...dates,
  });
  if (!facts) throw refusedError('parameters-missing', 'payDate');
  return hasDays ? { ...facts, dayTerms: termsOfDays(subject, dates.period) } : facts;
}

/** Returns the terms by which days of a period give hours to an employee now. */
export function termsOfDays({ employee, calendars }: PaySubject, period: PayPeriod): DayTerms {
  return dayTermsOf(employee, period, calendars);
}

/** Refuses days outside the period of their entry with `day-outside-period`. */
export function requireDaysInPeriod(
  { days }: { days?: TimeEntry['days'] | null },
  period: Pick<PayPeriod, 'start' | 'end'>,
): void {
  const code = 'day-outside-period';
  const errors = daysOutside(days ?? [], period).map((index) => ({
    path: ['days', String(index), 'date'],
    code: 'day-outside-period' as const,
  }));
  if (errors.length > 0) throw new RefusedError({ ok: false, code, errors });
}

/** Refuses a chosen line that the entry does not have with `unknown-tax`. */
export function requireKnownLines(
  { companyLines: choices = [] }: Pick<TimeEntry, 'companyLines'>,
  { companyLines }: PayFacts,
): void {
  const known = new Set(companyLines.map(({ taxId }) => taxId));
  if (choices.some(({ taxId }) => !known.has(taxId))) throw refusedError('unknown-tax', 'companyLines');
}

/**
 * Locks the accountant whom an entry names, so that nobody removes the record before the transaction ends.
 * Returns false if the account has no such accountant.
 */
export async function lockAccountant(
  tx: Transaction,
  { accountId }: Pick<CompanyScope, 'accountId'>,
  accountantId: number,
): Promise<boolean> {
  return (await accountantRegistry.lockForKeyShare(tx, { accountId }, accountantId)) !== undefined;
}

/** Refuses an accountant that the account does not have with `unknown-accountant`. */
export function requireAccountant(isFound: boolean): void {
  if (!isFound) throw refusedError('unknown-accountant', 'accountantId');
}
