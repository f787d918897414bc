import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { companies } from '@garita/ledger/registry/records/companies';
import { employees } from '@garita/ledger/registry/records/employees';
import { whatIf as whatIfReport } from '@garita/reports/catalogue';
import { supposedPay } from '../../audit/what-if.ts';
import { companyScope } from '../../company-scope.ts';
import { existing } from '../../existing.ts';
import type { Context } from '../../use-case.ts';
import { type GatheredReport, gathered } from '../gathered-report.ts';

/** What was paid between two days beside what would have been. Errors: those of `supposedPay`. */
export async function whatIfBetween(
  context: Context,
  { companyId, whatIf }: ReportRequestOf<'what-if'>,
): Promise<GatheredReport> {
  const { dependencies, actor } = context;
  const compared = await supposedPay(context, { companyId, whatIf });
  const company = existing(await companies.find(dependencies.database, actor, companyId));
  const scope = companyScope(actor, companyId);
  const raised = await employees.some(dependencies.database, scope, whatIf.raise.employeeIds);
  const data = { ...compared, company, date: dependencies.today(), whatIf, raised };
  // Its figures are supposed: none of them comes of entries.
  return gathered(whatIfReport, data, { totals: [] });
}
