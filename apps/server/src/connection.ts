import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-env.ts';

/**
 * Finds out where a request comes from. Behind a proxy that is what the proxy says: the last address of X-Forwarded-For,
 * which it added itself. Without one those headers are anybody's and are not read.
 */
export function connection(isBehindProxy: boolean): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
    const forwarded = isBehindProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    const scheme = isBehindProxy ? c.req.header('X-Forwarded-Proto') : undefined;
    c.set('address', forwarded || direct);
    c.set('isSecure', (scheme ?? new URL(c.req.url).protocol.slice(0, -1)) === 'https');
    await next();
  };
}

/** True for an address of this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
