import { payParts } from '@garita/domain/report/pay-parts';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { sumTotal } from '@garita/domain/report/report-total';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { payrollRegister } from '@garita/reports/catalogue';
import { orNotFound } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import { companyPeriodOf } from '../../company/company-periods.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { costsInSpan, paidOfPeriod } from '../span-pay.ts';
import { listPaidEmployeeIds } from '../taxable-pay.ts';
import { periodFingerprints } from './closing-fingerprints.ts';
import { grossTotals, withRowsOfEach } from './employees-paid.ts';

/** Prepares the payroll register of a period. Errors: `not-found` for an unknown company or period. */
export async function registerOfRun(
  context: UseCaseContext,
  { companyId, periodId }: ReportRequestOf<'payroll-register'>,
): Promise<PreparedReport> {
  const { dependencies, actor } = context;
  const { database, today } = dependencies;
  const company = orNotFound(await companyRegistry.find(database, actor, companyId));
  const period = await companyPeriodOf(database, { companyId, periodId });
  const span = await paidOfPeriod(context, { companyId, periodId });
  const costed = await costsInSpan(database, { company, accountId: actor.accountId }, span);
  const entries = costed.map(({ entry }) => entry);
  const paid = await employeeRegistry.listByIds(
    database,
    companyScope(actor, companyId),
    listPaidEmployeeIds(entries),
  );
  const data = {
    company,
    period,
    date: today(),
    yearsLeftOut: span.yearsLeftOut,
    periodFingerprints: await periodFingerprints(database, companyId, [period]),
    employees: withRowsOfEach(paid.toSorted(compareBySurname), costed, ({ entry }) => entry.employeeId).map(
      ([employee, own]) => ({
        id: employee.id,
        name: employee,
        entries: own.map(({ entry, cost }) => ({ amounts: entry.amounts, taxes: cost.taxes })),
      }),
    ),
  };
  return prepareReport(payrollRegister, data, {
    boxes: payParts(entries),
    totals: [
      ...grossTotals(entries),
      sumTotal('withheld', entries, ({ amounts }) => amounts.incomeTaxWithheld),
      sumTotal('net', entries, ({ amounts }) => amounts.net),
    ],
  });
}
