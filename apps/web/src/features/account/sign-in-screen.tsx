import { Button, Stack, Text } from '@chakra-ui/react';
import { type SignIn, secondFactorCodeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PATHS } from '../../config/paths.ts';
import { PublicLink } from '../../layout/public-layout.tsx';
import { errorCodeOf } from '../../lib/error-text.ts';
import { useNavigateTo } from '../../lib/navigate-to.ts';
import { useServer } from '../../lib/server.ts';
import { type Session, storeSession } from '../../lib/session.ts';
import { accountText } from '../../text/account.es.ts';
import { formText } from '../../text/form.es.ts';
import { TickBox } from '../../ui/controls/tick-box.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { PublicForm } from '../../ui/form/form-frame.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { keepFocus, PublicTitle, WideSubmit } from './title-and-submit.tsx';

const text = accountText.signIn;

/** The sign-in. It asks for the code of the second factor, if there is one, after a correct password. */
export function SignInScreen() {
  const go = useNavigateTo();
  const { signIn, isCodeAsked, schema } = useSignIn(async ({ name }) => {
    await go(PATHS.desk);
    notifySuccess(text.welcome(name));
  });
  return (
    <>
      <PublicTitle>{text.title}</PublicTitle>
      <PublicForm
        schema={schema}
        defaultValues={{ email: '', password: '', code: '' }}
        onSubmit={signIn}
        incompleteText={formText.incompletePublic}
        actions={<SignInActions />}
      >
        <TextField name="email" type="email" label={text.email} autoComplete="username" isRequired />
        <PasswordAndCode isCodeAsked={isCodeAsked} />
      </PublicForm>
      <Text mt="6" color="fg.muted">
        {text.notMember}{' '}
        <PublicLink href={PATHS.register} variant="underline" colorPalette="brand">
          {text.register}
        </PublicLink>
      </Text>
    </>
  );
}

function SignInActions() {
  const [isKept, setIsKept] = useState(false);
  return (
    <Stack gap="4">
      {/* It changes nothing, as specified: a session is always kept until it ends or is ended. */}
      <TickBox isTicked={isKept} onTick={setIsKept}>
        {text.keepSession}
      </TickBox>
      <WideSubmit>{text.submit}</WideSubmit>
      <PublicLink href={PATHS.recovery} variant="underline" colorPalette="brand" alignSelf="start">
        {text.forgot}
      </PublicLink>
    </Stack>
  );
}

const withCodeSchema = signInSchema.extend({ code: secondFactorCodeSchema.min(1, 'required') });

/** Signs a user in, with the code of the second factor where the account has one. */
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

/** The field of the second factor's code, from the application or from paper. It takes the focus. */
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
