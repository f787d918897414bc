import { Button } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { openInTab } from '../../lib/download.ts';
import { documentsText } from '../../text/documents.es.ts';
import { useDownloadFailure, useFileDownload } from '../use-file-download.ts';

type OpenButtonProps = { request: ReportRequest; failureText: (error: unknown) => string };

/** Opens the browser's own page of a document, which prints it. */
export function OpenButton({ request, failureText }: OpenButtonProps) {
  const [isOpening, setIsOpening] = useState(false);
  const tellFailure = useDownloadFailure();
  const open = async () => {
    setIsOpening(true);
    try {
      await openInTab(request);
    } catch (error) {
      tellFailure(error, failureText(error));
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <Button type="button" size="sm" variant="outline" loading={isOpening} onClick={() => void open()}>
      <Printer aria-hidden />
      {documentsText.open}
    </Button>
  );
}

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
