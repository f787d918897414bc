import { z } from 'zod';
import { requiredOr, STRICT } from '../field-code.ts';
import { passwordSchema, secondFactorCodeSchema } from './user.schema.ts';

/** The code that an application for second factors shows: six digits. Codes: `required`, `verification-code-invalid`. */
export const verificationCodeSchema = z
  .string(requiredOr('verification-code-invalid'))
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .regex(/^\d{6}$/, requiredOr('verification-code-invalid'));

/** What starting a second factor takes. Codes: `required`, `password-too-long`. */
export const secondFactorStartSchema = z.strictObject({ currentPassword: passwordSchema }, STRICT);
export type SecondFactorStart = z.infer<typeof secondFactorStartSchema>;

/** What confirms that the application has the secret. Codes: those of a verification code. */
export const secondFactorConfirmationSchema = z.strictObject({ code: verificationCodeSchema }, STRICT);
export type SecondFactorConfirmation = z.infer<typeof secondFactorConfirmationSchema>;

/** What switching the second factor off takes; the code may be a recovery code. Codes: `required`, `text-too-long`, `password-too-long`. */
export const secondFactorRemovalSchema = z.strictObject(
  { currentPassword: passwordSchema, code: secondFactorCodeSchema.min(1, 'required') },
  STRICT,
);
export type SecondFactorRemoval = z.infer<typeof secondFactorRemovalSchema>;

/** True for a code of six digits, false for one that can only be a recovery code. */
export function isVerificationCode(code: string): boolean {
  return verificationCodeSchema.safeParse(code).success;
}
