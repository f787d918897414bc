import { Checkbox, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { type SignIn, secondFactorCodeSchema, signInSchema } from '@garita/domain/account/user.schema';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { notifySuccess } from '../../components/notices.ts';
import { PATHS } from '../../config/paths.ts';
import { TextField } from '../../form/fields.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { errorCodeOf } from '../../lib/error-text.ts';
import { storeSession } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { accountText } from '../../text/account.es.ts';
import { PublicTitle } from './public-title.tsx';
import { SignInCode } from './second-factor/sign-in-code.tsx';
import { WideSubmit } from './wide-submit.tsx';

const text = accountText.signIn;

const withCodeSchema = signInSchema.extend({ code: secondFactorCodeSchema.min(1, 'required') });

/** The way in. Whoever has a second factor is asked for its code once the password is right. */
export function SignInScreen() {
  const { signIn, isCodeAsked } = useSignIn();
  return (
    <>
      <PublicTitle>{text.title}</PublicTitle>
      <SchemaForm
        schema={isCodeAsked ? withCodeSchema : signInSchema}
        defaultValues={{ email: '', password: '', code: '' }}
        onSubmit={signIn}
        isGuarded={false}
        actions={<SignInActions />}
      >
        <TextField name="email" type="email" label={text.email} autoComplete="username" isRequired />
        <TextField
          name="password"
          type="password"
          label={text.password}
          autoComplete="current-password"
          isRequired
        />
        {isCodeAsked && <SignInCode />}
      </SchemaForm>
      <Text mt="6" color="fg.muted">
        {text.notMember}{' '}
        <TextLink variant="underline" colorPalette="brand" asChild>
          <Link to={PATHS.register}>{text.register}</Link>
        </TextLink>
      </Text>
    </>
  );
}

function useSignIn() {
  const navigate = useNavigate();
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const { mutateAsync } = trpc.session.signIn.useMutation();
  const enter = async (credentials: SignIn) => {
    const session = await mutateAsync(credentials);
    storeSession(session);
    await navigate(PATHS.dashboard);
    notifySuccess(text.welcome(session.name));
  };
  const signIn = (credentials: SignIn) =>
    enter(credentials).catch((error: unknown) => {
      if (errorCodeOf(error) !== 'second-factor-required') throw error;
      setIsCodeAsked(true);
      return false;
    });
  return { signIn, isCodeAsked };
}

function SignInActions() {
  return (
    <Stack gap="4">
      {/* It changes nothing, as specified: a session is always kept until it ends or is ended. */}
      <Checkbox.Root colorPalette="brand">
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{text.keepSession}</Checkbox.Label>
      </Checkbox.Root>
      <WideSubmit>{text.submit}</WideSubmit>
      <TextLink variant="underline" colorPalette="brand" alignSelf="start" asChild>
        <Link to={PATHS.recovery}>{text.forgot}</Link>
      </TextLink>
    </Stack>
  );
}
