import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/**
 * Lets pages of other origins call the documented interface, with the bearer that they were given: no cookie goes along, so
 * they download with the bearer too. Where no origin is named, our own pages alone can call.
 */
export function allowedOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
    exposeHeaders: ['ETag', 'Content-Disposition', 'Retry-After'],
  });
}
