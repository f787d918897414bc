import { accountRoutes } from './account.routes.ts';
import { accountantRoutes } from './accountant.routes.ts';
import { codeRoutes } from './code.routes.ts';
import { companyRoutes } from './company.routes.ts';
import { companyTaxRoutes } from './company-tax.routes.ts';
import { contractorRoutes } from './contractor.routes.ts';
import { contractorSheetRoutes, contractorTimeRoutes } from './contractor-time.routes.ts';
import { employeeRoutes } from './employee.routes.ts';
import { fixedTaxRoutes } from './fixed-tax.routes.ts';
import { balanceRoutes, payrollSheetRoutes, timeRoutes } from './payroll.routes.ts';
import { periodRoutes } from './period.routes.ts';
import { reportRoutes } from './reports.routes.ts';
import type { RouteGroup } from './route.ts';
import { searchRoutes } from './search.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { userRoutes } from './user.routes.ts';

/** Every route of the documented interface: what is served, and what the document describes. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  accountRoutes,
  secondFactorRoutes,
  userRoutes,
  companyRoutes,
  employeeRoutes,
  contractorRoutes,
  accountantRoutes,
  companyTaxRoutes,
  fixedTaxRoutes,
  codeRoutes,
  periodRoutes,
  payrollSheetRoutes,
  timeRoutes,
  contractorSheetRoutes,
  contractorTimeRoutes,
  balanceRoutes,
  reportRoutes,
  searchRoutes,
];
