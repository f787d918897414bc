import { accountText } from '../../text/account.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';

const text = accountText.register;

/** The two fields for a new password. */
export function NewPasswordFields() {
  const shared = { type: 'password', autoComplete: 'new-password', isRequired: true };
  return (
    <>
      <TextField name="password" label={text.password} help={text.passwordHelp} {...shared} />
      <TextField name="confirmation" label={text.confirmation} {...shared} />
    </>
  );
}
