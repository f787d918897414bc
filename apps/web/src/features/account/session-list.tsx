import { Badge, Button } from '@chakra-ui/react';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { profileText } from '../../text/profile.es.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';

const text = profileText.sessions;

/** A session of the user. */
type SessionRow = inferRouterOutputs<AppRouter>['session']['list'][number];

const SESSION_COLUMNS: readonly RecordColumn<SessionRow>[] = [
  {
    id: 'device',
    header: text.deviceColumn,
    text: ({ userAgent }) => deviceText(userAgent),
    cell: ({ userAgent, isCurrent }) => (
      <>
        {deviceText(userAgent)} {isCurrent && <Badge colorPalette="brand">{text.current}</Badge>}
      </>
    ),
  },
  { id: 'address', header: text.address, text: ({ address }) => address || text.noAddress },
  {
    id: 'lastSeenAt',
    header: text.lastSeen,
    text: ({ lastSeenAt }) => momentText(lastSeenAt),
    value: ({ lastSeenAt }) => ({ kind: 'moment', at: lastSeenAt }),
  },
  {
    id: 'createdAt',
    header: text.since,
    text: ({ createdAt }) => momentText(createdAt),
    value: ({ createdAt }) => ({ kind: 'moment', at: createdAt }),
  },
];

/** Lists the user's sessions and ends those that should not be. The current session ends by signing out. */
export function SessionList() {
  const sessions = trpc.session.list.useQuery();
  const [ending, setEnding] = useState<SessionRow>();
  const actionsOf = (session: SessionRow): MenuAction[] =>
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

const { device } = profileText.sessions;

type Sign = { sign: RegExp; name: string };

// Browsers also name the browsers that they imitate: Edge names Chrome and Safari, Chrome names Safari. The
// first match in this order is right.
const BROWSERS: readonly Sign[] = [
  { sign: /\bEdg(e|A|iOS)?\//, name: 'Edge' },
  { sign: /\bOPR\//, name: 'Opera' },
  { sign: /\b(Firefox|FxiOS)\//, name: 'Firefox' },
  { sign: /\b(Chrome|CriOS|HeadlessChrome)\//, name: 'Chrome' },
  { sign: /\bSafari\//, name: 'Safari' },
];

// Android also names Linux, and an iPhone also names Mac OS X.
const SYSTEMS: readonly Sign[] = [
  { sign: /iPhone/, name: 'iPhone' },
  { sign: /iPad/, name: 'iPad' },
  { sign: /Android/, name: 'Android' },
  { sign: /Windows/, name: 'Windows' },
  { sign: /Mac OS X/, name: 'Mac' },
  { sign: /CrOS/, name: 'ChromeOS' },
  { sign: /Linux/, name: 'Linux' },
];

/**
 * Names the device that signed in: 'Firefox en Windows'. For other programs, the first word of their user
 * agent.
 */
export function deviceText(userAgent: string): string {
  const browser = nameIn(userAgent, BROWSERS);
  const system = nameIn(userAgent, SYSTEMS);
  if (browser && system) return device.of(browser, system);
  return browser ?? system ?? (userAgent.split(/[/\s]/)[0] || device.unknown);
}

function nameIn(userAgent: string, signs: readonly Sign[]): string | undefined {
  return signs.find(({ sign }) => sign.test(userAgent))?.name;
}
