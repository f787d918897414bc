import { Box, chakra, Heading, Stack, Table, Text } from '@chakra-ui/react';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { trpc } from '../lib/trpc.ts';
import { reachText as text } from '../text/reach.es.ts';
import { Loaded, type Query } from '../ui/page/loaded.tsx';

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
      <Table.Root size="sm" fontSize="inherit" fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader p="1">{text.line}</Table.ColumnHeader>
            <Table.ColumnHeader p="1" textAlign="end">
              {text.value}
            </Table.ColumnHeader>
            <Table.ColumnHeader p="1" textAlign="end">
              {text.without}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {boxes.map(({ name, value, without }, place) => (
            // Two lines of a return may have the same name.
            <Table.Row key={place} bg="transparent">
              <Table.Cell p="1" asChild>
                <th scope="row">{name}</th>
              </Table.Cell>
              <Table.Cell p="1" textAlign="end">
                {value || text.blank}
              </Table.Cell>
              <Table.Cell p="1" textAlign="end">
                {without || text.blank}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
