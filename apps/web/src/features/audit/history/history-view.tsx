import { Stack, Text } from '@chakra-ui/react';
import { Loaded } from '../../../components/loaded.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { EmptyBlock } from '../../../components/state-blocks.tsx';
import { ReportFiles } from '../../../documents/report-files.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { YearsLeftOut } from '../../../pay/years-left-out.tsx';
import { auditText } from '../../../text/audit.es.ts';
import type { AskedHistory } from '../audit.ts';
import type { AuditChoice } from '../audit-choice.ts';
import type { AuditViewProps } from '../audit-view-props.ts';
import { HistoryItem } from './history-item.tsx';

const text = auditText.history;

/** What happened, in order, part by part. */
export function HistoryView({ companyId, choice, choose }: AuditViewProps) {
  const query = trpc.audit.history.useInfiniteQuery(askedOf(companyId, choice), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The event named in the address comes first.
    initialCursor: choice.seq !== undefined && choice.seq > 1 ? choice.seq - 1 : undefined,
    // Whoever comes back wants to see what was recorded meanwhile.
    staleTime: 0,
  });
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const lines = pages.flatMap((page) => page.lines);
        const leftOut = <YearsLeftOut years={pages[0]?.yearsLeftOut ?? []} />;
        if (lines.length === 0)
          return (
            <>
              {leftOut}
              <EmptyBlock title={text.empty} />
            </>
          );
        return (
          <>
            {leftOut}
            <Text color="fg.muted" fontSize="13px" mb="3">
              {text.count(lines.length, pages[0]?.lastSeq ?? 0)}
            </Text>
            {choice.periodId !== undefined && (
              <ReportFiles request={{ report: 'history', companyId, periodId: choice.periodId }} />
            )}
            <Stack as="ol" aria-label={text.label} listStyleType="none" gap="3">
              {lines.map((line) => (
                <HistoryItem key={line.seq} {...{ companyId, line, choose }} />
              ))}
            </Stack>
            <MoreButton query={query} label={text.more} />
          </>
        );
      }}
    </Loaded>
  );
}

function askedOf(
  companyId: number,
  { periodId, employeeId, contractorId, entryId, kind, minimum }: AuditChoice,
): AskedHistory {
  return { companyId, periodId, employeeId, contractorId, entryId, kind, minimum };
}
