import { z } from 'zod';
import { flagSchema } from '../field/flag.schema.ts';
import { STRICT } from '../field-code.ts';

/** The settings that apply to all users of an account. Codes: `required`, `option-invalid`. */
export const accountSettingsSchema = z.strictObject(
  {
    /** True if a pay period may be closed only by a user who booked nothing in it. */
    periodsClosedByAnother: flagSchema,
  },
  STRICT,
);
export type AccountSettings = z.infer<typeof accountSettingsSchema>;
