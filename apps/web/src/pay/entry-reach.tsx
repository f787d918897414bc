import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { trpc } from '../lib/trpc.ts';
import { reachText as text } from '../text/documents/filing.es.ts';
import { Loaded, type Query } from '../ui/page/loaded.tsx';
import { BeforeAfterTable } from '../ui/table/before-after-table.tsx';

type ReachedDocument = inferRouterOutputs<AppRouter>['payroll']['reach'][number];

/** A pay, of an employee or of a contractor. */
type Pay = { kind: 'employee' | 'contractor'; entryId: number };

/** Lists every box of the returns that counts a pay; loaded when somebody unfolds it. */
export function EntryReach({ kind, entryId }: Pay) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.details
      mt="2"
      fontSize="13px"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      data-print="hidden"
    >
      <chakra.summary cursor="pointer">{text.title}</chakra.summary>
      {isOpen &&
        (kind === 'employee' ? <ReachOfEntry entryId={entryId} /> : <ReachOfPayment entryId={entryId} />)}
    </chakra.details>
  );
}

// Pay that others load meanwhile may count in the same boxes.
const ASKED_ANEW = { staleTime: 0 };

function ReachOfEntry({ entryId }: { entryId: number }) {
  return <ReachedDocuments query={trpc.payroll.reach.useQuery({ entryId }, ASKED_ANEW)} />;
}

function ReachOfPayment({ entryId }: { entryId: number }) {
  return <ReachedDocuments query={trpc.contractorTime.reach.useQuery({ entryId }, ASKED_ANEW)} />;
}

function ReachedDocuments({ query }: { query: Query<ReachedDocument[]> }) {
  return (
    <Loaded query={query} lines={4}>
      {(documents) => {
        const reached = documents.filter(({ isLeftOut }) => !isLeftOut);
        const leftOut = documents.filter(({ isLeftOut }) => isLeftOut).map(nameOf);
        return (
          <Stack gap="3" mt="2">
            <Text color="fg.muted">{reached.length === 0 ? text.nothing : text.help}</Text>
            {reached.map((document) => (
              <Boxes key={`${document.report} ${document.quarter}`} document={document} />
            ))}
            {leftOut.length > 0 && <Text color="fg.muted">{text.leftOut(leftOut)}</Text>}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function nameOf({ report, year, quarter }: ReachedDocument): string {
  return quarter === null ? text.ofYear(report, year) : text.ofQuarter(report, quarter, year);
}

function Boxes({ document }: { document: ReachedDocument }) {
  return (
    <Box as="section">
      <Heading as="h3" fontSize="13px" lineHeight="20px">
        {nameOf(document)}
      </Heading>
      <BeforeAfterTable
        fontSize="inherit"
        headings={{ label: text.line, before: text.value, after: text.without }}
        // Two lines of a return may have the same name, so that only their place tells them apart.
        rows={document.boxes.map(({ name, value, without }, place) => ({
          key: place,
          label: name,
          before: value || text.blank,
          after: without || text.blank,
        }))}
        isDense
      />
    </Box>
  );
}
