import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { ROLE_LABELS } from '@garita/domain/text/option-labels.es';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import { PATHS } from '../../config/paths.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { accountText } from '../../text/account.es.ts';
import { formText } from '../../text/form.es.ts';
import { usersText } from '../../text/records/users.es.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { LoadingBlock } from '../../ui/page/state-blocks.tsx';
import { type AcceptanceForm, acceptanceFormSchema, passwordResetFormSchema } from './new-password.schema.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PublicTitle, WideSubmit } from './title-and-submit.tsx';

const acceptanceText = usersText.acceptance;
const fields = accountText.register;

/** The screen that an invitation link opens: joins the account of the person who sent it. */
export function InvitationScreen() {
  const token = useLocation().hash.slice(1);
  const { data, error } = useInvitation(token);
  return (
    <>
      <PublicTitle>{acceptanceText.title}</PublicTitle>
      {data && (
        <>
          <Text mb="6">{acceptanceText.invited(data.email, ROLE_LABELS[data.role])}</Text>
          <InvitedForm token={token} />
        </>
      )}
      {error && <DeadLink reason={errorText(error)} />}
      {!data && !error && <LoadingBlock />}
    </>
  );
}

// Sent by POST, so that no server or proxy logs the token with an address.
function useInvitation(token: string) {
  const { client } = trpc.useUtils();
  const queryFn = () => client.users.invitation.mutate({ token });
  return useQuery({ queryKey: ['invitation', token], queryFn, gcTime: 0 });
}

function InvitedForm({ token }: { token: string }) {
  const accept = useAccept();
  return (
    <SchemaForm
      schema={acceptanceFormSchema}
      defaultValues={{ token, name: '', lastName: '', phone: '', password: '', confirmation: '' }}
      onSubmit={accept}
      incompleteText={formText.incompletePublic}
      actions={<WideSubmit>{acceptanceText.submit}</WideSubmit>}
    >
      <TextField name="name" label={fields.name} autoComplete="given-name" isRequired />
      <TextField name="lastName" label={fields.lastName} autoComplete="family-name" isRequired />
      <MaskedField name="phone" mask="phone" label={fields.phone} autoComplete="tel-national" isRequired />
      <NewPasswordFields />
    </SchemaForm>
  );
}

function useAccept() {
  const navigate = useNavigate();
  const { mutateAsync } = trpc.users.acceptInvitation.useMutation();
  return async ({ confirmation: _, ...acceptance }: AcceptanceForm) => {
    await mutateAsync(acceptance);
    notifySuccess(acceptanceText.accepted);
    await navigate(PATHS.signIn);
  };
}

const text = accountText.newPassword;

/** The screen that a recovery link opens, which an administrator makes for a user who lost the password. */
export function NewPasswordScreen() {
  const token = useLocation().hash.slice(1);
  const { data, error } = usePasswordLink(token);
  return (
    <>
      <PublicTitle>{text.title}</PublicTitle>
      {data && (
        <>
          <Text mb="6">{text.help(data.email)}</Text>
          <NewPasswordForm token={token} />
        </>
      )}
      {error && <DeadLink reason={errorText(error)} />}
      {!data && !error && <LoadingBlock />}
    </>
  );
}

// Sent by POST, as for an invitation.
function usePasswordLink(token: string) {
  const { client } = trpc.useUtils();
  const queryFn = () => client.users.passwordLink.mutate({ token });
  return useQuery({ queryKey: ['password link', token], queryFn, gcTime: 0 });
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { mutateAsync } = trpc.users.resetPassword.useMutation();
  const save = async ({ confirmation: _, ...reset }: z.infer<typeof passwordResetFormSchema>) => {
    await mutateAsync(reset);
    notifySuccess(text.done);
    await navigate(PATHS.signIn);
  };
  return (
    <SchemaForm
      schema={passwordResetFormSchema}
      defaultValues={{ token, password: '', confirmation: '' }}
      onSubmit={save}
      incompleteText={formText.incompletePublic}
      actions={<WideSubmit>{text.submit}</WideSubmit>}
    >
      <NewPasswordFields />
    </SchemaForm>
  );
}

/** Says that a link was used, withdrawn or replaced, has expired, or never was valid. */
function DeadLink({ reason }: { reason: string }) {
  return (
    <Stack gap="4" align="start">
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Title>{reason}</Alert.Title>
      </Alert.Root>
      <Button variant="outline" asChild>
        <Link to={PATHS.signIn}>{usersText.acceptance.toSignIn}</Link>
      </Button>
    </Stack>
  );
}
