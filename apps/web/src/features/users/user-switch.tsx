import { useCurrentUser } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActiveSwitch } from '../../records/active-switch.tsx';
import { usersText } from '../../text/users.es.ts';
import { type UserRow, userName } from './user-row.ts';

/** Switches somebody on and off; who is off is signed out everywhere. Nobody switches themselves. */
export function UserSwitch({ user }: { user: UserRow }) {
  const isOneself = useCurrentUser()?.id === user.id;
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.users.setActive.useMutation();
  const toggle = async () => {
    await mutateAsync({ userId: user.id, isActive: !user.isActive });
    await utils.users.list.invalidate();
  };
  return (
    <ActiveSwitch
      isActive={user.isActive}
      record={usersText.record(userName(user))}
      onToggle={toggle}
      isDisabled={isOneself}
    />
  );
}
