import { Alert, Link as ChakraLink, Flex, Stack, Text } from '@chakra-ui/react';
import {
  type ComparedAmount,
  type ReconciledBook,
  unevenFigures,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { reportYears } from '@garita/domain/report/report-years';
import { reconciledSentence } from '@garita/domain/text/reconciliation-texts.es';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ReportFiles } from '../../documents/report-download.tsx';
import { Breadcrumb, companyCrumbs, LoadedScreen } from '../../layout/breadcrumb.tsx';
import { balancesAt } from '../../lib/addresses.ts';
import { momentText, todayInPuertoRico } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOfYear, useYearAddress } from '../../lib/year-address.ts';
import { UnknownYear, YearPicker } from '../../pay/pickers.tsx';
import { previewText } from '../../text/documents/preview.es.ts';
import { reconciliationText as text } from '../../text/documents/reconciliation.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { amountColumn, type RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { FigureTable } from './figure-table.tsx';
import type { Reconciliation } from './source-links.ts';
import { UnreadFiles } from './unread-files.tsx';

/** Cuadre: compares the figures of a company's year between pay, returns and files. */
export function ReconciliationScreen() {
  const companyId = useRouteId('companyId');
  const { year, years, unknown, goTo } = useYearAddress(reportYears(todayInPuertoRico()));
  const reconciliation = trpc.filing.reconciliation.useQuery(
    { companyId, year },
    // Somebody who comes back from a payment wants to see what it changed; the year above stays while another
    // one is on its way. A year is long work for the server, so leaving the screen aborts it.
    { placeholderData: keepPreviousData, refetchOnMount: 'always', trpc: { abortOnUnmount: true } },
  );
  return (
    <LoadedScreen title={text.title} query={reconciliation}>
      {(data) => (
        <>
          <Breadcrumb
            crumbs={[...companyCrumbs(data.company.id, data.company.name), { label: text.title }]}
            ofWhen={String(data.year)}
          />
          <PageHeader title={text.title} description={data.company.name} />
          <Flex mb="4" data-print="hidden">
            <YearPicker
              label={text.year}
              years={years}
              year={year}
              onChoose={(chosen) => goTo(addressOfYear(chosen))}
            />
          </Flex>
          <UnknownYear named={unknown} year={year} />
          <Stack gap="4" aria-busy={reconciliation.isPlaceholderData}>
            {data.companies.length > 0 && <Text>{previewText.companies(data.companies)}</Text>}
            <Verdict year={data} />
            {data.persons.length > 0 && <Text>{text.persons(data.persons)}</Text>}
            <UnreadFiles year={data} />
            <ReportFiles
              request={{ report: 'reconciliation', companyId: data.company.id, year: data.year }}
            />
            <FigureTable year={data} />
            {data.entries.length > 0 && <EntryTable year={data} />}
          </Stack>
        </>
      )}
    </LoadedScreen>
  );
}

function Verdict({ year }: { year: Reconciliation }) {
  if (year.rows.length === 0) return null;
  return (
    <Alert.Root status={unevenFigures(year).length === 0 ? 'success' : 'warning'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{reconciledSentence(year)}</Alert.Title>
        <Alert.Description>{text.help}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

const entriesText = text.entries;

/** An amount of an entry for which the books differ. */
type Line = Omit<Reconciliation['entries'][number], 'amounts'> & {
  year: number;
  name: ComparedAmount;
  cents: Record<ReconciledBook, number>;
};

/** Lists the entries that make the differences, amount by amount, with their events. */
function EntryTable({ year: { year, entries } }: { year: Reconciliation }) {
  const lines = entries.flatMap(({ amounts, ...entry }) =>
    amounts.map((amount): Line => ({ ...entry, ...amount, year })),
  );
  return (
    <Panel title={entriesText.title} help={entriesText.help}>
      <RecordTable
        label={entriesText.table}
        columns={COLUMNS}
        data={lines}
        rowId={({ entryId, name }) => `${entryId} ${name}`}
        rowLabel={({ entryId, name }) => `${entryId}: ${text.amounts[name]}`}
        isWhole
        hasOwnFile
        emptyHint={entriesText.none}
      />
    </Panel>
  );
}

const COLUMNS: readonly RecordColumn<Line>[] = [
  {
    id: 'employee',
    header: entriesText.employee,
    text: ({ employee }) => employee?.name ?? text.unknown,
    cell: ({ employee, year }) =>
      employee ? (
        <ChakraLink asChild colorPalette="brand">
          <Link to={balancesAt({ companyId: employee.companyId, employeeId: employee.id }, year)}>
            {employee.name}
          </Link>
        </ChakraLink>
      ) : (
        text.unknown
      ),
  },
  { id: 'entry', header: entriesText.entry, text: ({ entryId }) => String(entryId), align: 'end' },
  { id: 'amount', header: entriesText.amount, text: ({ name }) => text.amounts[name] },
  amountColumn('ledger', text.books.ledger, ({ cents }) => cents.ledger),
  amountColumn('entries', text.books.entries, ({ cents }) => cents.entries),
  amountColumn('stubs', text.books.stubs, ({ cents }) => cents.stubs),
  {
    id: 'events',
    header: entriesText.events,
    text: ({ events }) =>
      events.map(({ seq, recordedAt }) => entriesText.event(seq, momentText(recordedAt))).join(' · '),
  },
];
