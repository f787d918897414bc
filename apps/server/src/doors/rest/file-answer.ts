import { contentDisposition } from '@garita/reports/file-name';
import type { Context } from 'hono';
import type { Download } from '../../application/dependencies.ts';
import type { HttpEnv } from '../connection.ts';
import type { RouteAnswer } from './route-spec.ts';

/** Answers a file of one type, or of the other types in which it may be requested. */
export function file(contentType: string, otherTypes: readonly string[] = []): RouteAnswer<Download> {
  return {
    contentType,
    otherTypes,
    headers: ['Content-Disposition'],
    send: async (c, work) => sentFile(c, await work),
  };
}

/**
 * Sends a file to be saved under its name, once its first piece is made: a failure before that is answered as
 * a failure. Nobody on the way may store a copy, because it may be somebody's pay. If the reader leaves, or
 * reads nothing for a minute, the making ends.
 */
export async function sentFile(
  c: Context<HttpEnv>,
  { fileName, bytes, contentType }: Download,
): Promise<Response> {
  const pieces = bytes[Symbol.asyncIterator]();
  c.req.raw.signal.addEventListener('abort', () => void pieces.return?.());
  const first = await pieces.next();
  c.header('Content-Disposition', contentDisposition(fileName));
  c.header('Cache-Control', 'private, no-store');
  return c.body(streamOf(first, pieces), 200, { 'Content-Type': contentType });
}

/** The time without reading after which a file loses the place of its account. */
const UNREAD_MS = 60_000;

// Not `ReadableStream.from`, which the types of browsers do not know yet; our screens read this code with
// those types.
function streamOf(
  first: IteratorResult<Uint8Array>,
  pieces: AsyncIterator<Uint8Array>,
): ReadableStream<Uint8Array> {
  let unread: NodeJS.Timeout | undefined;
  const send = (piece: IteratorResult<Uint8Array>, to: ReadableStreamDefaultController<Uint8Array>) => {
    if (piece.done) return to.close();
    to.enqueue(piece.value);
    unread = setTimeout(() => {
      void pieces.return?.();
      to.error(new Error('Nobody has read the file for a minute'));
    }, UNREAD_MS).unref();
  };
  return new ReadableStream({
    start: (controller) => send(first, controller),
    // Called once the previous piece has been taken.
    pull: async (controller) => {
      clearTimeout(unread);
      send(await pieces.next(), controller);
    },
    cancel: async () => {
      clearTimeout(unread);
      await pieces.return?.();
    },
  });
}
