import { sessionRouter } from './account.router.ts';
import { payrollRouter } from './payroll.router.ts';
import {
  accountantsRouter,
  companiesRouter,
  companyTaxesRouter,
  employeesRouter,
  fixedTaxesRouter,
  periodsRouter,
} from './registry.router.ts';
import { router } from './trpc.ts';

/** Every typed procedure. Each calls one use case; the documented REST calls the same ones. */
export const appRouter = router({
  session: sessionRouter,
  companies: companiesRouter,
  employees: employeesRouter,
  accountants: accountantsRouter,
  companyTaxes: companyTaxesRouter,
  fixedTaxes: fixedTaxesRouter,
  periods: periodsRouter,
  payroll: payrollRouter,
});

export type AppRouter = typeof appRouter;
