import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit as readingLimit } from 'hono/body-limit';
import { AppError } from '../application/app-error.ts';
import { refusalBody } from '../doors/rest/refusal-body.ts';
import type { HttpEnv } from './http-env.ts';

/** The largest body that any call needs, many times over. */
const MAX_BODY_BYTES = 1_000_000;

/**
 * Refuses a body that nobody needs. A request that says how long its body is, or that has none, is not opened to see that: as the
 * standard has requests, opening one takes as much work as to answer it barely. A body of untold length is counted while it is read.
 */
export function bodyLimit(): MiddlewareHandler<HttpEnv> {
  const counted = readingLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length =
      c.req.header('Transfer-Encoding') === undefined ? c.req.header('Content-Length') : undefined;
    if (length === undefined) return counted(c, next);
    return Number(length) > MAX_BODY_BYTES ? tooLarge(c) : next();
  };
}

const tooLarge = (c: Context<HttpEnv>) => refusalBody(c, new AppError('too-large'));
