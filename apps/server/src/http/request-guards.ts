import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit as readingLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpEnv } from '../doors/connection.ts';
import { refusalBody } from '../doors/rest/answers.ts';
import { AppError } from '../refusal/app-error.ts';

/**
 * Lets pages of other origins call the documented interface with a bearer token. No cookie is accepted, so
 * they download with the token too. Without a list of origins, only our own pages can call.
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
    // Programs only need that a stored copy belongs to one origin.
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
    // A document that is opened to be printed is a blob of ours, and Chromium counts its PDF viewer as an
    // object.
    objectSrc: ['blob:'],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
});

/** The largest body, many times what any call needs. */
const MAX_BODY_BYTES = 1_000_000;

/**
 * Refuses a large body. If the request has no body or states its length, the body is not opened for this,
 * because opening takes as much work as a small answer. Otherwise the bytes are counted while they are read.
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
