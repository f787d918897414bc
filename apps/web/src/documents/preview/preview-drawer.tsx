import { Alert } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { documentsText } from '../../text/documents.es.ts';
import { SideDrawer } from '../../ui/overlay/overlays.ts';
import { Loaded, useLazyModule } from '../../ui/page/loaded.tsx';
import { DownloadButton, OpenButton } from './document-buttons.tsx';
import type { PreviewContent } from './preview-content.tsx';

type PreviewDrawerProps = {
  open: boolean;
  request: ReportRequest;
  /** A note on what the screen shows but the document does not contain yet. */
  notice?: string | undefined;
  onClose: () => void;
};

/**
 * A document as it will be, beside the screen of what it is made of. It is asked for each time: the pay may
 * have changed since.
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
