import { Badge, Button, Stack } from '@chakra-ui/react';
import { ROLE_LABELS } from '@garita/domain/text/option-labels.es';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { Eye, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { trpc, useCurrentUser } from '../../lib/trpc.ts';
import type { SwitchedKind } from '../../records/record-kind.ts';
import { activeColumn, RecordSwitch } from '../../records/record-switch.tsx';
import { profileText } from '../../text/profile.es.ts';
import { usersText } from '../../text/records/users.es.ts';
import { maskedText } from '../../ui/form/fields/masked-field.tsx';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { AccessDrawer } from './access-drawer.tsx';
import { accessText } from './access-fields.tsx';
import { ClosingRule } from './closing-rule.tsx';
import { type MadeLink, OneTimeLink, useRecovery } from './one-time-link.tsx';
import { PendingInvitations } from './pending-invitations.tsx';

const text = usersText.list;
const { secondFactor } = profileText;

/** Somebody who signs in to the account. */
type UserRow = inferRouterOutputs<AppRouter>['users']['list'][number];

/** A user who is deactivated is signed out everywhere. */
const USER: SwitchedKind<UserRow> = {
  nameOf: ({ name, lastName }) => `${name} ${lastName}`,
  inQuestion: usersText.record,
  refresh: ({ users }) => users.list.invalidate(),
  setActive: ({ users }, userId, isActive) => users.setActive.mutate({ userId, isActive }),
};

const COLUMNS: readonly RecordColumn<UserRow>[] = [
  { id: 'name', header: text.name, text: USER.nameOf, cell: (user) => <UserName user={user} /> },
  { id: 'email', header: text.email, text: ({ email }) => email },
  { id: 'phone', header: text.phone, text: ({ phone }) => maskedText('phone', phone) },
  { id: 'role', header: text.role, text: ({ role }) => ROLE_LABELS[role] },
  {
    id: 'secondFactor',
    header: secondFactor.title,
    text: ({ hasSecondFactor }) => (hasSecondFactor ? secondFactor.on : secondFactor.off),
  },
  { id: 'access', header: text.access, text: ({ access }) => accessText(access) },
  { ...activeColumn(USER), cell: (user) => <UserSwitch user={user} /> },
];

const INVITE = { label: text.invite, icon: UserPlus, to: PATHS.userInvite };

/**
 * Usuarios: the users of the account, the pending invitations, and the rule for closing periods. The server
 * refuses users who may only read.
 */
export function UserListScreen() {
  const users = trpc.users.list.useQuery();
  const [link, setLink] = useState<MadeLink>();
  const [limiting, setLimiting] = useState<UserRow>();
  const { actionsOf: recoveryOf, dialog } = useRecovery(setLink);
  const actionsOf = (user: UserRow): MenuAction[] => [
    ...(user.role === 'auditor'
      ? [{ label: usersText.access.change, icon: Eye, onSelect: () => setLimiting(user) }]
      : []),
    ...recoveryOf(user),
  ];
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.title} description={text.help} {...(users.data ? { primary: INVITE } : {})} />
      {link && (
        <OneTimeLink title={usersText.recovery.linkTitle} link={link}>
          <Button variant="outline" onClick={() => setLink(undefined)}>
            {usersText.recovery.handedOn}
          </Button>
        </OneTimeLink>
      )}
      <RecordTable
        label={text.title}
        columns={COLUMNS}
        data={users.data}
        isLoading={users.isLoading}
        error={users.error}
        onRetry={users.refetch}
        rowId={({ id }) => id}
        rowLabel={USER.nameOf}
        actions={actionsOf}
        emptyHint={text.empty}
      />
      {users.data && (
        <Stack gap="4">
          <PendingInvitations />
          <ClosingRule />
        </Stack>
      )}
      <AccessDrawer auditor={limiting} onClose={() => setLimiting(undefined)} />
      {dialog}
    </>
  );
}

function UserName({ user }: { user: UserRow }) {
  return (
    <>
      {USER.nameOf(user)} {useIsOneself(user) && <Badge colorPalette="brand">{text.you}</Badge>}
    </>
  );
}

/** The switch of a user, disabled for the user's own account. */
function UserSwitch({ user }: { user: UserRow }) {
  return <RecordSwitch kind={USER} row={user} isFixed={useIsOneself(user)} />;
}

function useIsOneself({ id }: UserRow): boolean {
  return useCurrentUser()?.id === id;
}
