import { Button } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { profileText } from '../../text/profile.es.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.ts';
import type { Action } from '../../ui/page/action.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { deviceText } from './device-text.ts';
import { SESSION_COLUMNS, type SessionRow } from './session-columns.tsx';

const text = profileText.sessions;

/** Where one is signed in, and the way to end what should not be. The session of this very window ends by signing out. */
export function SessionList() {
  const sessions = trpc.session.list.useQuery();
  const [ending, setEnding] = useState<SessionRow>();
  const actionsOf = (session: SessionRow): Action[] =>
    session.isCurrent
      ? []
      : [{ label: text.end, icon: LogOut, showsLabel: true, onSelect: () => setEnding(session) }];

  return (
    <Panel title={text.title} help={text.help} action={<EndOthersButton />}>
      <RecordTable
        label={text.title}
        columns={SESSION_COLUMNS}
        data={sessions.data}
        isLoading={sessions.isLoading}
        error={sessions.error}
        onRetry={sessions.refetch}
        rowId={({ id }) => id}
        rowLabel={({ createdAt }) => momentText(createdAt)}
        actions={actionsOf}
        emptyHint={text.empty}
      />
      <EndDialog session={ending} onClose={() => setEnding(undefined)} />
    </Panel>
  );
}

function EndDialog({ session, onClose }: { session: SessionRow | undefined; onClose: () => void }) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.session.end.useMutation();
  const end = async () => {
    if (!session) return;
    await mutateAsync({ sessionId: session.id });
    await utils.session.list.invalidate();
    notifySuccess(text.ended);
  };
  return (
    <ConfirmDialog
      open={session !== undefined}
      title={text.end}
      description={session && text.endQuestion(deviceText(session.userAgent), momentText(session.createdAt))}
      onClose={onClose}
      onAccept={end}
    />
  );
}

function EndOthersButton() {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.session.endOthers.useMutation();
  const end = async () => {
    await mutateAsync();
    await utils.session.list.invalidate();
    notifySuccess(text.othersEnded);
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        {text.endOthers}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.endOthers}
        description={text.endOthersQuestion}
        onClose={() => setIsAsking(false)}
        onAccept={end}
      />
    </>
  );
}
