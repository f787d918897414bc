import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/**
 * Lets pages of other origins call the documented interface, with the bearer that they were given: no cookie goes along, so
 * they download with the bearer too. Where no origin is named, our own pages alone can call.
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
