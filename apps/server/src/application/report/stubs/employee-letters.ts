import type { Employee } from '@garita/domain/employee/employee.schema';
import { certificateInForce } from '@garita/domain/pay/withholding/certificate/certificate-method';
import { payParts } from '@garita/domain/report/pay-parts';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { byPayDate } from '@garita/domain/returns/paid-entry';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import type { Database } from '@garita/ledger/database/client';
import { findOpeningBalance } from '@garita/ledger/queries/opening-balance/opening-balance';
import { timeEntriesPaidBetween } from '@garita/ledger/queries/pay/time-entries';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { earningsCertificate, employmentLetter, withholdingCertificateForm } from '@garita/reports/catalogue';
import { orNotFound } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import { employeeKeyOf, paySubjectIn } from '../../pay/pay-subject.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { stubTotalsOf } from './pay-stubs.ts';
import { paidAmountsOf } from './stub-figures.ts';

/** Prepares the letter of employment of an employee as of today. Errors: `not-found`. */
export async function employmentLetterOf(
  { dependencies, actor }: UseCaseContext,
  { companyId, employeeId }: ReportRequestOf<'employment-letter'>,
): Promise<PreparedReport> {
  const scope = companyScope(actor, companyId);
  const { company, employee } = await paySubjectIn(dependencies.database, scope, employeeId);
  const data = { company, employee: namedInLetter(employee), date: dependencies.today() };
  return prepareReport(employmentLetter, data, { totals: [] });
}

/**
 * Prepares the certificate 499 R-4 of an employee to sign, with what the one in force today claims. Errors:
 * `not-found`.
 */
export async function withholdingCertificateOf(
  { dependencies: { database, keyring, today }, actor }: UseCaseContext,
  { companyId, employeeId }: ReportRequestOf<'withholding-certificate'>,
): Promise<PreparedReport> {
  const scope = companyScope(actor, companyId);
  const { company, certificates } = await paySubjectIn(database, scope, employeeId);
  const registry = employeeRegistry.withKeyring(keyring);
  const employee = orNotFound(await registry.find(database, scope, employeeId));
  const date = today();
  const certificate = certificateInForce(certificates, date);
  return prepareReport(withholdingCertificateForm, { company, employee, certificate, date }, { totals: [] });
}

/** Prepares the certificate of what an employee was paid between two days. Errors: `not-found`. */
export async function earningsCertificateBetween(
  { dependencies: { database, today }, actor }: UseCaseContext,
  { companyId, employeeId, start, end }: ReportRequestOf<'earnings-certificate'>,
): Promise<PreparedReport> {
  const scope = companyScope(actor, companyId);
  const { company, employee } = await paySubjectIn(database, scope, employeeId);
  const key = employeeKeyOf({ company, employee });
  const paid = byPayDate(await timeEntriesPaidBetween(database, key, { from: start, to: end }));
  const payments = paid.map(({ entryId, payDate, period, statement }) => {
    const { gross, withheld, deducted, added, net } = statement;
    return { entryId, payDate, period, gross, withheld, deducted, added, net };
  });
  const data = {
    company,
    employee: namedInLetter(employee),
    date: today(),
    start,
    end,
    payments,
    omitted: await openingBalancesSince(database, key, { start, end }),
  };
  return prepareReport(earningsCertificate, data, {
    totals: stubTotalsOf(paid),
    boxes: payParts(paid.map(paidAmountsOf)),
  });
}

/** Lists the opening balances that hold pay of another system on or after the first day. */
async function openingBalancesSince(
  db: Database,
  key: { companyId: number; employeeId: number },
  { start, end }: { start: CalendarDate; end: CalendarDate },
) {
  const omitted = [];
  for (const taxYear of PAYROLL_YEARS.filter((year) => yearOf(start) <= year && year <= yearOf(end))) {
    const opening = await findOpeningBalance(db, { ...key, taxYear });
    if (!opening || opening.asOf < start || opening.amounts.gross === 0) continue;
    omitted.push({ gross: opening.amounts.gross, asOf: opening.asOf });
  }
  return omitted;
}

/** Returns an employee with the last digits of the number alone. */
function namedInLetter<E extends Employee>({ socialSecurityNumber, ...employee }: E) {
  return { ...employee, socialSecurityLast4: socialSecurityNumber.slice(-4) };
}
