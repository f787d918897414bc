import type { PacketRequest } from '@garita/domain/report/auditor-packet';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { PackageRequest } from '@garita/domain/report/report-package';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { commonText } from '../text/common.es.ts';
import { DownloadError } from './error-text.ts';
import { bearer } from './session.ts';

/** A document, the package of several, or the packet for an auditor. */
export type DownloadRequest =
  | ReportRequest
  | ({ report: 'package' } & PackageRequest)
  | ({ report: 'auditor-packet' } & PacketRequest);

/** The loaded bytes of a file; `total` is undefined if the server does not tell it. */
export type Progress = { received: number; total: number | undefined };

type DownloadOptions = {
  /** The format, if it is not the document's own. */
  format?: OtherFormat | undefined;
  /** Aborts the download; nothing is saved then. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

/**
 * Saves a document of the server under its own name, once all of it is loaded.
 *
 * @throws DownloadError, also when aborted
 */
export async function download(request: DownloadRequest, options: DownloadOptions = {}): Promise<void> {
  await save(fetchReport(request, options));
}

/**
 * Saves the copy that was kept of a document when it was filed.
 *
 * @throws DownloadError
 */
export async function downloadFiledCopy({
  companyId,
  seq,
}: {
  companyId: number;
  seq: number;
}): Promise<void> {
  await save(post(`/files/filed/${companyId}/${seq}`, {}));
}

async function save(answer: ReturnType<typeof post>): Promise<void> {
  const { response, content } = await answer;
  if (!response.ok) throw new DownloadError(await refusalOf(content), response.status);
  saveFile(content, fileNameOf(response));
}

/**
 * Opens a PDF of the server in a new tab, where the browser shows and prints it. The tab is opened at once,
 * because browsers allow it only in reaction to a click.
 *
 * @throws DownloadError
 */
export async function openInTab(request: ReportRequest): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { response, content } = await fetchReport(request, {});
    if (!response.ok) throw new DownloadError(await refusalOf(content), response.status);
    const address = URL.createObjectURL(content);
    if (tab) tab.location.href = address;
    else saveFile(content, fileNameOf(response));
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function fetchReport({ report, ...body }: DownloadRequest, { format, ...options }: DownloadOptions) {
  return post(`/files/${report}${format ? `?format=${format}` : ''}`, body, options);
}

/** Milliseconds after which a document without an answer is given up: large ones take minutes to make. */
const MADE_WITHIN_MS = 300_000;

/** Returns the whole answer; a connection that breaks on the way throws. */
async function post(
  address: string,
  body: object,
  { signal, onProgress }: Omit<DownloadOptions, 'format'> = {},
) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), MADE_WITHIN_MS);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer() },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    // From here on the bytes may take as long as they need.
    clearTimeout(timer);
    const counted = onProgress && response.ok ? withProgress(response, onProgress) : response;
    return { response, content: await counted.blob() };
  } catch (cause) {
    throw new DownloadError(commonText.failures.offline, undefined, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Wraps a response so that it reports how much has been read. */
function withProgress(response: Response, onProgress: (progress: Progress) => void): Response {
  const total = Number(response.headers.get('content-length')) || undefined;
  let loaded = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      loaded += chunk.length;
      onProgress({ received: loaded, total });
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counter), { headers: response.headers });
}

async function refusalOf(content: Blob): Promise<string> {
  const answer: unknown = await new Response(content).json().catch(() => undefined);
  const hasDetail = typeof answer === 'object' && answer !== null && 'detail' in answer;
  return hasDetail && typeof answer.detail === 'string' ? answer.detail : commonText.failures.unexpected;
}

/**
 * Returns the file name of a Content-Disposition header (RFC 6266): `filename*`, which can hold accents,
 * before `filename`.
 */
export function fileNameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (plain ?? commonText.unnamedFile);
}

/** Saves a file that was created in the browser. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
