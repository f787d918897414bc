import { ROLE_LABELS } from '@garita/domain/text/option-labels.es';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { usersText } from '../../text/records/users.es.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import { ListSection } from '../../ui/page/panel.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { accessText } from './access-fields.tsx';

const text = usersText.pending;

/** A person who was invited and has not accepted yet. */
type InvitationRow = inferRouterOutputs<AppRouter>['users']['invitations'][number];

const COLUMNS: readonly RecordColumn<InvitationRow>[] = [
  { id: 'email', header: text.email, text: ({ email }) => email },
  { id: 'role', header: text.role, text: ({ role }) => ROLE_LABELS[role] },
  { id: 'access', header: text.access, text: ({ access }) => accessText(access) },
  {
    id: 'since',
    header: text.since,
    text: ({ createdAt }) => momentText(createdAt),
    value: ({ createdAt }) => ({ kind: 'moment', at: createdAt }),
  },
  {
    id: 'until',
    header: text.until,
    text: ({ expiresAt }) => momentText(expiresAt),
    value: ({ expiresAt }) => ({ kind: 'moment', at: expiresAt }),
  },
];

/** Lists invitations that nobody has accepted yet, and withdraws them. */
export function PendingInvitations() {
  const invitations = trpc.users.invitations.useQuery();
  const [leaving, setLeaving] = useState<InvitationRow>();
  const actionsOf = (invitation: InvitationRow): MenuAction[] => [
    { label: text.withdraw, icon: Undo2, showsLabel: true, onSelect: () => setLeaving(invitation) },
  ];
  return (
    <ListSection title={text.title} help={text.help}>
      <RecordTable
        label={text.title}
        columns={COLUMNS}
        data={invitations.data}
        isLoading={invitations.isLoading}
        error={invitations.error}
        onRetry={invitations.refetch}
        rowId={({ id }) => id}
        rowLabel={({ email }) => email}
        actions={actionsOf}
        emptyHint={text.empty}
      />
      <WithdrawDialog invitation={leaving} onClose={() => setLeaving(undefined)} />
    </ListSection>
  );
}

type WithdrawDialogProps = {
  /** Undefined keeps the dialog closed. */
  invitation: InvitationRow | undefined;
  onClose: () => void;
};

function WithdrawDialog({ invitation, onClose }: WithdrawDialogProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.users.withdrawInvitation.useMutation();
  const withdraw = async () => {
    if (!invitation) return;
    await mutateAsync({ invitationId: invitation.id });
    await utils.users.invitations.invalidate();
    notifySuccess(text.withdrawn);
  };
  return (
    <ConfirmDialog
      open={invitation !== undefined}
      title={text.withdraw}
      description={invitation && text.withdrawQuestion(invitation.email)}
      isDestructive
      onClose={onClose}
      onAccept={withdraw}
    />
  );
}
