import { newPasswordSchema } from '@garita/domain/account/user.schema';
import { z } from 'zod';
import { accountText } from '../../text/account.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';

const text = accountText.register;

/** The password of a new user, twice. */
export function NewPasswordFields() {
  const shared = { type: 'password', autoComplete: 'new-password', isRequired: true };
  return (
    <>
      <TextField name="password" label={text.password} help={text.passwordHelp} {...shared} />
      <TextField name="confirmation" label={text.confirmation} {...shared} />
    </>
  );
}

const typedTwice = z.object({
  password: newPasswordSchema,
  confirmation: z.string('required').normalize('NFKC').min(1, 'required'),
});

/** The fields of a form for a new password: the password, and once more, against slips of the fingers. */
export const TYPED_TWICE = typedTwice.shape;

/** True if both passwords are the same. */
export function isSameTwice({ password, confirmation }: z.infer<typeof typedTwice>): boolean {
  return password === confirmation;
}

/** The error shown at the second password if it differs from the first. */
export const PASSWORDS_DIFFER = {
  path: ['confirmation'],
  error: 'password-differs',
  // Told as soon as both are there, whatever else is missing.
  when: ({ value }: { value: unknown }) => typedTwice.safeParse(value).success,
};
