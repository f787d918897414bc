import { Button, HStack } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { FileText, Sheet } from 'lucide-react';
import { errorText } from '../lib/error-text.ts';
import { documentsText } from '../text/documents.es.ts';
import { formatLabels } from '../text/preview.es.ts';
import { DownloadProgress } from './download-progress.tsx';
import { useReportDownload } from './use-report-download.ts';

/** What a screen tells as files: all of it, whatever the screen leaves out. */
export function ReportFiles({ request }: { request: ReportRequest }) {
  const { running, start, cancel } = useReportDownload();
  if (running) return <DownloadProgress running={running} onCancel={cancel} />;
  return (
    <HStack gap="2" mb="3" data-print="hidden">
      <Button size="xs" variant="outline" onClick={() => void start(request, errorText)}>
        <FileText aria-hidden />
        {documentsText.pdf}
      </Button>
      <Button size="xs" variant="outline" onClick={() => void start(request, errorText, 'xlsx')}>
        <Sheet aria-hidden />
        {formatLabels.xlsx}
      </Button>
    </HStack>
  );
}
