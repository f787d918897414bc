import { boundedListSchema } from '@garita/domain/field/bounded-list.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { requiredOr } from '@garita/domain/field-code';
import { draftedRowSchema } from '@garita/domain/pay/run/drafted-row.schema';
import { timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import { loadPayRun } from '../../application/pay-run/pay-run.ts';
import { previewPayRun } from '../../application/pay-run/preview-pay-run.ts';
import { draftVersionSchema, getRunDraft, saveRunDraft } from '../../application/pay-run/run-draft.ts';
import { getPayRun } from '../../application/pay-run/run-sheet.ts';
import { commandInput, companyInput, confirmedNetSchema, positionInput, reasonInput } from './inputs.ts';
import { permitted, router, run, signedIn } from './trpc.ts';

const payWriterProcedure = permitted('pay:write');

const rowSchema = z.strictObject({
  employeeId: recordIdSchema,
  entry: timeEntrySchema.omit({ periodId: true, payDate: true }),
});

const employeeIdsSchema = boundedListSchema(recordIdSchema, 'runRows', requiredOr('option-invalid'));

const runInput = companyInput.extend({
  periodId: recordIdSchema,
  payDate: calendarDateSchema,
  rows: boundedListSchema(rowSchema, 'runRows', requiredOr('option-invalid')),
  withoutWork: employeeIdsSchema.optional(),
  ...positionInput,
});

const draftRowsSchema = boundedListSchema(
  draftedRowSchema.extend({ employeeId: recordIdSchema }),
  'runRows',
  requiredOr('option-invalid'),
);

const runOfPeriod = companyInput.extend({ periodId: recordIdSchema });

/** The procedures of a company's pay run of a period. A preview is a mutation because its rows are many. */
export const payRunsRouter = router({
  get: signedIn.input(runOfPeriod).query(run(getPayRun)),
  draft: signedIn.input(runOfPeriod.extend({ since: draftVersionSchema.optional() })).query(run(getRunDraft)),
  saveDraft: payWriterProcedure
    .input(runOfPeriod.extend({ ...commandInput, version: draftVersionSchema, rows: draftRowsSchema }))
    .mutation(run(saveRunDraft)),
  preview: payWriterProcedure.input(runInput).mutation(run(previewPayRun)),
  load: payWriterProcedure
    .input(
      runInput.extend({ ...commandInput, ...reasonInput, confirmedTotal: confirmedNetSchema.optional() }),
    )
    .mutation(run(loadPayRun)),
});
