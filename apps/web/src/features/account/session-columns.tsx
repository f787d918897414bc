import { Badge } from '@chakra-ui/react';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { momentText } from '../../lib/date-text.ts';
import { profileText } from '../../text/profile.es.ts';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { deviceText } from './device-text.ts';

const text = profileText.sessions;

/** One of the places where one is signed in. */
export type SessionRow = inferRouterOutputs<AppRouter>['session']['list'][number];

export const SESSION_COLUMNS: readonly RecordColumn<SessionRow>[] = [
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
