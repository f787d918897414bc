import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { whatIf as whatIfReport } from '@garita/reports/catalogue';
import { supposedPay } from '../../audit/what-if.ts';
import { companyScope } from '../../company-scope.ts';
import { orNotFound } from '../../or-not-found.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';

/** What was paid between two days beside what would have been. Errors: those of `supposedPay`. */
export async function whatIfBetween(
  context: UseCaseContext,
  { companyId, whatIf }: ReportRequestOf<'what-if'>,
): Promise<PreparedReport> {
  const { dependencies, actor } = context;
  const compared = await supposedPay(context, { companyId, whatIf });
  const company = orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
  const scope = companyScope(actor, companyId);
  const raised = await employeeRegistry.listByIds(dependencies.database, scope, whatIf.raise.employeeIds);
  const data = { ...compared, company, date: dependencies.today(), whatIf, raised };
  // Its figures are supposed: none of them comes of entries.
  return prepareReport(whatIfReport, data, { totals: [] });
}
