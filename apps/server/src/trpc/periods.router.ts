import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import { z } from 'zod';
import { listPeriods } from '../application/pay/periods.ts';
import { yearSchema } from '../application/year.ts';
import { router, signedIn } from './trpc.ts';

export const periodsRouter = router({
  list: signedIn
    .input(z.strictObject({ year: yearSchema, frequency: payFrequencySchema }))
    .query(({ ctx, input }) => listPeriods(ctx.dependencies, ctx.actor)(input)),
});
