import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { companyTaxSchema } from '@garita/domain/tax/company-tax.schema';
import { z } from 'zod';
import { removeCompanyTax } from '../application/records/remove-records.ts';
import { setCompanyTaxActive } from '../application/records/switch-records.ts';
import {
  createCompanyTax,
  getCompanyTax,
  listCompanyTaxes,
  updateCompanyTax,
} from '../application/tax/company-taxes.ts';
import { command, ofCompany, switching } from './inputs.ts';
import { router, signedIn } from './trpc.ts';

const oneTax = z.strictObject({ taxId: recordIdSchema });

export const companyTaxesRouter = router({
  list: signedIn
    .input(ofCompany)
    .query(({ ctx, input }) => listCompanyTaxes(ctx.dependencies, ctx.actor)(input)),
  create: signedIn
    .input(ofCompany.extend({ ...command, tax: companyTaxSchema }))
    .mutation(({ ctx, input }) => createCompanyTax(ctx.dependencies, ctx.actor)(input)),
  get: signedIn
    .input(ofCompany.extend({ taxId: recordIdSchema }))
    .query(({ ctx, input }) => getCompanyTax(ctx.dependencies, ctx.actor)(input)),
  update: signedIn
    .input(oneTax.extend({ ...command, tax: companyTaxSchema }))
    .mutation(({ ctx, input }) => updateCompanyTax(ctx.dependencies, ctx.actor)(input)),
  setActive: signedIn
    .input(oneTax.extend(switching))
    .mutation(({ ctx, input }) => setCompanyTaxActive(ctx.dependencies, ctx.actor)(input)),
  remove: signedIn
    .input(oneTax.extend(command))
    .mutation(({ ctx, input }) => removeCompanyTax(ctx.dependencies, ctx.actor)(input)),
});
