import { accountText } from '../../text/account.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SignInCode } from './second-factor/sign-in-code.tsx';

/** What proves who one is: the password and, once it is asked for, the code of a second factor. */
export function PasswordAndCode({ isCodeAsked }: { isCodeAsked: boolean }) {
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={accountText.signIn.password}
        autoComplete="current-password"
        isRequired
      />
      {isCodeAsked && <SignInCode />}
    </>
  );
}
