import { z } from 'zod';
import { optionalPhoneSchema } from '../field/digits.schema.ts';
import { emailSchema } from '../field/email.schema.ts';
import { personNameSchema } from '../field/name.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { isOneCharacter } from './guessable-password.ts';

/** The fewest characters of a new password. */
export const MIN_PASSWORD = 10;
/** The most, so that nobody can keep the hasher busy with a book. */
const MAX_PASSWORD = 200;

// NFKC, because keyboards and systems compose the same accent in different ways; the spaces are part of a
// password.
const passwordTextSchema = z.string('required').normalize('NFKC').max(MAX_PASSWORD, 'password-too-long');

/** A password to be compared with the one kept. Codes: `required`, `password-too-long`. */
export const passwordSchema = passwordTextSchema.min(1, 'required');

/**
 * A password to be kept: 10 to 200 characters that are not all one, nor blanks. Codes: `required`,
 * `password-too-short`, `password-too-long`, `password-common`.
 */
export const newPasswordSchema = passwordTextSchema
  .min(MIN_PASSWORD, { ...requiredOr('password-too-short'), abort: true })
  .refine((password) => !isOneCharacter(password), 'password-common');

/**
 * The e-mail address that names a user, without regard to upper and lower case. Codes: `required`,
 * `email-invalid`.
 */
export const userEmailSchema = emailSchema.toLowerCase();

/** The most characters of a code of the second factor; those it is written with between them do not count. */
const MAX_CODE = 20;

/**
 * A code of the second factor, a verification code as well as a recovery code: without spaces and hyphens, in
 * upper case. Empty where none came. Codes: `text-invalid`, `text-too-long`.
 */
export const secondFactorCodeSchema = z
  .string(requiredOr('text-invalid'))
  .overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .max(MAX_CODE, 'text-too-long');

/**
 * The fields of a sign-in. Nobody needs to know beforehand whether the user has a second factor: a sign-in
 * without its code is refused with the request to send one. Codes: `required`, `email-invalid`,
 * `password-too-long`, `text-too-long`.
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
 * The fields of a user's own profile. Another e-mail address needs the password, because the user signs in
 * by it. Codes: `required`, `letters-only`, `email-invalid`, `phone-invalid`, `password-too-long`.
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
