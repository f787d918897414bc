import { Alert, Flex, Stack } from '@chakra-ui/react';
import { reportYears } from '@garita/domain/report/report-years';
import { reconciledSentence } from '@garita/domain/text/reconciliation-texts.es';
import { keepPreviousData } from '@tanstack/react-query';
import { ReportFiles } from '../../documents/report-download.tsx';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { LoadedScreen } from '../../layout/loaded-screen.tsx';
import { todayInPuertoRico } from '../../lib/today.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { addressOfYear, useYearAddress } from '../../lib/year-address.ts';
import { UnknownYear, YearPicker } from '../../pay/year-picker.tsx';
import { reconciliationText as text } from '../../text/reconciliation.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EntryTable } from './entry-table.tsx';
import { FigureTable } from './figure-table.tsx';
import type { Reconciliation } from './reconciliation.ts';
import { UnreadFiles } from './unread-files.tsx';

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
