import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { PublicLink } from '../../layout/public-layout.tsx';
import { useNavigateTo } from '../../lib/navigate-to.ts';
import { accountText } from '../../text/account.es.ts';
import { formText } from '../../text/form.es.ts';
import { TickBox } from '../../ui/controls/tick-box.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { PublicForm } from '../../ui/form/form-frame.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { PublicTitle } from './public-title.tsx';
import { PasswordAndCode, useSignIn } from './sign-in-fields.tsx';
import { WideSubmit } from './submit-buttons.tsx';

const text = accountText.signIn;

/** The way in. Whoever has a second factor is asked for its code once the password is right. */
export function SignInScreen() {
  const go = useNavigateTo();
  const { signIn, isCodeAsked, schema } = useSignIn(async ({ name }) => {
    await go(PATHS.dashboard);
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
