import type { ReportRequest } from '@garita/domain/report/report-request';
import { Download, Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PreviewDrawer } from '../documents/preview/preview-drawer.tsx';
import { useFileDownload } from '../documents/use-file-download.ts';
import { payrollText } from '../text/payroll.es.ts';
import type { Deed } from './action-bar.tsx';

const { actions: text } = payrollText;

/** What can be done with the stub of saved pay, and the drawer in which it is seen; nothing of pay that is not saved. */
export function useStubDeeds(request: ReportRequest | undefined): { deeds: Deed[]; drawer: ReactNode } {
  const { isDownloading, downloadFile } = useFileDownload();
  const [isSeen, setIsSeen] = useState(false);
  if (!request) return { deeds: [], drawer: null };
  const deeds = [
    { label: text.seeStub, icon: Eye, onSelect: () => setIsSeen(true) },
    {
      label: isDownloading ? text.downloadingStub : text.downloadStub,
      icon: Download,
      onSelect: () => void downloadFile(request),
    },
  ];
  const drawer = <PreviewDrawer open={isSeen} request={request} onClose={() => setIsSeen(false)} />;
  return { deeds, drawer };
}
