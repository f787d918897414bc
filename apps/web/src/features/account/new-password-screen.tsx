import { Text } from '@chakra-ui/react';
import { passwordResetSchema } from '@garita/domain/account/password-reset.schema';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { PATHS } from '../../config/paths.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { accountText } from '../../text/account.es.ts';
import { formText } from '../../text/form.es.ts';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { LoadingBlock } from '../../ui/page/state-blocks.tsx';
import { DeadLink } from './dead-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PublicTitle } from './public-title.tsx';
import { isSameTwice, PASSWORDS_DIFFER, TYPED_TWICE } from './typed-twice.ts';
import { WideSubmit } from './wide-submit.tsx';

const text = accountText.newPassword;

const formSchema = z
  .strictObject({ ...passwordResetSchema.shape, ...TYPED_TWICE })
  .refine(isSameTwice, PASSWORDS_DIFFER);

/** Where the link leads that an administrator makes for who lost the password. */
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

// Asked by POST, as an invitation is.
function usePasswordLink(token: string) {
  const { client } = trpc.useUtils();
  const queryFn = () => client.users.passwordLink.mutate({ token });
  return useQuery({ queryKey: ['password link', token], queryFn, gcTime: 0 });
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { mutateAsync } = trpc.users.resetPassword.useMutation();
  const save = async ({ confirmation: _, ...reset }: z.infer<typeof formSchema>) => {
    await mutateAsync(reset);
    notifySuccess(text.done);
    await navigate(PATHS.signIn);
  };
  return (
    <SchemaForm
      schema={formSchema}
      defaultValues={{ token, password: '', confirmation: '' }}
      onSubmit={save}
      incompleteText={formText.incompletePublic}
      actions={<WideSubmit>{text.submit}</WideSubmit>}
    >
      <NewPasswordFields />
    </SchemaForm>
  );
}
