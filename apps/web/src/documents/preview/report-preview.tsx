import { Button, HStack, Text } from '@chakra-ui/react';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { keepPreviousData } from '@tanstack/react-query';
import { FileSpreadsheet, type LucideIcon, NotebookText, Sheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { documentsText } from '../../text/documents/documents.es.ts';
import { formatLabels, previewText } from '../../text/documents/preview.es.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { LoadingBlock } from '../../ui/page/state-blocks.tsx';
import type { Preview } from './preview.ts';
import { PreviewContent } from './preview-content.tsx';
import { OpenButton } from './preview-drawer.tsx';

type ReportPreviewProps = {
  /** The request so far; undefined while a choice is missing. */
  request: ReportRequest | undefined;
  /** A message instead of the preview, such as that the document cannot be made yet. */
  instead?: string | undefined;
  failureText: (error: unknown) => string;
  /** Downloads it in another format. */
  onFormat: (format: OtherFormat) => void;
};

/** Shows the preview of a document, with the figures by which a person checks it. */
export function ReportPreview({ request: chosen, instead, failureText, onFormat }: ReportPreviewProps) {
  const { settled: request, isSettled } = useDebounced(chosen);
  const isShown = chosen !== undefined && instead === undefined;
  const preview = trpc.reports.preview.useQuery(request ?? NOTHING, {
    enabled: isShown && isSettled,
    placeholderData: keepPreviousData,
    retry: false,
    // Does not wait for the answer to a choice that was changed again.
    trpc: { abortOnUnmount: true },
  });
  if (!isShown) return <PreviewMessage>{instead ?? previewText.nothingChosen}</PreviewMessage>;
  if (preview.error) return <PreviewMessage>{failureText(preview.error)}</PreviewMessage>;
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

function PreviewMessage({ children }: { children: ReactNode }) {
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

const ICONS: Record<OtherFormat, LucideIcon> = { xlsx: Sheet, csv: FileSpreadsheet, iif: NotebookText };

type PreviewActionsProps = {
  request: ReportRequest;
  failureText: (error: unknown) => string;
  /** The other formats in which the document can be downloaded. */
  formats: readonly OtherFormat[];
  onFormat: (format: OtherFormat) => void;
  /** True if the browser can show and print it. */
  isPrinted: boolean;
};

/** The buttons of a preview: open the document in a browser page to print it, or download another format. */
function PreviewActions({ request, failureText, formats, onFormat, isPrinted }: PreviewActionsProps) {
  return (
    <HStack gap="2" wrap="wrap">
      {formats.map((format) => {
        const Icon = ICONS[format];
        return (
          <Button key={format} type="button" size="sm" variant="outline" onClick={() => onFormat(format)}>
            <Icon aria-hidden />
            {formatLabels[format]}
          </Button>
        );
      })}
      {isPrinted && <OpenButton {...{ request, failureText }} />}
    </HStack>
  );
}
