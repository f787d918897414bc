import { Box, Button, HStack, Progress as ProgressBar, Text, VisuallyHidden } from '@chakra-ui/react';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { FileText, Sheet, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type DownloadRequest, download, type Progress } from '../lib/download.ts';
import { errorText } from '../lib/error-text.ts';
import { documentsText } from '../text/documents/documents.es.ts';
import { formatLabels } from '../text/documents/preview.es.ts';
import { processesText } from '../text/documents/processes.es.ts';
import { notifyInfo, notifySuccess } from '../ui/notices/notices.ts';
import { Panel } from '../ui/page/panel.tsx';
import { useDownloadFailure } from './use-file-download.ts';

/** Buttons that download all of a screen's report as a file, including what the screen leaves out. */
export function ReportFiles({ request }: { request: ReportRequest }) {
  const { running, start, cancel } = useReportDownload();
  if (running) return <DownloadProgress running={running} onCancel={cancel} />;
  return (
    <HStack gap="2" mb="3" data-print="hidden">
      <Button size="xs" variant="outline" onClick={() => void start(request, errorText)}>
        <FileText aria-hidden />
        {documentsText.pdf}
      </Button>
      <Button size="xs" variant="outline" onClick={() => void start(request, errorText, 'xlsx')}>
        <Sheet aria-hidden />
        {formatLabels.xlsx}
      </Button>
    </HStack>
  );
}

const text = processesText.download;

/** A running download with its progress, which is undefined while the server prepares the document. */
type RunningDownload = { startedAt: number; progress: Progress | undefined };

/**
 * Downloads documents, one at a time. Leaving the screen aborts the running download, and no file is saved.
 */
export function useReportDownload() {
  const [running, setRunning] = useState<RunningDownload>();
  const tellFailure = useDownloadFailure();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (
    request: DownloadRequest,
    failureText: (error: unknown) => string,
    format?: OtherFormat,
  ) => {
    if (running) return;
    const { signal } = (controller.current = new AbortController());
    const startedAt = Date.now();
    setRunning({ startedAt, progress: undefined });
    notifyInfo(text.started);
    try {
      await download(request, {
        format,
        signal,
        onProgress: (progress) => setRunning({ startedAt, progress }),
      });
      notifySuccess(text.finished);
    } catch (error) {
      if (signal.aborted) notifyInfo(text.cancelled);
      else tellFailure(error, failureText(error));
    } finally {
      setRunning(undefined);
    }
  };

  return { running, start, cancel: () => controller.current?.abort() };
}

/** Seconds between two announcements of the elapsed time to screen readers. */
const SAID_EVERY = 5;

type DownloadProgressProps = { running: RunningDownload; onCancel: () => void };

/**
 * Shows the progress of a download: the bytes of the total if the server sends it, otherwise the elapsed
 * time.
 */
export function DownloadProgress({ running, onCancel }: DownloadProgressProps) {
  const seconds = useSeconds(running.startedAt);
  const { progress } = running;
  return (
    <Box ref={bringIntoView}>
      <Panel
        title={text.title}
        action={
          <Button type="button" variant="outline" onClick={onCancel}>
            <X aria-hidden />
            {text.cancel}
          </Button>
        }
      >
        <ProgressBar.Root value={percentOf(progress)} colorPalette="brand" size="sm">
          <ProgressBar.Label srOnly>{text.started}</ProgressBar.Label>
          <ProgressBar.Track>
            <ProgressBar.Range />
          </ProgressBar.Track>
        </ProgressBar.Root>
        <Text mt="2" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
          {progress ? receivedText(progress) : text.preparing(seconds)}
        </Text>
        <VisuallyHidden as="output">
          {progress ? text.started : text.preparing(seconds - (seconds % SAID_EVERY))}
        </VisuallyHidden>
      </Panel>
    </Box>
  );
}

// In a narrow window it appears below the pressed button. Before it disappears, it returns the focus, which
// would be lost with it.
function bringIntoView(element: HTMLElement): () => void {
  const { activeElement } = document;
  element.scrollIntoView({ block: 'nearest' });
  return () => {
    if (activeElement instanceof HTMLElement && element.contains(document.activeElement))
      activeElement.focus();
  };
}

function useSeconds(startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}

function percentOf(progress: Progress | undefined): number | null {
  if (!progress?.total) return null;
  return Math.min(100, Math.round((progress.received / progress.total) * 100));
}

const KILOBYTES = new Intl.NumberFormat('es-PR', { maximumFractionDigits: 0 });

function receivedText({ received, total }: Progress): string {
  const kilobytes = (bytes: number) => KILOBYTES.format(Math.ceil(bytes / 1024));
  return total === undefined
    ? text.receivedSoFar(kilobytes(received))
    : text.received(kilobytes(received), kilobytes(total));
}
