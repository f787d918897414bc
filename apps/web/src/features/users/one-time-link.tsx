import { Alert, Button, HStack, Stack, Text, useClipboard } from '@chakra-ui/react';
import { Check, Copy, KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { momentText } from '../../lib/date-text.ts';
import { trpc, useCurrentUser, useIsAllowed } from '../../lib/trpc.ts';
import { usersText } from '../../text/records/users.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';

const text = usersText.link;

/** A new link with its recipient. */
export type MadeLink = { path: string; expiresAt: string; email: string };

type OneTimeLinkProps = {
  title: string;
  link: MadeLink;
  /** The next step for the user. */
  children: ReactNode;
};

/** Shows a link to be copied now: the server stores nothing from which it could be shown again. */
export function OneTimeLink({ title, link, children }: OneTimeLinkProps) {
  return (
    <Stack gap="4" maxW="40rem">
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{title}</Alert.Title>
          <Alert.Description>{text.once}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <CopiedLink label={text.label(link.email)} address={`${location.origin}${link.path}`} />
      <Text color="fg.muted">{text.until(momentText(link.expiresAt))}</Text>
      <HStack gap="3" wrap="wrap">
        {children}
      </HStack>
    </Stack>
  );
}

function CopiedLink({ label, address }: { label: string; address: string }) {
  const id = useId();
  const { copied, copy } = useClipboard({ value: address });
  return (
    <FieldFrame id={id} label={label} isRequired={false} help={undefined} error={undefined}>
      <HStack gap="2">
        <Input id={id} value={address} readOnly bg="bg.muted" onFocus={(event) => event.target.select()} />
        <Button colorPalette="brand" onClick={copy}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{copied ? text.copied : text.copy}</span>
        </Button>
      </HStack>
    </FieldFrame>
  );
}

const recoveryText = usersText.recovery;

type Person = { id: number; name: string; lastName: string; email: string; hasSecondFactor: boolean };
type RecoveryRequest = { what: 'password' | 'secondFactor'; user: Person };

/** Lets an administrator help a user who lost the password or the telephone, after a confirmation. */
export function useRecovery(onLink: (link: MadeLink) => void): {
  actionsOf: (user: Person) => MenuAction[];
  dialog: ReactNode;
} {
  const mayRecover = useIsAllowed('users:recover');
  const self = useCurrentUser();
  const [request, setRequest] = useState<RecoveryRequest>();
  const utils = trpc.useUtils();
  const password = trpc.users.makePasswordLink.useMutation();
  const secondFactor = trpc.users.removeSecondFactor.useMutation();

  const recover = async () => {
    if (!request) return;
    const { what, user } = request;
    if (what === 'password') {
      onLink({ ...(await password.mutateAsync({ userId: user.id })), email: user.email });
    } else {
      await secondFactor.mutateAsync({ userId: user.id });
      await utils.users.list.invalidate();
      notifySuccess(recoveryText.secondFactorRemoved);
    }
  };
  const actionsOf = (user: Person): MenuAction[] => {
    if (!mayRecover || user.id === self?.id) return [];
    const ask = (what: RecoveryRequest['what']) => () => setRequest({ what, user });
    return [
      { label: recoveryText.password, icon: KeyRound, onSelect: ask('password') },
      ...(user.hasSecondFactor
        ? [{ label: recoveryText.secondFactor, icon: Smartphone, onSelect: ask('secondFactor') }]
        : []),
    ];
  };
  const dialog = (
    <ConfirmDialog
      open={request !== undefined}
      title={recoveryText[request?.what ?? 'password']}
      description={
        request && recoveryText.question[request.what](`${request.user.name} ${request.user.lastName}`)
      }
      isDestructive={request?.what === 'secondFactor'}
      onClose={() => setRequest(undefined)}
      onAccept={recover}
    />
  );
  return { actionsOf, dialog };
}
