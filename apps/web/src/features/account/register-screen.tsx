import { Text, Link as TextLink } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { accountText } from '../../text/account.es.ts';
import { formText } from '../../text/form.es.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { type RegisterForm, registerFormSchema } from './new-password.schema.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PublicTitle, WideSubmit } from './title-and-submit.tsx';

const text = accountText.register;

const EMPTY = { name: '', lastName: '', email: '', phone: '', password: '', confirmation: '', code: '' };

/** The form that opens an account, with the code that was sent to the user's e-mail address. */
export function RegisterScreen() {
  const register = useRegister();
  return (
    <>
      <PublicTitle>{text.title}</PublicTitle>
      <SchemaForm
        schema={registerFormSchema}
        defaultValues={EMPTY}
        onSubmit={register}
        incompleteText={formText.incompletePublic}
        actions={<WideSubmit>{text.submit}</WideSubmit>}
      >
        <TextField name="name" label={text.name} autoComplete="given-name" isRequired />
        <TextField name="lastName" label={text.lastName} autoComplete="family-name" isRequired />
        <TextField
          name="email"
          type="email"
          label={text.email}
          help={text.emailHelp}
          autoComplete="username"
          isRequired
        />
        <MaskedField name="phone" mask="phone" label={text.phone} autoComplete="tel-national" isRequired />
        <NewPasswordFields />
        <TextField name="code" label={text.code} autoComplete="off" isRequired />
      </SchemaForm>
      <Text mt="6" color="fg.muted">
        {text.member}{' '}
        <TextLink variant="underline" colorPalette="brand" asChild>
          <Link to={PATHS.signIn}>{text.signIn}</Link>
        </TextLink>
      </Text>
    </>
  );
}

function useRegister() {
  const navigate = useNavigate();
  const { mutateAsync } = trpc.users.register.useMutation();
  return async ({ confirmation: _, ...registration }: RegisterForm) => {
    await mutateAsync(registration);
    notifySuccess(text.created);
    await navigate(PATHS.signIn);
  };
}
