import { contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { contractorSheet } from '../application/contractor/contractor-sheet.ts';
import {
  amendContractorTime,
  deleteContractorTime,
  loadContractorTime,
  markContractorTimePaid,
} from '../application/contractor/contractor-time.ts';
import { yearSchema } from '../application/year.ts';
import { deletion, marking, payChange, savedPay } from './pay-inputs.ts';
import { router, signedIn } from './trpc.ts';

const sheetInput = z.strictObject({
  companyId: recordIdSchema,
  contractorId: recordIdSchema,
  year: yearSchema,
});
const loadInput = z.strictObject({ ...payChange, contractorId: recordIdSchema, time: contractorTimeSchema });

export const contractorTimeRouter = router({
  sheet: signedIn
    .input(sheetInput)
    .query(({ ctx, input }) => contractorSheet(ctx.dependencies, ctx.actor)(input)),
  load: signedIn
    .input(loadInput)
    .mutation(({ ctx, input }) => loadContractorTime(ctx.dependencies, ctx.actor)(input)),
  amend: signedIn
    .input(savedPay.extend({ ...payChange, time: contractorTimeSchema }))
    .mutation(({ ctx, input }) => amendContractorTime(ctx.dependencies, ctx.actor)(input)),
  delete: signedIn
    .input(savedPay.extend(deletion))
    .mutation(({ ctx, input }) => deleteContractorTime(ctx.dependencies, ctx.actor)(input)),
  markPaid: signedIn
    .input(savedPay.extend(marking))
    .mutation(({ ctx, input }) => markContractorTimePaid(ctx.dependencies, ctx.actor)(input)),
});
