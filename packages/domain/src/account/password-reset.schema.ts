import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { invitationTokenSchema } from './invitation.schema.ts';
import { newPasswordSchema } from './user.schema.ts';

/**
 * The fields that set a new password by a link. Codes: `required`, `password-too-short`, `password-too-long`.
 */
export const passwordResetSchema = z.strictObject(
  { token: invitationTokenSchema, password: newPasswordSchema },
  STRICT,
);
export type PasswordReset = z.infer<typeof passwordResetSchema>;
