import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { useDownloadFailure } from './use-download-failure.ts';

/** Downloads a small file, such as one stub, one at a time. */
export function useFileDownload() {
  const [isDownloading, setIsDownloading] = useState(false);
  const tellFailure = useDownloadFailure();
  return {
    isDownloading,
    downloadFile: async (address: string) => {
      if (isDownloading) return;
      setIsDownloading(true);
      try {
        await download(address);
      } catch (error) {
        tellFailure(error, errorText(error));
      } finally {
        setIsDownloading(false);
      }
    },
  };
}
