import { Text } from '@chakra-ui/react';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { documentsText } from '../../text/documents.es.ts';
import { previewText } from '../../text/preview.es.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { LoadingBlock } from '../../ui/page/state-blocks.tsx';
import type { Preview } from './preview.ts';
import { PreviewActions } from './preview-actions.tsx';
import { PreviewContent } from './preview-content.tsx';

type ReportPreviewProps = {
  /** What is chosen so far; undefined while something is missing of it. */
  request: ReportRequest | undefined;
  /** Said in its place, such as that the document cannot be made yet. */
  instead?: string | undefined;
  failureText: (error: unknown) => string;
  /** Downloads it in another format. */
  onFormat: (format: OtherFormat) => void;
};

/** A document as it will be, with the figures by which a person checks it. */
export function ReportPreview({ request: chosen, instead, failureText, onFormat }: ReportPreviewProps) {
  const { settled: request, isSettled } = useDebounced(chosen);
  const isShown = chosen !== undefined && instead === undefined;
  const preview = trpc.reports.preview.useQuery(request ?? NOTHING, {
    enabled: isShown && isSettled,
    placeholderData: keepPreviousData,
    retry: false,
    // A choice that was changed again is not waited for.
    trpc: { abortOnUnmount: true },
  });
  if (!isShown) return <Said>{instead ?? previewText.nothingChosen}</Said>;
  if (preview.error) return <Said>{failureText(preview.error)}</Said>;
  if (!preview.data || !request) {
    return (
      <Panel title={documentsText.preview}>
        <LoadingBlock lines={8} />
      </Panel>
    );
  }
  return (
    <Shown
      preview={preview.data}
      isBusy={preview.isPlaceholderData || !isSettled}
      {...{ request, failureText, onFormat }}
    />
  );
}

// A query that is not enabled is never sent.
const NOTHING: ReportRequest = { report: 'form-940', companyId: 0, year: 0 };

function Said({ children }: { children: ReactNode }) {
  return (
    <Panel title={documentsText.preview}>
      <Text color="fg.muted">{children}</Text>
    </Panel>
  );
}

type ShownProps = {
  preview: Preview;
  request: ReportRequest;
  isBusy: boolean;
} & Pick<ReportPreviewProps, 'failureText' | 'onFormat'>;

function Shown({ preview, request, isBusy, failureText, onFormat }: ShownProps) {
  const { page, formats } = preview;
  const actions = (
    <PreviewActions isPrinted={page.kind !== 'records'} {...{ request, failureText, formats, onFormat }} />
  );
  return (
    <Panel title={documentsText.preview} action={actions}>
      <PreviewContent {...{ preview, request, isBusy }} />
    </Panel>
  );
}
