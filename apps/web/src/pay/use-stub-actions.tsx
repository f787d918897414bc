import type { ReportRequest } from '@garita/domain/report/report-request';
import { Download, Eye, MessageSquareText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PreviewDrawer } from '../documents/preview/preview-drawer.tsx';
import { useFileDownload } from '../documents/use-file-download.ts';
import { payrollText } from '../text/pay/payroll.es.ts';
import type { PayAction } from './action-bar.tsx';

const { actions: text } = payrollText;

/** The documents of one saved pay. */
type PayPapers = {
  stub: ReportRequest;
  /** Explains the pay to an employee; contractors get none. */
  letter?: ReportRequest;
};

/**
 * The actions that show and download the documents of saved pay, and the drawer that shows them; none for new
 * pay.
 */
export function useStubActions(
  papers: PayPapers | undefined,
  { hasChanges }: { hasChanges: boolean },
): { actions: PayAction[]; drawer: ReactNode } {
  const { isDownloading, downloadFile } = useFileDownload();
  const [seen, setSeen] = useState<keyof PayPapers>();
  if (!papers) return { actions: [], drawer: null };
  const { stub, letter } = papers;
  const actions = [
    { label: text.seeStub, icon: Eye, isKnownByIcon: true, onSelect: () => setSeen('stub') },
    ...(letter
      ? [
          {
            label: text.seeLetter,
            icon: MessageSquareText,
            isKnownByIcon: true,
            onSelect: () => setSeen('letter'),
          },
        ]
      : []),
    {
      label: isDownloading ? text.downloadingStub : text.downloadStub,
      icon: Download,
      isKnownByIcon: true,
      onSelect: () => void downloadFile(stub),
    },
  ];
  const request = seen === 'letter' && letter ? letter : stub;
  const notice = hasChanges ? text.asSaved : undefined;
  const drawer = (
    <PreviewDrawer open={seen !== undefined} onClose={() => setSeen(undefined)} {...{ request, notice }} />
  );
  return { actions, drawer };
}
