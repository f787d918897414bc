import { gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import type { HttpEnv } from '../doors/connection.ts';

/** Shorter than that a text is hardly shorter packed. */
const LEAST_BYTES = 1_024;
/** To pack as much takes a millisecond, for which others can wait. */
const MOST_BYTES = 262_144;

/**
 * Sends what is text packed to whoever can unpack it. What a door answers as JSON is there as a whole and is
 * packed at once: in pieces, as everything else, it takes four times as much work.
 */
export function compressed(): MiddlewareHandler<HttpEnv> {
  const inPieces = compress();
  return (c, next) =>
    inPieces(c, async () => {
      await next();
      if (c.res.headers.get('Content-Type')?.startsWith('application/json')) await packAtOnce(c);
    });
}

async function packAtOnce(c: Context<HttpEnv>): Promise<void> {
  const { status, headers } = c.res;
  headers.append('Vary', 'Accept-Encoding');
  if (!takesGzip(c)) return;
  const whole = Buffer.from(await c.res.arrayBuffer());
  const isPacked = whole.length >= LEAST_BYTES && whole.length <= MOST_BYTES;
  if (isPacked) sayPacked(headers);
  // By its length hono leaves alone what is short.
  else headers.set('Content-Length', String(whole.length));
  // Hono would copy the headers of the one before.
  c.res = undefined;
  c.res = new Response(isPacked ? gzipSync(whole) : whole, { status, headers });
}

// Packed it is the same by what it says, and not by its bytes.
function sayPacked(headers: Headers): void {
  headers.set('Content-Encoding', 'gzip');
  const tag = headers.get('ETag');
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
}

function takesGzip(c: Context<HttpEnv>): boolean {
  const supports = ['gzip', 'identity'];
  return accepts(c, { header: 'Accept-Encoding', supports, default: 'identity' }) === 'gzip';
}
