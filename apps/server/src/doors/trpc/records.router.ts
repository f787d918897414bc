import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { findByNumber } from '../../application/records/people-by-number.ts';
import { listRecordHistory, recordKindSchema } from '../../application/records/record-changes.ts';
import { searchRecords } from '../../application/records/search-records.ts';
import { router, run, signedIn } from './trpc.ts';

const oneRecord = z.strictObject({
  record: recordKindSchema,
  recordId: recordIdSchema,
  cursor: recordIdSchema.optional(),
  /** The direction of an endless list; it is always read forward. */
  direction: z.literal('forward').optional(),
});

export const recordChangesRouter = router({
  list: signedIn.input(oneRecord).query(run(listRecordHistory)),
});

export const searchRouter = router({
  records: signedIn.query(run(searchRecords)),
  // A mutation, because it records the search, and because the input of a query would be in the address and
  // in logs.
  byNumber: signedIn
    .input(z.strictObject({ number: socialSecurityNumberSchema }))
    .mutation(run(findByNumber)),
});
