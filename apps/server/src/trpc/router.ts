import { sessionRouter } from './account.router.ts';
import { accountantsRouter } from './accountants.router.ts';
import { balancesRouter } from './balances.router.ts';
import { codesRouter } from './codes.router.ts';
import { companiesRouter } from './companies.router.ts';
import { companyTaxesRouter } from './company-taxes.router.ts';
import { contractorTimeRouter } from './contractor-time.router.ts';
import { contractorsRouter } from './contractors.router.ts';
import { employeesRouter } from './employees.router.ts';
import { fixedTaxesRouter } from './fixed-taxes.router.ts';
import { payrollRouter } from './payroll.router.ts';
import { periodsRouter } from './periods.router.ts';
import { recordChangesRouter } from './record-changes.router.ts';
import { reportsRouter } from './reports.router.ts';
import { searchRouter } from './search.router.ts';
import { secondFactorRouter } from './second-factor.router.ts';
import { router } from './trpc.ts';
import { usersRouter } from './users.router.ts';

/** Every typed procedure. Each calls one use case; the documented REST calls the same ones. */
export const appRouter = router({
  session: sessionRouter,
  secondFactor: secondFactorRouter,
  users: usersRouter,
  companies: companiesRouter,
  employees: employeesRouter,
  contractors: contractorsRouter,
  accountants: accountantsRouter,
  companyTaxes: companyTaxesRouter,
  codes: codesRouter,
  fixedTaxes: fixedTaxesRouter,
  recordChanges: recordChangesRouter,
  periods: periodsRouter,
  payroll: payrollRouter,
  contractorTime: contractorTimeRouter,
  balances: balancesRouter,
  reports: reportsRouter,
  search: searchRouter,
});

export type AppRouter = typeof appRouter;
