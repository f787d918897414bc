import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit as readingLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpEnv } from '../doors/connection.ts';
import { refusalBody } from '../doors/rest/answers.ts';
import { AppError } from '../refusal/app-error.ts';

/**
 * Lets pages of other origins call the documented interface, with the bearer that they were given: no cookie
 * goes along, so they download with the bearer too. Where no origin is named, our own pages alone can call.
 */
export function allowedOrigins(origins: readonly string[]): MiddlewareHandler {
  const toPages = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
    exposeHeaders: ['ETag', 'Content-Disposition', 'Retry-After'],
  });
  return async (c, next) => {
    if (c.req.header('Origin') !== undefined || c.req.method === 'OPTIONS') return toPages(c, next);
    // A program is no page: it needs no more than that a copy which is kept be of one origin.
    await next();
    c.res.headers.append('Vary', 'Origin');
  };
}

/**
 * Restricts what a browser may do with our pages to our own files. Styles may be inline because the
 * components write theirs into the page; scripts may not.
 */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    // A document that is opened to print it is a blob of ours, and Chromium counts its own viewer of PDFs as
    // an object.
    objectSrc: ['blob:'],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
});

/** The largest body that any call needs, many times over. */
const MAX_BODY_BYTES = 1_000_000;

/**
 * Refuses a body that nobody needs. A request that says how long its body is, or that has none, is not opened
 * to see that: as the standard has requests, opening one takes as much work as to answer it barely. A body of
 * untold length is counted while it is read.
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
