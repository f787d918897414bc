import { Button, Stack } from '@chakra-ui/react';
import { type SignIn, secondFactorCodeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorCodeOf } from '../../lib/error-text.ts';
import { useServer } from '../../lib/server.ts';
import { type Session, storeSession } from '../../lib/session.ts';
import { accountText } from '../../text/account.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { keepFocus } from './submit-buttons.tsx';

const withCodeSchema = signInSchema.extend({ code: secondFactorCodeSchema.min(1, 'required') });

/** Signs somebody in. Whoever has a second factor is asked for its code once the password is right. */
export function useSignIn(onSignedIn: (session: Session) => unknown) {
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const server = useServer();
  const enter = async (credentials: SignIn) => {
    const session = await server.session.signIn.mutate(credentials);
    storeSession(session);
    await onSignedIn(session);
  };
  const signIn = (credentials: SignIn) =>
    enter(credentials).catch((error: unknown) => {
      if (errorCodeOf(error) !== 'second-factor-required') throw error;
      setIsCodeAsked(true);
      return false;
    });
  return { signIn, isCodeAsked, schema: isCodeAsked ? withCodeSchema : signInSchema };
}

/** The fields that prove who the user is: the password and, once required, the code of the second factor. */
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

const text = accountText.signIn;

const FROM_APPLICATION = {
  label: text.verificationCode,
  help: text.verificationHelp,
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  other: text.useRecoveryCode,
} as const;

const FROM_PAPER = {
  label: text.recoveryCode,
  help: text.recoveryHelp,
  autoComplete: 'off',
  inputMode: 'text',
  other: text.useVerificationCode,
} as const;

/**
 * The code that signing in asks for besides the password, from the application or from paper. It takes the
 * focus.
 */
function SignInCode() {
  const { setFocus, setValue } = useFormContext();
  const [isOnPaper, setIsOnPaper] = useState(false);
  const { other, ...field } = isOnPaper ? FROM_PAPER : FROM_APPLICATION;
  useEffect(() => setFocus('code'), [setFocus]);
  const change = () => {
    setIsOnPaper(!isOnPaper);
    setValue('code', '');
    setFocus('code');
  };

  return (
    <Stack gap="2" align="start">
      <Stack w="full">
        <TextField name="code" {...field} isRequired />
      </Stack>
      <Button
        type="button"
        variant="plain"
        size="sm"
        px="0"
        color="brand.fg"
        onMouseDown={keepFocus}
        onClick={change}
      >
        {other}
      </Button>
    </Stack>
  );
}
