import { commonText } from '../text/common.es.ts';

/** A download that was refused. Its message is the server's Spanish sentence. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

/**
 * Saves a file of the server under the name that it comes with. Whoever is signed in is known by the download cookie, so
 * no token is sent. With a body it is a POST of JSON.
 *
 * @throws DownloadError
 */
export async function download(address: string, body?: unknown): Promise<void> {
  const response = await request(address, body);
  if (!response.ok) throw new DownloadError(await refusalOf(response));
  saveFile(await response.blob(), fileNameOf(response));
}

async function request(address: string, body: unknown): Promise<Response> {
  try {
    return await fetch(address, body === undefined ? {} : jsonPost(body));
  } catch (cause) {
    throw new DownloadError(commonText.failures.offline, { cause });
  }
}

function jsonPost(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function refusalOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  const hasDetail = typeof answer === 'object' && answer !== null && 'detail' in answer;
  return hasDetail && typeof answer.detail === 'string' ? answer.detail : commonText.failures.unexpected;
}

/**
 * The name in a Content-Disposition header (RFC 6266): `filename*`, which can hold accents, before `filename`.
 */
export function fileNameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (plain ?? commonText.unnamedFile);
}

/** Saves a file that was made here. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
