import { Box, Button, Progress, Text, VisuallyHidden } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Progress as Received } from '../lib/download.ts';
import { processesText } from '../text/processes.es.ts';
import { Panel } from '../ui/page/panel.tsx';
import type { RunningDownload } from './use-report-download.ts';

const text = processesText.download;

/** How often the time that passes is said aloud, in seconds. */
const SAID_EVERY = 5;

type DownloadProgressProps = { running: RunningDownload; onCancel: () => void };

/** How far a download is: the bytes of all of them where the server says how many, else the time that has passed. */
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
        <Progress.Root value={percentOf(progress)} colorPalette="brand" size="sm">
          <Progress.Label srOnly>{text.started}</Progress.Label>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
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

// In a narrow window it comes below the button that was pressed. Going, it gives back the focus that it would take along.
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

function percentOf(progress: Received | undefined): number | null {
  if (!progress?.total) return null;
  return Math.min(100, Math.round((progress.received / progress.total) * 100));
}

const KILOBYTES = new Intl.NumberFormat('es-PR', { maximumFractionDigits: 0 });

function receivedText({ received, total }: Received): string {
  const kilobytes = (bytes: number) => KILOBYTES.format(Math.ceil(bytes / 1024));
  return total === undefined
    ? text.receivedSoFar(kilobytes(received))
    : text.received(kilobytes(received), kilobytes(total));
}
