import { accountantSchema } from '@garita/domain/account/accountant.schema';
import { companySchema } from '@garita/domain/company/company.schema';
import { employeeSchema } from '@garita/domain/employee/employee.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import { companyTaxSchema } from '@garita/domain/tax/company-tax.schema';
import { z } from 'zod';
import { createAccountant, getAccountant, listAccountants } from '../application/accountants.ts';
import { commandIdSchema } from '../application/command-key.ts';
import {
  companyDefaults,
  createCompany,
  getCompany,
  listCompanies,
  updateCompany,
} from '../application/companies.ts';
import { createCompanyTax, listCompanyTaxes } from '../application/company-taxes.ts';
import {
  createEmployee,
  employeeDefaults,
  getEmployee,
  listEmployees,
  updateEmployee,
} from '../application/employees.ts';
import { fixedTaxTotals, listFixedTaxes } from '../application/fixed-taxes.ts';
import { listPeriods } from '../application/periods.ts';
import { yearSchema } from '../application/year.ts';
import { router, signedIn } from './trpc.ts';

const ofCompany = z.strictObject({ companyId: recordIdSchema });
const oneEmployee = ofCompany.extend({ employeeId: recordIdSchema });
const command = z.strictObject({ commandId: commandIdSchema });

export const companiesRouter = router({
  list: signedIn.query(({ ctx }) => listCompanies(ctx.dependencies, ctx.actor)()),
  get: signedIn.input(ofCompany).query(({ ctx, input }) => getCompany(ctx.dependencies, ctx.actor)(input)),
  defaults: signedIn.query(({ ctx }) => companyDefaults(ctx.dependencies, ctx.actor)()),
  create: signedIn
    .input(command.extend({ company: companySchema }))
    .mutation(({ ctx, input }) => createCompany(ctx.dependencies, ctx.actor)(input)),
  update: signedIn
    .input(command.extend({ companyId: recordIdSchema, company: companySchema }))
    .mutation(({ ctx, input }) => updateCompany(ctx.dependencies, ctx.actor)(input)),
});

export const employeesRouter = router({
  list: signedIn
    .input(ofCompany)
    .query(({ ctx, input }) => listEmployees(ctx.dependencies, ctx.actor)(input)),
  get: signedIn.input(oneEmployee).query(({ ctx, input }) => getEmployee(ctx.dependencies, ctx.actor)(input)),
  defaults: signedIn
    .input(ofCompany)
    .query(({ ctx, input }) => employeeDefaults(ctx.dependencies, ctx.actor)(input)),
  create: signedIn
    .input(ofCompany.extend({ employee: employeeSchema, commandId: commandIdSchema }))
    .mutation(({ ctx, input }) => createEmployee(ctx.dependencies, ctx.actor)(input)),
  update: signedIn
    .input(oneEmployee.extend({ employee: employeeSchema, commandId: commandIdSchema }))
    .mutation(({ ctx, input }) => updateEmployee(ctx.dependencies, ctx.actor)(input)),
});

export const accountantsRouter = router({
  list: signedIn.query(({ ctx }) => listAccountants(ctx.dependencies, ctx.actor)()),
  get: signedIn
    .input(z.strictObject({ accountantId: recordIdSchema }))
    .query(({ ctx, input }) => getAccountant(ctx.dependencies, ctx.actor)(input)),
  create: signedIn
    .input(command.extend({ accountant: accountantSchema }))
    .mutation(({ ctx, input }) => createAccountant(ctx.dependencies, ctx.actor)(input)),
});

export const companyTaxesRouter = router({
  list: signedIn
    .input(ofCompany)
    .query(({ ctx, input }) => listCompanyTaxes(ctx.dependencies, ctx.actor)(input)),
  create: signedIn
    .input(ofCompany.extend({ tax: companyTaxSchema, commandId: commandIdSchema }))
    .mutation(({ ctx, input }) => createCompanyTax(ctx.dependencies, ctx.actor)(input)),
});

export const fixedTaxesRouter = router({
  list: signedIn.query(({ ctx }) => listFixedTaxes(ctx.dependencies, ctx.actor)()),
  totals: signedIn
    .input(z.strictObject({ employeeId: recordIdSchema, year: yearSchema.optional() }))
    .query(({ ctx, input }) => fixedTaxTotals(ctx.dependencies, ctx.actor)(input)),
});

export const periodsRouter = router({
  list: signedIn
    .input(z.strictObject({ year: yearSchema, frequency: payFrequencySchema }))
    .query(({ ctx, input }) => listPeriods(ctx.dependencies, ctx.actor)(input)),
});
