import {
  accountantsRouter,
  accountSettingsRouter,
  codesRouter,
  secondFactorRouter,
  sessionRouter,
} from './account.router.ts';
import { auditRouter } from './audit.router.ts';
import { companiesRouter } from './company.router.ts';
import { contractorsRouter, contractorTimeRouter } from './contractor.router.ts';
import { deskRouter } from './desk.router.ts';
import { employeesRouter } from './employee.router.ts';
import { filingRouter } from './filing.router.ts';
import { balancesRouter, monthsRouter, payrollRouter, periodsRouter } from './pay.router.ts';
import { payRunsRouter } from './pay-run.router.ts';
import { recordChangesRouter, searchRouter } from './records.router.ts';
import { reportsRouter } from './report.router.ts';
import { companyTaxesRouter, fixedTaxesRouter, yearParametersRouter } from './tax.router.ts';
import { router } from './trpc.ts';
import { usersRouter } from './users.router.ts';

/** Every typed procedure. Each calls one use case; the documented REST calls the same ones. */
export const appRouter = router({
  session: sessionRouter,
  secondFactor: secondFactorRouter,
  users: usersRouter,
  accountSettings: accountSettingsRouter,
  desk: deskRouter,
  companies: companiesRouter,
  employees: employeesRouter,
  contractors: contractorsRouter,
  accountants: accountantsRouter,
  companyTaxes: companyTaxesRouter,
  codes: codesRouter,
  fixedTaxes: fixedTaxesRouter,
  parameters: yearParametersRouter,
  recordChanges: recordChangesRouter,
  periods: periodsRouter,
  months: monthsRouter,
  payroll: payrollRouter,
  payRuns: payRunsRouter,
  contractorTime: contractorTimeRouter,
  balances: balancesRouter,
  filing: filingRouter,
  audit: auditRouter,
  reports: reportsRouter,
  search: searchRouter,
});

export type AppRouter = typeof appRouter;
