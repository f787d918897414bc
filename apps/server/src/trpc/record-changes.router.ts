import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { listRecordHistory, recordKindSchema } from '../application/record-changes.ts';
import { router, signedIn } from './trpc.ts';

const oneRecord = z.strictObject({ record: recordKindSchema, recordId: recordIdSchema });

export const recordChangesRouter = router({
  list: signedIn
    .input(oneRecord)
    .query(({ ctx, input }) => listRecordHistory(ctx.dependencies, ctx.actor)(input)),
});
