import type { ReportRequest } from '@garita/domain/report/report-request';
import { useState } from 'react';
import { download } from '../lib/download.ts';
import { DownloadError, errorText, isSessionEnded } from '../lib/error-text.ts';
import { trpc } from '../lib/trpc.ts';
import { notifyError } from '../ui/notices/notices.ts';

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

/**
 * Shows why a download failed. If the session has ended, it loads the current user again, which leads to the
 * sign-in.
 */
export function useDownloadFailure() {
  const { session } = trpc.useUtils();
  return (error: unknown, text: string) => {
    notifyError(text);
    if (error instanceof DownloadError && isSessionEnded(error)) void session.current.invalidate();
  };
}
