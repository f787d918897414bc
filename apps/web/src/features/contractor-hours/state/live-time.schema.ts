import { contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import { z } from 'zod';

/** What is typed, as far as amounts depend on it: a pay date of the wrong year is refused, but changes none of them. */
export const liveTimeSchema = z
  .looseObject({})
  .transform((values): unknown => ({ ...values, year: undefined }))
  .pipe(contractorTimeSchema);
