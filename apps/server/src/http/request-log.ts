import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { HttpEnv } from './http-env.ts';

/** Logs each request by its route's pattern: addresses, names and numbers of people are in paths and bodies, not here. */
export function requestLog(logger: Logger): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    logger.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route: routePath(c),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
        accountId: c.get('actor')?.accountId,
      },
      'request',
    );
  };
}
