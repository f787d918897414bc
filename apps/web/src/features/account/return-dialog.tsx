import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { askToReturn } from '../../lib/return-question.ts';
import { useCurrentUser } from '../../lib/trpc.ts';
import { accountText } from '../../text/account.es.ts';
import { commonText } from '../../text/common.es.ts';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess, withdrawNotice } from '../../ui/notices/notices.ts';
import { PasswordAndCode, useSignIn } from './sign-in-screen.tsx';
import { WideSubmit } from './title-and-submit.tsx';

const text = accountText.signIn;

/**
 * Asks a user whose session ended for the password, over the form that the user was typing in. The form keeps
 * its values and is hidden meanwhile, and only the same user can sign in here. `onLeave` gives the form up.
 */
export function ReturnDialog({ onLeave }: { onLeave: () => void }) {
  const email = useCurrentUser()?.email ?? '';
  return (
    <Dialog.Root open closeOnEscape={false} closeOnInteractOutside={false} placement="center" size="sm">
      <Portal>
        <Dialog.Backdrop bg="bg" zIndex="max" />
        <Dialog.Positioner zIndex="max">
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title fontSize="16px">{text.ended}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <Dialog.Description>{text.isKept(email)}</Dialog.Description>
                <PasswordForm email={email} onLeave={onLeave} />
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function PasswordForm({ email, onLeave }: { email: string; onLeave: () => void }) {
  const queryClient = useQueryClient();
  const { signIn, isCodeAsked, schema } = useSignIn(() => {
    askToReturn(false);
    withdrawNotice(commonText.failures.sessionEnded);
    notifySuccess(text.returned);
    // Only queries that failed meanwhile are repeated; the data under the form stays as it is.
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
  return (
    <SchemaForm
      schema={schema}
      defaultValues={{ email, password: '', code: '' }}
      onSubmit={signIn}
      isGuarded={false}
      isInDrawer
      actions={<ReturnActions onLeave={onLeave} />}
    >
      <PasswordAndCode isCodeAsked={isCodeAsked} />
    </SchemaForm>
  );
}

function ReturnActions({ onLeave }: { onLeave: () => void }) {
  return (
    <Stack gap="2">
      <WideSubmit>{text.submit}</WideSubmit>
      <Button type="button" variant="outline" onClick={onLeave}>
        {text.giveUp}
      </Button>
    </Stack>
  );
}
