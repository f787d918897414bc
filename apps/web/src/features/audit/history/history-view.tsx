import { Box, Stack, Text } from '@chakra-ui/react';
import {
  COUNTED_BESIDE,
  type HistoryFilters,
  historyFilterTexts,
  historyScopeText,
  unchangedMonthSentence,
} from '@garita/domain/text/history-texts.es';
import { findPeriod, type PayCalendars } from '@garita/domain/time/company-periods';
import { ReportFiles } from '../../../documents/report-download.tsx';
import { YearsLeftOut } from '../../../documents/years-left-out.tsx';
import { useCompanyCalendars } from '../../../lib/company-calendars.ts';
import { dateText, monthText } from '../../../lib/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { auditText } from '../../../text/documents/audit.es.ts';
import { dollarsText } from '../../../ui/amount.tsx';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { MoreButton } from '../../../ui/page/panel.tsx';
import { EmptyBlock } from '../../../ui/page/state-blocks.tsx';
import type { HistoryLine, HistoryRequest } from '../audit.ts';
import type { AuditChoice, AuditViewProps } from '../audit-choice.ts';
import { HistoryItem } from './history-item.tsx';

const text = auditText.history;

/**
 * Lists the events of the log page by page, the newest first; from the event that the address names on, in
 * their order.
 */
export function HistoryView({ companyId, choice, choose }: AuditViewProps) {
  const request = requestOf(companyId, choice);
  const calendars = useCompanyCalendars(companyId);
  const fromSeq = choice.seq !== undefined && choice.seq > 1 ? choice.seq : undefined;
  const query = trpc.audit.history.useInfiniteQuery(
    { ...request, isNewestFirst: fromSeq === undefined },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // The event named in the address comes first.
      initialCursor: fromSeq && fromSeq - 1,
      // Events may have been recorded while another screen was open.
      staleTime: 0,
    },
  );
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const lines = pages.flatMap((page) => page.lines);
        const leftOut = <YearsLeftOut years={pages[0]?.yearsLeftOut ?? []} />;
        if (lines.length === 0)
          return (
            <>
              {leftOut}
              <EmptyBlock title={emptyText(choice)} />
            </>
          );
        return (
          <>
            <AboutPaper
              filters={filtersOf({ ...request, fromSeq }, lines, { users: pages[0]?.users, calendars })}
            />
            {leftOut}
            <Text color="fg.muted" fontSize="13px" mb="3">
              {text.count(lines.length, pages[0]?.lastSeq ?? 0)}
            </Text>
            <ReportFiles request={{ report: 'history', ...request, fromSeq }} />
            <Stack as="ol" aria-label={text.label} listStyleType="none" gap="3" _print={{ gap: '2' }}>
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

// Pay of a period may be of the tax year after it.
function requestOf(
  companyId: number,
  { year, periodId, employeeId, contractorId, entryId, kind, minimum, month, userId }: AuditChoice,
): HistoryRequest {
  const ofYear = periodId === undefined ? year : undefined;
  const whose = { employeeId, contractorId, entryId };
  return { companyId, year: ofYear, periodId, ...whose, kind, minimum, month, userId };
}

/** Returns the sentence about an empty history; it names the month if that is the only filter. */
function emptyText(choice: AuditChoice): string {
  const { month, periodId, employeeId, contractorId, entryId, kind, minimum, userId } = choice;
  const others = [periodId, employeeId, contractorId, entryId, kind, minimum, userId];
  return month !== undefined && others.every((value) => value === undefined)
    ? unchangedMonthSentence(monthText(month))
    : text.empty;
}

/** Prints the filters in words, because their controls are not printed. */
function AboutPaper({ filters }: { filters: HistoryFilters }) {
  const filterTexts = historyFilterTexts(filters, { dollars: dollarsText, month: monthText });
  return (
    <Box display="none" _print={{ display: 'block' }} mb="3" fontSize="13px">
      <Text fontWeight="semibold">
        {auditText.views.history}: {historyScopeText(filters, dateText)}
      </Text>
      {filterTexts.length > 0 && (
        <Text>
          {filterTexts.join(' · ')}. {COUNTED_BESIDE}
        </Text>
      )}
    </Box>
  );
}

// The person of the filter is named by the events themselves: every one is about that person.
function filtersOf(
  {
    periodId,
    employeeId,
    contractorId,
    userId,
    ...request
  }: HistoryRequest & Pick<HistoryFilters, 'fromSeq'>,
  lines: readonly HistoryLine[],
  {
    users = [],
    calendars,
  }: { users?: readonly { id: number; name: string }[] | undefined; calendars: PayCalendars },
): HistoryFilters {
  const isOfOne = employeeId !== undefined || contractorId !== undefined;
  return {
    ...request,
    period: periodId === undefined ? undefined : findPeriod(calendars, periodId),
    author: users.find(({ id }) => id === userId)?.name,
    person: (isOfOne && lines.find(({ person }) => person)?.person) || undefined,
  };
}
