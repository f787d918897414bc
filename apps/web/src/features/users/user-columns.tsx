import { Badge } from '@chakra-ui/react';
import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { maskedText } from '../../form/fields/masked-text.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { recordsText } from '../../text/records.es.ts';
import { roleLabels } from '../../text/reference.es.ts';
import { usersText } from '../../text/users.es.ts';
import { type UserRow, userName } from './user-row.ts';
import { UserSwitch } from './user-switch.tsx';

const text = usersText.list;

export const USER_COLUMNS: readonly RecordColumn<UserRow>[] = [
  { id: 'name', header: text.name, text: userName, cell: (user) => <UserName user={user} /> },
  { id: 'email', header: text.email, text: ({ email }) => email },
  { id: 'phone', header: text.phone, text: ({ phone }) => maskedText('phone', phone) },
  { id: 'role', header: text.role, text: ({ role }) => roleLabels[role] },
  {
    id: 'active',
    header: recordsText.active,
    text: ({ isActive }) => (isActive ? recordsText.yes : recordsText.no),
    cell: (user) => <UserSwitch user={user} />,
  },
];

function UserName({ user }: { user: UserRow }) {
  const isOneself = useCurrentUser()?.id === user.id;
  return (
    <>
      {userName(user)} {isOneself && <Badge colorPalette="brand">{text.you}</Badge>}
    </>
  );
}
