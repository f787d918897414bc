import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { z } from 'zod';
import { amendTime } from '../application/pay/amend-time.ts';
import { deleteTime } from '../application/pay/delete-time.ts';
import { loadTime } from '../application/pay/load-time.ts';
import { markTimePaid } from '../application/pay/mark-paid.ts';
import { payrollSheet } from '../application/pay/payroll-sheet.ts';
import { previewRecalculation, recalculateTime } from '../application/pay/recalculate-time.ts';
import { yearSchema } from '../application/year.ts';
import { deletion, marking, payChange, savedPay } from './pay-inputs.ts';
import { router, signedIn } from './trpc.ts';

const sheetInput = z.strictObject({
  companyId: recordIdSchema,
  employeeId: recordIdSchema,
  year: yearSchema,
});
const loadInput = z.strictObject({ ...payChange, employeeId: recordIdSchema, entry: timeEntrySchema });

export const payrollRouter = router({
  sheet: signedIn
    .input(sheetInput)
    .query(({ ctx, input }) => payrollSheet(ctx.dependencies, ctx.actor)(input)),
  load: signedIn.input(loadInput).mutation(({ ctx, input }) => loadTime(ctx.dependencies, ctx.actor)(input)),
  amend: signedIn
    .input(savedPay.extend({ ...payChange, entry: timeEntrySchema }))
    .mutation(({ ctx, input }) => amendTime(ctx.dependencies, ctx.actor)(input)),
  previewRecalculation: signedIn
    .input(savedPay)
    .query(({ ctx, input }) => previewRecalculation(ctx.dependencies, ctx.actor)(input)),
  recalculate: signedIn
    .input(savedPay.extend(payChange))
    .mutation(({ ctx, input }) => recalculateTime(ctx.dependencies, ctx.actor)(input)),
  delete: signedIn
    .input(savedPay.extend(deletion))
    .mutation(({ ctx, input }) => deleteTime(ctx.dependencies, ctx.actor)(input)),
  markPaid: signedIn
    .input(savedPay.extend(marking))
    .mutation(({ ctx, input }) => markTimePaid(ctx.dependencies, ctx.actor)(input)),
});
