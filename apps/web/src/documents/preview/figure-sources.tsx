import { Box, Link as ChakraLink, Flex, Stack, Table, Text } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { Link } from 'react-router';
import { balancesAt, payAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { previewText } from '../../text/documents/preview.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { boxPartText, partText } from './total-text.ts';

type Sources = inferRouterOutputs<AppRouter>['reports']['sources'];
type Person = Sources['people'][number];
type Entry = Person['entries'][number];

/** A figure by which a document is checked, or a box of it. */
export type Figure = inferRouterInputs<AppRouter>['reports']['sources']['figure'];

type FigureSourcesProps = { request: ReportRequest; figure: Figure };

/** Lists the people whose pay makes up a figure, each with links to their entries. */
export function FigureSources({ request, figure }: FigureSourcesProps) {
  const sources = trpc.reports.sources.useQuery({ request, figure }, { retry: false });
  return (
    <Loaded query={sources} lines={6}>
      {({ how, people }) => (
        <Stack gap="3">
          <Text color="fg.muted">{helpText(how, people)}</Text>
          {people.length === 0 && <Text>{previewText.noSources}</Text>}
          {people.map((person) => (
            <PersonEntries
              key={`${person.of} ${person.id}`}
              {...{ person, figure }}
              pathOf={(entry) => partPath(entry, { companyId: request.companyId, personId: person.id })}
            />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

/** Explains how the pay makes the figure. Only some documents count opening balances. */
function helpText(how: Sources['how'], people: readonly Person[]): string {
  const hasOpeningBalance = people.some(({ entries }) => entries.some(isOpeningBalance));
  return how === 'worked-out' && hasOpeningBalance
    ? previewText.calculatedWithOpeningBalance
    : previewText.sourcesHelp[how];
}

type PersonEntriesProps = {
  person: Person;
  figure: Figure;
  pathOf: (entry: Entry) => string;
};

function PersonEntries({ person: { name, value, entries }, figure, pathOf }: PersonEntriesProps) {
  return (
    <Box as="details" borderBottomWidth="1px" pb="2">
      <Box as="summary" cursor="pointer">
        <Flex as="span" display="inline-flex" width="calc(100% - 1.5rem)" justify="space-between" gap="3">
          <Text as="span" fontWeight="medium">
            {name}
          </Text>
          <Text as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {figurePartText(figure, value)} · {countedText(entries)}
          </Text>
        </Flex>
      </Box>
      <Table.Root size="sm" mt="1">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{previewText.paidOn}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{previewText.brings}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {entries.map((entry) => (
            <Table.Row key={entry.entryId ?? 'brought'}>
              <Table.Cell>
                <ChakraLink asChild variant="underline" colorPalette="brand">
                  <Link to={pathOf(entry)}>{partDay(entry)}</Link>
                </ChakraLink>
              </Table.Cell>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {figurePartText(figure, entry.value)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function figurePartText(figure: Figure, value: number): string {
  return 'box' in figure ? boxPartText(figure.box.amount, value) : partText(figure.total, value);
}

/** '3 pagos', '3 pagos y lo traído'. */
function countedText(entries: readonly Entry[]): string {
  const paidHere = entries.filter((entry) => !isOpeningBalance(entry)).length;
  const counted = previewText.entries(paidHere);
  return paidHere === entries.length ? counted : previewText.withOpeningBalance(counted);
}

function partDay(entry: Entry): string {
  return isOpeningBalance(entry)
    ? previewText.openingBalancePart(dateText(entry.payDate))
    : dateText(entry.payDate);
}

function isOpeningBalance({ entryId }: Entry): boolean {
  return entryId === null;
}

/**
 * Returns the path where an entry was loaded or an opening balance was entered. Only employees are paid by
 * period.
 */
function partPath(
  { entryId, payDate, periodId, record }: Entry,
  asked: { companyId: number; personId: number },
): string {
  const { companyId } = record ?? asked;
  const personId = record?.employeeId ?? asked.personId;
  if (entryId === null) return balancesAt({ companyId, employeeId: personId }, yearOf(payDate));
  const whose = { companyId, personId, entryId };
  return periodId === undefined
    ? payAt({ kind: 'contractor', ...whose, payDate })
    : payAt({ kind: 'employee', ...whose, periodId });
}
