import { accountRoutes, accountSettingsRoutes, userRoutes } from './account/account.routes.ts';
import { accountantRoutes } from './account/accountant.routes.ts';
import { codeRoutes } from './account/code.routes.ts';
import { secondFactorRoutes } from './account/second-factor.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { companyRoutes } from './company/company.routes.ts';
import { contractorRoutes } from './contractor/contractor.routes.ts';
import { contractorSheetRoutes, contractorTimeRoutes } from './contractor/contractor-time.routes.ts';
import { employeeRoutes } from './employee/employee.routes.ts';
import { filingRoutes } from './filing/filing.routes.ts';
import { balanceRoutes } from './pay/balance.routes.ts';
import { payrollSheetRoutes, timeRoutes } from './pay/payroll.routes.ts';
import { monthRoutes, periodRoutes, periodStatusRoutes } from './pay/period.routes.ts';
import { payRunRoutes } from './pay-run/pay-run.routes.ts';
import { searchRoutes } from './records/search.routes.ts';
import { reportRoutes } from './report/report.routes.ts';
import type { RouteGroup } from './route-spec.ts';
import { companyTaxRoutes, fixedTaxRoutes, yearParameterRoutes } from './tax/tax.routes.ts';

/** Every route of the documented interface, for the server and for the OpenAPI document. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  accountRoutes,
  secondFactorRoutes,
  userRoutes,
  accountSettingsRoutes,
  companyRoutes,
  employeeRoutes,
  contractorRoutes,
  accountantRoutes,
  companyTaxRoutes,
  fixedTaxRoutes,
  yearParameterRoutes,
  codeRoutes,
  periodRoutes,
  periodStatusRoutes,
  monthRoutes,
  payrollSheetRoutes,
  timeRoutes,
  payRunRoutes,
  contractorSheetRoutes,
  contractorTimeRoutes,
  balanceRoutes,
  filingRoutes,
  auditRoutes,
  reportRoutes,
  searchRoutes,
];
