import { gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import type { HttpEnv } from '../doors/connection.ts';

/** Shorter texts hardly shrink. */
const LEAST_BYTES = 1_024;
/** Compressing this much takes a millisecond, which other requests can wait. */
const MOST_BYTES = 262_144;

/**
 * Compresses text answers for clients that accept it. JSON is compressed at once: in pieces, as everything
 * else, it takes four times as much work.
 */
export function compressed(): MiddlewareHandler<HttpEnv> {
  const inPieces = compress();
  return (c, next) =>
    inPieces(c, async () => {
      await next();
      if (c.res.headers.get('Content-Type')?.startsWith('application/json')) await compressWhole(c);
    });
}

async function compressWhole(c: Context<HttpEnv>): Promise<void> {
  const { status, headers } = c.res;
  headers.append('Vary', 'Accept-Encoding');
  if (!takesGzip(c)) return;
  const whole = Buffer.from(await c.res.arrayBuffer());
  const isPacked = whole.length >= LEAST_BYTES && whole.length <= MOST_BYTES;
  if (isPacked) markCompressed(headers);
  // Hono leaves short answers alone by their length.
  else headers.set('Content-Length', String(whole.length));
  // Hono would copy the headers of the previous answer.
  c.res = undefined;
  c.res = new Response(isPacked ? gzipSync(whole) : whole, { status, headers });
}

// A compressed answer has the same meaning, but not the same bytes.
function markCompressed(headers: Headers): void {
  headers.set('Content-Encoding', 'gzip');
  const tag = headers.get('ETag');
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
}

function takesGzip(c: Context<HttpEnv>): boolean {
  const supports = ['gzip', 'identity'];
  return accepts(c, { header: 'Accept-Encoding', supports, default: 'identity' }) === 'gzip';
}
