import { UserPlus } from 'lucide-react';
import { PageHeader } from '../../components/page-header.tsx';
import { RecordTable } from '../../components/record-table.tsx';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { trpc } from '../../lib/trpc.ts';
import { usersText } from '../../text/users.es.ts';
import { PendingInvitations } from './pending-invitations.tsx';
import { USER_COLUMNS } from './user-columns.tsx';
import { userName } from './user-row.ts';

const text = usersText.list;

const INVITE = { label: text.invite, icon: UserPlus, to: PATHS.userInvite };

/** Usuarios: who signs in to the account, and who is invited to. The server refuses those who only read. */
export function UserListScreen() {
  const users = trpc.users.list.useQuery();
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.title} description={text.help} {...(users.data ? { primary: INVITE } : {})} />
      <RecordTable
        label={text.title}
        columns={USER_COLUMNS}
        data={users.data}
        isLoading={users.isLoading}
        error={users.error}
        onRetry={users.refetch}
        rowId={({ id }) => id}
        rowLabel={userName}
        emptyHint={text.empty}
      />
      {users.data && <PendingInvitations />}
    </>
  );
}
