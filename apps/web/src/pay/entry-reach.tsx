import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { trpc } from '../lib/trpc.ts';
import { reachText as text } from '../text/filing.es.ts';
import { Loaded, type Query } from '../ui/page/loaded.tsx';
import { BeforeAfterTable } from '../ui/table/before-after-table.tsx';

type ReachedDocument = inferRouterOutputs<AppRouter>['payroll']['reach'][number];

/** A pay, of an employee or of a contractor. */
type Pay = { kind: 'employee' | 'contractor'; entryId: number };

/** Every box of the returns that a pay is in; asked for when somebody unfolds it. */
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

// What others load meanwhile reaches the same boxes.
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
      {(documents) =>
        documents.length === 0 ? (
          <Text color="fg.muted">{text.nothing}</Text>
        ) : (
          <Stack gap="3" mt="2">
            <Text color="fg.muted">{text.help}</Text>
            {documents.map((document) => (
              <Boxes key={`${document.report} ${document.quarter}`} document={document} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function Boxes({ document: { report, year, quarter, boxes } }: { document: ReachedDocument }) {
  return (
    <Box as="section">
      <Heading as="h3" fontSize="13px" lineHeight="20px">
        {quarter === null ? text.ofYear(report, year) : text.ofQuarter(report, quarter, year)}
      </Heading>
      <BeforeAfterTable
        fontSize="inherit"
        headings={{ label: text.line, before: text.value, after: text.without }}
        // Two lines of a return may have the same name, so that only their place tells them apart.
        rows={boxes.map(({ name, value, without }, place) => ({
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
