import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { notifyError } from '../notices.ts';

/** Downloads a small file, such as one stub, one at a time. */
export function useFileDownload() {
  const [isDownloading, setIsDownloading] = useState(false);
  return {
    isDownloading,
    downloadFile: async (address: string) => {
      if (isDownloading) return;
      setIsDownloading(true);
      try {
        await download(address);
      } catch (error) {
        notifyError(errorText(error));
      } finally {
        setIsDownloading(false);
      }
    },
  };
}
