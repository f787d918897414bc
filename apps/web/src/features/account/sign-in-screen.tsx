import { Checkbox, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router';
import { notifySuccess } from '../../components/notices.ts';
import { PATHS } from '../../config/paths.ts';
import { TextField } from '../../form/fields/text-field.tsx';
import { PublicForm } from '../../form/public-form.tsx';
import { accountText } from '../../text/account.es.ts';
import { formText } from '../../text/form.es.ts';
import { PasswordAndCode } from './password-and-code.tsx';
import { PublicTitle } from './public-title.tsx';
import { useSignIn } from './use-sign-in.ts';
import { WideSubmit } from './wide-submit.tsx';

const text = accountText.signIn;

/** The way in. Whoever has a second factor is asked for its code once the password is right. */
export function SignInScreen() {
  const navigate = useNavigate();
  const { signIn, isCodeAsked, schema } = useSignIn(async ({ name }) => {
    await navigate(PATHS.dashboard);
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
        <TextLink variant="underline" colorPalette="brand" asChild>
          <Link to={PATHS.register}>{text.register}</Link>
        </TextLink>
      </Text>
    </>
  );
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
