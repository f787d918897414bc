import { Alert, Button } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { openInTab } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { documentsText } from '../../text/documents/documents.es.ts';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';
import { Loaded, useLazyModule } from '../../ui/page/loaded.tsx';
import { useDownloadFailure, useFileDownload } from '../use-file-download.ts';
import type { PreviewContent } from './preview-content.tsx';

type PreviewDrawerProps = {
  open: boolean;
  request: ReportRequest;
  /** A note on what the screen shows but the document does not contain yet. */
  notice?: string | undefined;
  onClose: () => void;
};

/**
 * Shows a document beside the screen with its pay. It is loaded each time, because the pay may have changed.
 */
export function PreviewDrawer({ open, request, notice, onClose }: PreviewDrawerProps) {
  const part = useLazyModule('preview', () => import('./preview-content.tsx'));
  return (
    <SideDrawer
      size="md"
      title={documentsText.preview}
      actions={
        <>
          <OpenButton request={request} failureText={errorText} />
          <DownloadButton request={request} />
        </>
      }
      {...{ open, onClose }}
    >
      {notice !== undefined && (
        <Alert.Root status="warning" mb="3">
          <Alert.Indicator />
          <Alert.Title>{notice}</Alert.Title>
        </Alert.Root>
      )}
      <Loaded query={part}>
        {({ PreviewContent }) => <AskedPreview request={request} Content={PreviewContent} />}
      </Loaded>
    </SideDrawer>
  );
}

type AskedPreviewProps = Pick<PreviewDrawerProps, 'request'> & { Content: typeof PreviewContent };

function AskedPreview({ request, Content }: AskedPreviewProps) {
  const preview = trpc.reports.preview.useQuery(request, { retry: false, gcTime: 0 });
  return <Loaded query={preview}>{(data) => <Content preview={data} request={request} isWhole />}</Loaded>;
}

type OpenButtonProps = { request: ReportRequest; failureText: (error: unknown) => string };

/** The button that opens a document in a tab of the browser, where it can be printed. */
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

/** The button that downloads the previewed document, which is small. */
function DownloadButton({ request }: { request: ReportRequest }) {
  const { isDownloading, downloadFile } = useFileDownload();
  return (
    <Button type="button" size="sm" loading={isDownloading} onClick={() => void downloadFile(request)}>
      <Download aria-hidden />
      {documentsText.download}
    </Button>
  );
}
