import { z } from 'zod';
import { phoneSchema } from '../field/digits.schema.ts';
import { personNameSchema } from '../field/name.schema.ts';
import { STRICT } from '../field-code.ts';
import { codeTextSchema } from './registration-code.schema.ts';
import { newPasswordSchema, userEmailSchema } from './user.schema.ts';

/**
 * The fields that open an account. Codes: `required`, `letters-only`, `email-invalid`, `phone-invalid` and
 * those of a line and a password.
 */
export const registrationSchema = z.strictObject(
  {
    name: personNameSchema,
    lastName: personNameSchema,
    email: userEmailSchema,
    phone: phoneSchema,
    password: newPasswordSchema,
    /** The registration code that was sent to the same e-mail address. */
    code: codeTextSchema,
  },
  STRICT,
);
export type Registration = z.infer<typeof registrationSchema>;
