import type { OtherFormat } from '@garita/domain/report/other-format';
import { useEffect, useRef, useState } from 'react';
import { type DownloadRequest, download, type Progress } from '../lib/download.ts';
import { processesText } from '../text/processes.es.ts';
import { notifyInfo, notifySuccess } from '../ui/notices/notices.ts';
import { useDownloadFailure } from './use-download-failure.ts';

const text = processesText.download;

/** A download that is under way, and how much of it has come; nothing while the server prepares it. */
export type RunningDownload = { startedAt: number; progress: Progress | undefined };

/** Downloads documents, one at a time. Leaving the screen ends the one that is under way, and nothing is saved of it. */
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
