import { z } from 'zod';
import { requiredOr, STRICT } from '../field-code.ts';
import { passwordSchema, secondFactorCodeSchema } from './user.schema.ts';

/**
 * A verification code of an authenticator app: six digits. Codes: `required`, `verification-code-invalid`.
 */
const verificationCodeSchema = z
  .string(requiredOr('verification-code-invalid'))
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .regex(/^\d{6}$/, requiredOr('verification-code-invalid'));

/** The fields that start a second factor. Codes: `required`, `password-too-long`. */
export const secondFactorStartSchema = z.strictObject({ currentPassword: passwordSchema }, STRICT);
export type SecondFactorStart = z.infer<typeof secondFactorStartSchema>;

/**
 * The code that confirms that the authenticator application has the secret. Codes: those of a verification
 * code.
 */
export const secondFactorConfirmationSchema = z.strictObject({ code: verificationCodeSchema }, STRICT);
export type SecondFactorConfirmation = z.infer<typeof secondFactorConfirmationSchema>;

/**
 * The fields that switch the second factor off. The code may be a recovery code. Codes: `required`,
 * `text-too-long`, `password-too-long`.
 */
export const secondFactorRemovalSchema = z.strictObject(
  { currentPassword: passwordSchema, code: secondFactorCodeSchema.min(1, 'required') },
  STRICT,
);
export type SecondFactorRemoval = z.infer<typeof secondFactorRemovalSchema>;

/** Returns true for a code of six digits, false for one that can only be a recovery code. */
export function isVerificationCode(code: string): boolean {
  return verificationCodeSchema.safeParse(code).success;
}
