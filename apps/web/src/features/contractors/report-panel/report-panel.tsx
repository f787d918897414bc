import { Box, Grid, Tabs } from '@chakra-ui/react';
import { isFilableRequest } from '@garita/domain/filing/filed/filed-document';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { useState } from 'react';
import { FilingPanel } from '../../../documents/filing/filing-panel.tsx';
import { ReportPreview } from '../../../documents/preview/report-preview.tsx';
import { DownloadProgress, useReportDownload } from '../../../documents/report-download.tsx';
import { todayInPuertoRico } from '../../../lib/date-text.ts';
import { errorText } from '../../../lib/error-text.ts';
import { contractorsText } from '../../../text/records/contractors.es.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { ContractorYearFields, RangeFields, ReportForm, TextFileFields } from './report-form.tsx';
import { type ContractorReport, type PreparedReport, useReportDrafts } from './use-report-draft.ts';

const text = contractorsText.reports;

const TABS = {
  'contractor-payments': text.byDates,
  'contractor-year': text.byContractor,
} as const satisfies Partial<Record<ContractorReport, string>>;
type Tab = keyof typeof TABS;
const TAB_NAMES: readonly Tab[] = ['contractor-payments', 'contractor-year'];

/**
 * Reporte de Servicios Profesionales: between two dates, or of a year by contractor; and the text file of
 * form 480.6SP.
 */
export function ReportPanel({ companyId }: { companyId: number }) {
  const today = todayInPuertoRico();
  const { running, start, cancel } = useReportDownload();
  const { tab, previewed, chooseTab, togglePreview } = useShownReport();
  const { range, ofYear, textFile } = useReportDrafts(
    companyId,
    today,
    (request) => void start(request, errorText),
  );
  const formOf = ({ report, form }: Pick<typeof range, 'report' | 'form'>) => ({
    form,
    isPreviewed: previewed === report,
    onPreview: () => togglePreview(report),
  });
  const shown = [range, ofYear, textFile].find(({ report }) => report === previewed);
  return (
    <>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="4" mb="4">
        <Panel title={text.title}>
          <Tabs.Root
            value={tab}
            onValueChange={({ value }) => chooseTab(value)}
            colorPalette="brand"
            size="sm"
            mt="-2"
          >
            <Tabs.List>
              {TAB_NAMES.map((name) => (
                <Tabs.Trigger key={name} value={name}>
                  {TABS[name]}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <Tabs.Content value={range.report} pb="0">
              <ReportForm {...formOf(range)}>
                <RangeFields {...range.fields} today={today} />
              </ReportForm>
            </Tabs.Content>
            <Tabs.Content value={ofYear.report} pb="0">
              <ReportForm {...formOf(ofYear)}>
                <ContractorYearFields {...ofYear.fields} today={today} />
              </ReportForm>
            </Tabs.Content>
          </Tabs.Root>
        </Panel>
        <Panel title={text.textFile} help={text.textFileHelp}>
          <ReportForm {...formOf(textFile)}>
            <TextFileFields {...textFile.fields} today={today} />
          </ReportForm>
        </Panel>
        {textFile.prepared.ok && isFilableRequest(textFile.prepared.request) && (
          // Below the panel of the file that was filed.
          <Box gridColumn={{ xl: '2' }} minW="0">
            <FilingPanel request={textFile.prepared.request} />
          </Box>
        )}
      </Grid>
      {running && (
        <Box mb="4">
          <DownloadProgress running={running} onCancel={cancel} />
        </Box>
      )}
      {shown && (
        <Box mb="4">
          <PreparedPreview
            prepared={shown.prepared}
            onFormat={(request, format) => void start(request, errorText, format)}
          />
        </Box>
      )}
    </>
  );
}

type PreparedPreviewProps = {
  prepared: PreparedReport;
  onFormat: (request: ReportRequest, format: OtherFormat) => void;
};

function PreparedPreview({ prepared, onFormat }: PreparedPreviewProps) {
  return (
    <ReportPreview
      request={prepared.ok ? prepared.request : undefined}
      instead={prepared.ok ? undefined : prepared.text}
      onFormat={(format) => prepared.ok && onFormat(prepared.request, format)}
      failureText={errorText}
    />
  );
}

/** Keeps the open tab and the previewed document. A preview of one tab follows to the other tab. */
function useShownReport() {
  const [tab, setTab] = useState<Tab>('contractor-payments');
  const [previewed, setPreviewed] = useState<ContractorReport>();
  return {
    tab,
    previewed,
    chooseTab: (value: string) => {
      const chosen = TAB_NAMES.find((name) => name === value) ?? tab;
      setTab(chosen);
      if (previewed === tab) setPreviewed(chosen);
    },
    togglePreview: (report: ContractorReport) => setPreviewed(previewed === report ? undefined : report),
  };
}
