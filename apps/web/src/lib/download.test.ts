import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { download, fileNameOf, type Progress } from './download.ts';
import { storeSession } from './session.ts';

const REQUEST = { report: 'form-941', companyId: 7, year: 2026, quarter: 1 } as const;

const named = (header?: string) =>
  new Response('', header ? { headers: { 'content-disposition': header } } : {});

describe('the name of a downloaded file', () => {
  it('is the one that the server gave', () => {
    expect(fileNameOf(named('attachment; filename="WAGES261.txt"'))).toBe('WAGES261.txt');
    expect(fileNameOf(named('attachment; filename=WAGES261.txt'))).toBe('WAGES261.txt');
  });

  it('is the encoded one where there are two, because only that one keeps accents', () => {
    const header = `attachment; filename="W2PR-Empleado-Mara.pdf"; filename*=UTF-8''W2PR-Empleado-Mar%C3%ADa.pdf`;
    expect(fileNameOf(named(header))).toBe('W2PR-Empleado-María.pdf');
  });

  it('is a plain one where the server gave none', () => {
    expect(fileNameOf(named())).toBe('archivo');
  });
});

describe('a download', () => {
  const saved: string[] = [];

  beforeEach(() => {
    saved.length = 0;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => {} }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** The answer of the network: a number of chunks of three bytes, then whatever `end` does. */
  function answering(chunks: number, end: (controller: ReadableStreamDefaultController) => void) {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let chunk = 0; chunk < chunks; chunk++) controller.enqueue(new Uint8Array(3));
        end(controller);
      },
    });
    const headers = { 'content-length': '6', 'content-disposition': 'attachment; filename="uno.pdf"' };
    vi.stubGlobal('fetch', async () => new Response(body, { headers }));
  }

  it('tells how much of it has come, and is saved once all of it is here', async () => {
    answering(2, (controller) => controller.close());
    const progressReports: Progress[] = [];
    await download(REQUEST, { onProgress: (progress) => progressReports.push(progress) });
    expect(progressReports).toEqual([
      { received: 3, total: 6 },
      { received: 6, total: 6 },
    ]);
    expect(saved).toEqual(['uno.pdf']);
  });

  it('is asked for by its name and with its fields, and says who asks', async () => {
    storeSession({ accessToken: 'abc', name: 'Irma' });
    const fetching = vi.fn<typeof fetch>(async () => new Response(''));
    vi.stubGlobal('fetch', fetching);
    await download(REQUEST);
    expect(fetching).toHaveBeenCalledWith('/files/form-941', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
      body: '{"companyId":7,"year":2026,"quarter":1}',
      signal: expect.any(AbortSignal), // gives up where no answer comes
    });
  });

  it('leaves nothing when the connection breaks halfway', async () => {
    answering(1, (controller) => controller.error(new TypeError('network error')));
    await expect(download(REQUEST, { onProgress: () => {} })).rejects.toThrow(
      'No hay conexión con el servidor.',
    );
    expect(saved).toEqual([]);
  });

  it('shows the sentence and the status of the server if it was refused', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'No está.' }, { status: 501 }));
    await expect(download(REQUEST)).rejects.toMatchObject({ message: 'No está.', status: 501 });
    expect(saved).toEqual([]);
  });
});
