import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { policyRange } from '@garita/domain/returns/quarter';
import { workersCompensation } from '@garita/reports/catalogue';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import type { ReportContext } from '../report-cache.ts';
import { monthFingerprints } from './closing-fingerprints.ts';
import { earnedByQuarter, grossTotals, omittedPayOf } from './employees-paid.ts';
import { listHead } from './list-head.ts';

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
