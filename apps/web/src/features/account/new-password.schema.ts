import { acceptanceSchema } from '@garita/domain/account/invitation.schema';
import { passwordResetSchema } from '@garita/domain/account/password-reset.schema';
import { registrationSchema } from '@garita/domain/account/registration.schema';
import { newPasswordSchema } from '@garita/domain/account/user.schema';
import { z } from 'zod';

const typedTwice = z.object({
  password: newPasswordSchema,
  confirmation: z.string('required').normalize('NFKC').min(1, 'required'),
});

/** The fields of a form for a new password: the password, and its repetition against typing errors. */
const TYPED_TWICE = typedTwice.shape;

/** True if both passwords are the same. */
function isSameTwice({ password, confirmation }: z.infer<typeof typedTwice>): boolean {
  return password === confirmation;
}

/** The error shown at the second password if it differs from the first. */
const PASSWORDS_DIFFER = {
  path: ['confirmation'],
  error: 'password-differs',
  // Checked as soon as both are typed, even if other fields are missing.
  when: ({ value }: { value: unknown }) => typedTwice.safeParse(value).success,
};

/** The form of a registration: what the server takes, and the password once more. */
export const registerFormSchema = z
  .strictObject({ ...registrationSchema.shape, ...TYPED_TWICE })
  .refine(isSameTwice, PASSWORDS_DIFFER);
export type RegisterForm = z.infer<typeof registerFormSchema>;

/** The form of somebody invited: what the server takes, and the password once more. */
export const acceptanceFormSchema = z
  .strictObject({ ...acceptanceSchema.shape, ...TYPED_TWICE })
  .refine(isSameTwice, PASSWORDS_DIFFER);
export type AcceptanceForm = z.infer<typeof acceptanceFormSchema>;

/** The form of a password reset: what the server takes, and the password once more. */
export const passwordResetFormSchema = z
  .strictObject({ ...passwordResetSchema.shape, ...TYPED_TWICE })
  .refine(isSameTwice, PASSWORDS_DIFFER);
