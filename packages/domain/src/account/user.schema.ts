import { z } from 'zod';
import { optionalPhoneSchema } from '../field/digits.schema.ts';
import { emailSchema } from '../field/email.schema.ts';
import { personNameSchema } from '../field/name.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { isOneCharacter } from './guessable-password.ts';

/** The minimum length of a new password. */
const MIN_PASSWORD = 10;
/** The maximum length of a password, so that a long text cannot block the hasher. */
const MAX_PASSWORD = 200;

// NFKC, because keyboards and systems compose the same accent in different ways. Spaces are part of a
// password.
const passwordTextSchema = z.string('required').normalize('NFKC').max(MAX_PASSWORD, 'password-too-long');

/** A password to compare with the stored one. Codes: `required`, `password-too-long`. */
export const passwordSchema = passwordTextSchema.min(1, 'required');

/**
 * A new password: 10 to 200 characters, neither blanks nor one repeated character. Codes: `required`,
 * `password-too-short`, `password-too-long`, `password-common`.
 */
export const newPasswordSchema = passwordTextSchema
  .min(MIN_PASSWORD, { ...requiredOr('password-too-short'), abort: true })
  .refine((password) => !isOneCharacter(password), 'password-common');

/** The e-mail address that identifies a user, in lower case. Codes: `required`, `email-invalid`. */
export const userEmailSchema = emailSchema.toLowerCase();

/** The maximum length of a second-factor code without its separators. */
const MAX_CODE = 20;

/**
 * A second-factor code, verification or recovery code, without spaces and hyphens and in upper case; '' if
 * absent. Codes: `text-invalid`, `text-too-long`.
 */
export const secondFactorCodeSchema = z
  .string(requiredOr('text-invalid'))
  .overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .max(MAX_CODE, 'text-too-long');

/**
 * The fields of a sign-in. The code may be absent: if the user has a second factor, the server then refuses
 * with the request to send one. Codes: `required`, `email-invalid`, `password-too-long`, `text-too-long`.
 */
export const signInSchema = z.strictObject(
  { email: userEmailSchema, password: passwordSchema, code: secondFactorCodeSchema.default('') },
  STRICT,
);
export type SignIn = z.infer<typeof signInSchema>;

/**
 * The fields with which users change their own password, with a code if they have a second factor. Codes:
 * `required`, `text-too-long` and those of a new password.
 */
export const passwordChangeSchema = z.strictObject(
  {
    currentPassword: passwordSchema,
    newPassword: newPasswordSchema,
    code: secondFactorCodeSchema.default(''),
  },
  STRICT,
);
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/**
 * The fields of a user's own profile. A new e-mail address needs the password, because it is used to sign in.
 * Codes: `required`, `letters-only`, `email-invalid`, `phone-invalid`, `password-too-long`.
 */
export const ownProfileSchema = z.strictObject(
  {
    name: personNameSchema,
    lastName: personNameSchema,
    email: userEmailSchema,
    phone: optionalPhoneSchema,
    currentPassword: passwordTextSchema.default(''),
  },
  STRICT,
);
export type OwnProfile = z.infer<typeof ownProfileSchema>;
