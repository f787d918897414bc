import { Box, Grid, Tabs } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { DownloadProgress } from '../../../documents/download-progress.tsx';
import { useReportDownload } from '../../../documents/use-report-download.ts';
import { errorText } from '../../../lib/error-text.ts';
import { todayInPuertoRico } from '../../../lib/today.ts';
import { trpc } from '../../../lib/trpc.ts';
import { contractorsText } from '../../../text/contractors.es.ts';
import type { ContractorReport } from './prepare-report.ts';
import { RangeReport } from './range-report.tsx';
import type { ReportProps } from './report-props.ts';
import { TextFile } from './text-file.tsx';
import { YearReport } from './year-report.tsx';

const text = contractorsText.reports;

/** Reporte de Servicios Profesionales: between two dates, or of a year by contractor; and the text file of form 480.6SP. */
export function ReportPanel({ companyId }: { companyId: number }) {
  const { running, start, cancel } = useReportDownload();
  const built = trpc.reports.available.useQuery().data;
  const today = todayInPuertoRico();
  const propsOf = (report: ContractorReport): ReportProps => ({
    companyId,
    today,
    isBuilt: built?.includes(report) !== false,
    onDownload: (request) => void start(request, errorText),
  });
  return (
    <>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="4" mb="4">
        <Panel title={text.title}>
          <Tabs.Root defaultValue="range" colorPalette="brand" size="sm" mt="-2">
            <Tabs.List>
              <Tabs.Trigger value="range">{text.byDates}</Tabs.Trigger>
              <Tabs.Trigger value="year">{text.byContractor}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="range" pb="0">
              <RangeReport {...propsOf('contractor-payments')} />
            </Tabs.Content>
            <Tabs.Content value="year" pb="0">
              <YearReport {...propsOf('contractor-year')} />
            </Tabs.Content>
          </Tabs.Root>
        </Panel>
        <Panel title={text.textFile} help={text.textFileHelp}>
          <TextFile {...propsOf('form-480-text')} />
        </Panel>
      </Grid>
      {running && (
        <Box mb="4">
          <DownloadProgress running={running} onCancel={cancel} />
        </Box>
      )}
    </>
  );
}
