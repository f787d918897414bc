import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import { fixedTaxEffect } from '../application/tax/fixed-tax-effect.ts';
import {
  fixedTaxTotals,
  getFixedTax,
  listFixedTaxes,
  listFixedTaxVersions,
  saveFixedTax,
} from '../application/tax/fixed-taxes.ts';
import { yearSchema } from '../application/year.ts';
import { command } from './inputs.ts';
import { router, signedIn } from './trpc.ts';

// Ids beyond the five are those of no tax.
const oneTax = z.strictObject({ fixedTaxId: recordIdSchema });

export const fixedTaxesRouter = router({
  list: signedIn.query(({ ctx }) => listFixedTaxes(ctx.dependencies, ctx.actor)()),
  get: signedIn.input(oneTax).query(({ ctx, input }) => getFixedTax(ctx.dependencies, ctx.actor)(input)),
  versions: signedIn
    .input(oneTax)
    .query(({ ctx, input }) => listFixedTaxVersions(ctx.dependencies, ctx.actor)(input)),
  effect: signedIn
    .input(oneTax.extend({ effectiveFrom: calendarDateSchema }))
    .query(({ ctx, input }) => fixedTaxEffect(ctx.dependencies, ctx.actor)(input)),
  save: signedIn
    .input(z.strictObject({ ...command, tax: fixedTaxSchema }))
    .mutation(({ ctx, input }) => saveFixedTax(ctx.dependencies, ctx.actor)(input)),
  totals: signedIn
    .input(z.strictObject({ employeeId: recordIdSchema, year: yearSchema.optional() }))
    .query(({ ctx, input }) => fixedTaxTotals(ctx.dependencies, ctx.actor)(input)),
});
