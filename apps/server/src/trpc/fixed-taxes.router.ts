import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { fixedTaxTotals, listFixedTaxes } from '../application/fixed-taxes.ts';
import { yearSchema } from '../application/year.ts';
import { router, signedIn } from './trpc.ts';

export const fixedTaxesRouter = router({
  list: signedIn.query(({ ctx }) => listFixedTaxes(ctx.dependencies, ctx.actor)()),
  totals: signedIn
    .input(z.strictObject({ employeeId: recordIdSchema, year: yearSchema.optional() }))
    .query(({ ctx, input }) => fixedTaxTotals(ctx.dependencies, ctx.actor)(input)),
});
