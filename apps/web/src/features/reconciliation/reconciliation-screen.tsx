import { Alert, Link as ChakraLink, Flex, List, Stack } from '@chakra-ui/react';
import { reportYears } from '@garita/domain/report/report-years';
import { reconciledSentence } from '@garita/domain/text/reconciliation-texts.es';
import { UNMADE_DOCUMENT_TEXTS } from '@garita/domain/text/unmade-document-texts.es';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ReportFiles } from '../../documents/report-download.tsx';
import { Breadcrumb, companyCrumbs, LoadedScreen } from '../../layout/breadcrumb.tsx';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOfYear, useYearAddress } from '../../lib/year-address.ts';
import { UnknownYear, YearPicker } from '../../pay/year-picker.tsx';
import { reconciliationText as text } from '../../text/reconciliation.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EntryTable, FigureTable } from './figure-table.tsx';
import { type Reconciliation, sourcePlaces } from './source-places.ts';

/** Cuadre: the figures of a company's year, held against one another wherever they stand. */
export function ReconciliationScreen() {
  const companyId = useRouteId('companyId');
  const { year, years, unknown, goTo } = useYearAddress(reportYears(todayInPuertoRico()));
  const reconciliation = trpc.filing.reconciliation.useQuery(
    { companyId, year },
    // Somebody who comes back from a payment wants to see what it changed; the year above stays while another
    // one is on its way.
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <LoadedScreen title={text.title} query={reconciliation}>
      {(data) => (
        <>
          <Breadcrumb
            crumbs={[...companyCrumbs(data.company.id, data.company.name), { label: text.title }]}
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
            <Verdict year={data} />
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
    <Alert.Root status={year.rows.every(({ isEven }) => isEven) ? 'success' : 'warning'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{reconciledSentence(year)}</Alert.Title>
        <Alert.Description>{text.help}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** The number of people whose missing data is named. */
const NAMED = 3;

/** The files that could not be compared, each with why and the way to where it is mended. */
export function UnreadFiles({ year }: { year: Reconciliation }) {
  if (year.unread.length === 0) return null;
  return (
    <Alert.Root status="warning" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title>{text.unread(year.unread.length)}</Alert.Title>
        <List.Root variant="plain" gap="1">
          {year.unread.map((file) => (
            <List.Item key={file.source}>
              <FileName year={year} source={file.source} />
              {`: ${UNMADE_DOCUMENT_TEXTS[file.notMade]}`}
              <Lacking file={file} />
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

type UnreadFile = Reconciliation['unread'][number];

function FileName({ year, source }: { year: Reconciliation; source: UnreadFile['source'] }) {
  const [place] = sourcePlaces(source, year);
  const name = text.source(source, year.company.payer);
  if (!place) return name;
  return (
    <ChakraLink asChild color="inherit" variant="underline">
      <Link to={place.to}>{name}</Link>
    </ChakraLink>
  );
}

function Lacking({ file: { lacking } }: { file: UnreadFile }) {
  const rest = lacking.length - NAMED;
  return (
    <List.Root variant="plain" ps="4">
      {lacking.slice(0, NAMED).map(({ name, text: lacks }) => (
        <List.Item key={`${name} ${lacks}`}>{text.lacking(name, lacks)}</List.Item>
      ))}
      {rest > 0 && <List.Item>{text.othersLack(rest)}</List.Item>}
    </List.Root>
  );
}
