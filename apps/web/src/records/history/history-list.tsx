import { Stack } from '@chakra-ui/react';
import { trpc } from '../../lib/trpc.ts';
import { historyText } from '../../text/history.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { MoreButton } from '../../ui/page/more-button.tsx';
import { EmptyBlock } from '../../ui/page/state-blocks.tsx';
import { HistoryEntry } from './history-entry.tsx';
import type { HistoryKind } from './history-line.ts';

/** The history is asked for each time that somebody opens it: the form beside it may have been saved meanwhile. */
const ALWAYS_ASKED = { gcTime: 0, staleTime: 0 } as const;

/** Every change of a record, newest first, part by part. */
export function HistoryList({ history, recordId }: { history: HistoryKind; recordId: number }) {
  const query = trpc.recordChanges.list.useInfiniteQuery(
    { record: history.record, recordId },
    { getNextPageParam: ({ nextCursor }) => nextCursor, ...ALWAYS_ASKED },
  );
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const lines = pages.flatMap((page) => page.lines);
        if (lines.length === 0) return <EmptyBlock title={historyText.empty} />;
        return (
          <>
            <Stack as="ol" listStyleType="none" gap="5">
              {lines.map((line) => (
                <HistoryEntry key={line.id} history={history} line={line} />
              ))}
            </Stack>
            <MoreButton query={query} label={historyText.more} />
          </>
        );
      }}
    </Loaded>
  );
}
