import type { ReportRequest } from '@garita/domain/report/report-request';
import { useState } from 'react';
import { download } from '../lib/download.ts';
import { errorText } from '../lib/error-text.ts';
import { useDownloadFailure } from './use-download-failure.ts';

/** Downloads a small file, such as one stub, one at a time. */
export function useFileDownload() {
  const [isDownloading, setIsDownloading] = useState(false);
  const tellFailure = useDownloadFailure();
  return {
    isDownloading,
    downloadFile: async (request: ReportRequest) => {
      if (isDownloading) return;
      setIsDownloading(true);
      try {
        await download(request);
      } catch (error) {
        tellFailure(error, errorText(error));
      } finally {
        setIsDownloading(false);
      }
    },
  };
}
