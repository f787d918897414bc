import { z } from 'zod';
import { flagSchema } from '../field/flag.schema.ts';
import { STRICT } from '../field-code.ts';

/** What an account asks of everybody in it. Codes: `required`, `option-invalid`. */
export const accountSettingsSchema = z.strictObject(
  {
    /** Whether a pay period is closed only by somebody who booked nothing in it. */
    periodsClosedByAnother: flagSchema,
  },
  STRICT,
);
export type AccountSettings = z.infer<typeof accountSettingsSchema>;
