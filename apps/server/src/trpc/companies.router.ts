import { companySchema } from '@garita/domain/company/company.schema';
import { z } from 'zod';
import {
  companyDefaults,
  createCompany,
  getCompany,
  listCompanies,
  updateCompany,
} from '../application/company/companies.ts';
import { listCompaniesWithEmployees } from '../application/company/company-employees.ts';
import { removeCompany } from '../application/records/remove-records.ts';
import { setCompanyActive } from '../application/records/switch-records.ts';
import { command, ofCompany, switching } from './inputs.ts';
import { router, signedIn } from './trpc.ts';

export const companiesRouter = router({
  list: signedIn.query(({ ctx }) => listCompanies(ctx.dependencies, ctx.actor)()),
  listWithEmployees: signedIn.query(({ ctx }) => listCompaniesWithEmployees(ctx.dependencies, ctx.actor)()),
  get: signedIn.input(ofCompany).query(({ ctx, input }) => getCompany(ctx.dependencies, ctx.actor)(input)),
  defaults: signedIn.query(({ ctx }) => companyDefaults(ctx.dependencies, ctx.actor)()),
  create: signedIn
    .input(z.strictObject({ ...command, company: companySchema }))
    .mutation(({ ctx, input }) => createCompany(ctx.dependencies, ctx.actor)(input)),
  update: signedIn
    .input(ofCompany.extend({ ...command, company: companySchema }))
    .mutation(({ ctx, input }) => updateCompany(ctx.dependencies, ctx.actor)(input)),
  setActive: signedIn
    .input(ofCompany.extend(switching))
    .mutation(({ ctx, input }) => setCompanyActive(ctx.dependencies, ctx.actor)(input)),
  remove: signedIn
    .input(ofCompany.extend(command))
    .mutation(({ ctx, input }) => removeCompany(ctx.dependencies, ctx.actor)(input)),
});
