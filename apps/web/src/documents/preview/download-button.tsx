import { Button } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { Download } from 'lucide-react';
import { documentsText } from '../../text/documents.es.ts';
import { useFileDownload } from '../use-file-download.ts';

/** Downloads a small document that is looked at. */
export function DownloadButton({ request }: { request: ReportRequest }) {
  const { isDownloading, downloadFile } = useFileDownload();
  return (
    <Button type="button" size="sm" loading={isDownloading} onClick={() => void downloadFile(request)}>
      <Download aria-hidden />
      {documentsText.download}
    </Button>
  );
}
