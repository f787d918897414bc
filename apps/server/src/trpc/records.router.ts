import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { listRecordHistory, recordKindSchema } from '../application/records/record-changes.ts';
import { searchRecords } from '../application/records/search-records.ts';
import { router, run, signedIn } from './trpc.ts';

const oneRecord = z.strictObject({
  record: recordKindSchema,
  recordId: recordIdSchema,
  cursor: recordIdSchema.optional(),
  /** Which way an endless list of the browser is read; it is read one way only. */
  direction: z.literal('forward').optional(),
});

export const recordChangesRouter = router({
  list: signedIn.input(oneRecord).query(run(listRecordHistory)),
});

export const searchRouter = router({
  records: signedIn.query(run(searchRecords)),
});
