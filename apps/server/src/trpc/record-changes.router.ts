import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { listRecordHistory, recordKindSchema } from '../application/records/record-changes.ts';
import { router, signedIn } from './trpc.ts';

const oneRecord = z.strictObject({
  record: recordKindSchema,
  recordId: recordIdSchema,
  cursor: recordIdSchema.optional(),
  /** Which way an endless list of the browser is read; it is read one way only. */
  direction: z.literal('forward').optional(),
});

export const recordChangesRouter = router({
  list: signedIn
    .input(oneRecord)
    .query(({ ctx, input: { direction, ...part } }) => listRecordHistory(ctx.dependencies, ctx.actor)(part)),
});
