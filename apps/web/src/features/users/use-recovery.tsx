import { KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCurrentUser, useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { usersText } from '../../text/users.es.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.ts';
import type { Action } from '../../ui/page/action.ts';
import type { MadeLink } from './one-time-link.tsx';

const text = usersText.recovery;

type Person = { id: number; name: string; lastName: string; email: string; hasSecondFactor: boolean };
type Asked = { what: 'password' | 'secondFactor'; user: Person };

/** What an administrator can do for somebody else who lost the password or the telephone, and the questions before it. */
export function useRecovery(onLink: (link: MadeLink) => void): {
  actionsOf: (user: Person) => Action[];
  dialog: ReactNode;
} {
  const mayRecover = useIsAllowed('users:recover');
  const self = useCurrentUser();
  const [asked, setAsked] = useState<Asked>();
  const utils = trpc.useUtils();
  const password = trpc.users.makePasswordLink.useMutation();
  const secondFactor = trpc.users.removeSecondFactor.useMutation();

  const recover = async () => {
    if (!asked) return;
    const { what, user } = asked;
    if (what === 'password') {
      onLink({ ...(await password.mutateAsync({ userId: user.id })), email: user.email });
    } else {
      await secondFactor.mutateAsync({ userId: user.id });
      await utils.users.list.invalidate();
      notifySuccess(text.secondFactorRemoved);
    }
  };
  const actionsOf = (user: Person): Action[] => {
    if (!mayRecover || user.id === self?.id) return [];
    const ask = (what: Asked['what']) => () => setAsked({ what, user });
    return [
      { label: text.password, icon: KeyRound, onSelect: ask('password') },
      ...(user.hasSecondFactor
        ? [{ label: text.secondFactor, icon: Smartphone, onSelect: ask('secondFactor') }]
        : []),
    ];
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={text[asked?.what ?? 'password']}
      description={asked && text.question[asked.what](`${asked.user.name} ${asked.user.lastName}`)}
      isDestructive={asked?.what === 'secondFactor'}
      onClose={() => setAsked(undefined)}
      onAccept={recover}
    />
  );
  return { actionsOf, dialog };
}
