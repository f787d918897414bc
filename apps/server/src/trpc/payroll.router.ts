import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { z } from 'zod';
import { amendTime } from '../application/amend-time.ts';
import { commandIdSchema } from '../application/command-key.ts';
import { deleteTime, deletionReasonSchema } from '../application/delete-time.ts';
import { loadTime } from '../application/load-time.ts';
import { payrollSheet } from '../application/payroll-sheet.ts';
import { previewRecalculation, recalculateTime } from '../application/recalculate-time.ts';
import { yearSchema } from '../application/year.ts';
import { router, signedIn } from './trpc.ts';

const version = z.int('required').positive('required');

const command = { commandId: commandIdSchema, confirmedNet: z.int('amount-invalid').optional() };

const sheetInput = z.strictObject({
  companyId: recordIdSchema,
  employeeId: recordIdSchema,
  year: yearSchema,
});
const loadInput = z.strictObject({ ...command, employeeId: recordIdSchema, entry: timeEntrySchema });
const savedInput = z.strictObject({ entryId: recordIdSchema, version });
const amendInput = savedInput.extend({ ...command, entry: timeEntrySchema });
const deleteInput = savedInput.extend({
  commandId: commandIdSchema,
  reason: deletionReasonSchema.optional(),
});

export const payrollRouter = router({
  sheet: signedIn
    .input(sheetInput)
    .query(({ ctx, input }) => payrollSheet(ctx.dependencies, ctx.actor)(input)),
  load: signedIn.input(loadInput).mutation(({ ctx, input }) => loadTime(ctx.dependencies, ctx.actor)(input)),
  amend: signedIn
    .input(amendInput)
    .mutation(({ ctx, input }) => amendTime(ctx.dependencies, ctx.actor)(input)),
  previewRecalculation: signedIn
    .input(savedInput)
    .query(({ ctx, input }) => previewRecalculation(ctx.dependencies, ctx.actor)(input)),
  recalculate: signedIn
    .input(savedInput.extend(command))
    .mutation(({ ctx, input }) => recalculateTime(ctx.dependencies, ctx.actor)(input)),
  delete: signedIn
    .input(deleteInput)
    .mutation(({ ctx, input }) => deleteTime(ctx.dependencies, ctx.actor)(input)),
});
