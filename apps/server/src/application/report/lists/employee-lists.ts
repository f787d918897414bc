import { sumCents } from '@garita/domain/money/cents';
import { boxParts } from '@garita/domain/report/box-source';
import { bonusMinutes, christmasBonus as bonusOf, bonusYear } from '@garita/domain/report/christmas-bonus';
import type { ReportRequest, ReportRequestOf } from '@garita/domain/report/report-request';
import { derivedTotal } from '@garita/domain/report/report-total';
import type { PaidEntry } from '@garita/domain/returns/paid-entry';
import { policyRange } from '@garita/domain/returns/quarter';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { christmasBonus, workersCompensation } from '@garita/reports/catalogue';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { omittedOpeningBalances } from '../omitted-opening-balances.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import type { ReportContext } from '../report-cache.ts';
import { listPaidEmployeeIds } from '../taxable-pay.ts';
import { monthFingerprints } from './closing-fingerprints.ts';
import { earnedByQuarter, entriesOf, grossTotals, withRowsOfEach } from './employees-paid.ts';
import { listHead } from './list-head.ts';

/**
 * Prepares the Christmas bonus of everybody who earned something in the bonus year; they are also the
 * head-count.
 */
export async function bonusOfYear(
  context: UseCaseContext,
  request: ReportRequestOf<'christmas-bonus'>,
): Promise<PreparedReport> {
  const { companyId, year, bonusRule } = request;
  const paid = await earnedByQuarter(context, companyId, { range: bonusYear(year), firstMonth: 10 });
  const countedOf = ({ amounts, salariedMinutes }: PaidEntry) =>
    bonusMinutes(bonusRule, amounts, salariedMinutes);
  const data = {
    ...(await listHead(context, companyId)),
    monthFingerprints: await monthFingerprints(context.dependencies.database, companyId, bonusYear(year)),
    omittedPay: await omittedPayOf(context, request),
    year,
    employees: paid.map(({ employee, entries, quarters }) => {
      const minutes = entries.reduce((sum, entry) => sum + countedOf(entry), 0);
      return {
        id: employee.id,
        name: employee,
        socialSecurityLast4: employee.socialSecurityNumber.slice(-4),
        minutes,
        quarters,
        bonus: bonusOf(bonusRule, { headCount: paid.length, earned: sumCents(quarters), minutes }),
      };
    }),
  };
  const all = entriesOf(paid);
  const [employed, gross] = grossTotals(all);
  const bonus = derivedTotal('bonus', sumCents(data.employees.map((employee) => employee.bonus)), gross);
  return prepareReport(christmasBonus, data, {
    boxes: boxParts(all, { gross: ({ amounts }) => amounts.gross, countedMinutes: countedOf }),
    totals: [employed, gross, bonus],
  });
}

/** Lists the pay of another system that a list leaves out, by person. */
async function omittedPayOf(context: UseCaseContext, request: ReportRequest) {
  const omitted = await omittedOpeningBalances(context, request);
  const { dependencies, actor } = context;
  const scope = companyScope(actor, request.companyId);
  const people = await employeeRegistry.listByIds(dependencies.database, scope, listPaidEmployeeIds(omitted));
  return withRowsOfEach(people, omitted, ({ employeeId }) => employeeId).flatMap(([name, own]) =>
    own.map(({ gross, asOf }) => ({ name, gross, asOf })),
  );
}

/** Prepares the insured payroll: the earnings of everybody in the year of a CFSE policy. */
export async function insuredPayroll(
  context: ReportContext,
  request: ReportRequestOf<'workers-compensation'>,
): Promise<PreparedReport> {
  const { companyId, fiscalYear } = request;
  const paid = await earnedByQuarter(context, companyId, { range: policyRange(fiscalYear), firstMonth: 7 });
  const data = {
    ...(await listHead(context, companyId)),
    monthFingerprints: await monthFingerprints(
      context.dependencies.database,
      companyId,
      policyRange(fiscalYear),
    ),
    omittedPay: await omittedPayOf(context, request),
    fiscalYear,
    employees: paid.map(({ employee, quarters }) => ({
      id: employee.id,
      name: employee,
      workersCompensationClass: employee.workersCompensationClass,
      quarters,
    })),
  };
  const insured = paid.flatMap(({ employee, entries }) =>
    entries.map((entry) => ({ ...entry, workersCompensationClass: employee.workersCompensationClass })),
  );
  return prepareReport(workersCompensation, data, {
    boxes: boxParts(
      insured,
      { gross: ({ amounts }) => amounts.gross },
      ({ workersCompensationClass }, label) => workersCompensationClass === label,
    ),
    totals: grossTotals(insured),
  });
}
