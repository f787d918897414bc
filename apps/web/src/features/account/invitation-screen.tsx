import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { accountText } from '../../text/account.es.ts';
import { formText } from '../../text/form.es.ts';
import { roleLabels } from '../../text/reference.es.ts';
import { usersText } from '../../text/users.es.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { LoadingBlock } from '../../ui/page/state-blocks.tsx';
import { type AcceptanceForm, acceptanceFormSchema } from './acceptance-schema.ts';
import { DeadLink } from './dead-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PublicTitle } from './public-title.tsx';
import { WideSubmit } from './wide-submit.tsx';

const text = usersText.acceptance;
const fields = accountText.register;

/** Where the link of an invitation leads: into the account of whoever sent it. */
export function InvitationScreen() {
  const token = useLocation().hash.slice(1);
  const { data, error } = useInvitation(token);
  return (
    <>
      <PublicTitle>{text.title}</PublicTitle>
      {data && (
        <>
          <Text mb="6">{text.invited(data.email, roleLabels[data.role])}</Text>
          <InvitedForm token={token} />
        </>
      )}
      {error && <DeadLink reason={errorText(error)} />}
      {!data && !error && <LoadingBlock />}
    </>
  );
}

// Asked by POST: a token is in no address that a server or a proxy keeps.
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
      actions={<WideSubmit>{text.submit}</WideSubmit>}
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
    notifySuccess(text.accepted);
    await navigate(PATHS.signIn);
  };
}
