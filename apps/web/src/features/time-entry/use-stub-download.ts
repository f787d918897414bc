import { useState } from 'react';
import { notifyError } from '../../components/notices.ts';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import type { SavedEntry } from './state/sheet.ts';

/** Downloads the stub of an entry, one at a time. */
export function useStubDownload() {
  const [isDownloading, setIsDownloading] = useState(false);
  return {
    isDownloading,
    downloadStub: async ({ companyId, employeeId, entryId }: SavedEntry) => {
      if (isDownloading) return;
      setIsDownloading(true);
      try {
        await download(`/api/reports/counterfoil/${companyId}/${employeeId}/${entryId}`);
      } catch (error) {
        notifyError(errorText(error));
      } finally {
        setIsDownloading(false);
      }
    },
  };
}
