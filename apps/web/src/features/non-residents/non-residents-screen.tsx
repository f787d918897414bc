import { Flex } from '@chakra-ui/react';
import { reportYears } from '@garita/domain/report/report-years';
import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { ReportPreview } from '../../documents/preview/report-preview.tsx';
import { DownloadProgress, useReportDownload } from '../../documents/report-download.tsx';
import { Breadcrumb, companyCrumbs, LoadedScreen } from '../../layout/breadcrumb.tsx';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOfYear, useYearAddress } from '../../lib/year-address.ts';
import { UnknownYear, YearPicker } from '../../pay/pickers.tsx';
import { yearPaymentsText } from '../../text/pay/pay.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';

const TITLE = DOCUMENT_NAMES['non-residents'];

/** No residentes: a year's pay of non-residents, for the 480.6C. */
export function NonResidentsScreen() {
  const companyId = useRouteId('companyId');
  const { year, years, unknown, goTo } = useYearAddress(reportYears(todayInPuertoRico()));
  const { running, start, cancel } = useReportDownload();
  const company = trpc.companies.get.useQuery({ companyId });
  const request = { report: 'non-residents', companyId, year } as const;
  return (
    <LoadedScreen title={TITLE} query={company}>
      {({ name }) => (
        <>
          <Breadcrumb crumbs={[...companyCrumbs(companyId, name), { label: TITLE }]} ofWhen={String(year)} />
          <PageHeader title={TITLE} description={name} />
          <Flex mb="4" data-print="hidden">
            <YearPicker
              label={yearPaymentsText.year}
              years={years}
              year={year}
              onChoose={(chosen) => goTo(addressOfYear(chosen))}
            />
          </Flex>
          <UnknownYear named={unknown} year={year} />
          {running && <DownloadProgress running={running} onCancel={cancel} />}
          <ReportPreview
            request={request}
            failureText={errorText}
            onFormat={(format) => void start(request, errorText, format)}
          />
        </>
      )}
    </LoadedScreen>
  );
}
