import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Dependencies } from '../application/dependencies.ts';
import { type Actor, findActor } from '../auth/actor.ts';
import { DOWNLOAD_COOKIE, DOWNLOADS } from '../auth/cookies.ts';
import { bearerToken } from '../auth/tokens.ts';
import { networkOf, type Visitor } from '../auth/visitor.ts';
import type { Tag } from '../text/tags.es.ts';

/** The longest user agent that is kept: browsers send some 150 characters, a program may send anything. */
const USER_AGENT_LENGTH = 300;

/**
 * Finds out where a request comes from. Behind a proxy the address and the host are what that proxy says: the
 * last entry of each X-Forwarded-…, which it added itself. The scheme is secure if any proxy was reached by
 * TLS: behind a proxy that ends TLS stands often another one that is reached by plain HTTP, and a browser that
 * claims TLS only keeps its own cookies from plain HTTP. Without a proxy those headers are anybody's and are
 * not read.
 */
export function connection(
  isBehindProxy: boolean,
  allowedOrigins: readonly string[] = [],
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const entries = (name: string) =>
      (isBehindProxy ? (c.req.header(name) ?? '') : '').split(',').map((entry) => entry.trim());
    const forwarded = (name: string) => entries(name).at(-1) || undefined;
    const address = forwarded('X-Forwarded-For') ?? c.env?.incoming?.socket.remoteAddress ?? 'unknown';
    const schemes = entries('X-Forwarded-Proto').map((entry) => entry.toLowerCase());
    const isSecure = schemes.includes('https') || new URL(c.req.url).protocol === 'https:';
    const host = forwarded('X-Forwarded-Host') ?? c.req.header('Host') ?? new URL(c.req.url).host;
    const origin = c.req.header('Origin');
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
    c.set('isSecure', isSecure);
    c.set('visitor', {
      network: networkOf(address),
      address,
      userAgent: (c.req.header('User-Agent') ?? '').slice(0, USER_AGENT_LENGTH),
      isCrossSite: !isAllowed && isCrossSite(c.req.header('Sec-Fetch-Site'), origin, host),
      cookies: getCookie(c),
    });
    await next();
  };
}

// A browser says which it is, except over plain HTTP; programs say neither.
function isCrossSite(site: string | undefined, origin: string | undefined, host: string): boolean {
  if (site !== undefined) return site === 'cross-site';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}

/** Finds out who asks, for both doors: by the bearer token or, for downloads alone, by the cookie. */
export function requestActor(dependencies: Dependencies): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const bearer = bearerToken(c.req.header('Authorization'));
    const cookie = c.req.path.startsWith(`${DOWNLOADS}/`) ? getCookie(c, DOWNLOAD_COOKIE) : undefined;
    const actor =
      (await findActor(dependencies, 'bearer', bearer)) ?? (await findActor(dependencies, 'cookie', cookie));
    if (actor) c.set('actor', actor);
    await next();
  };
}

/** True for an address of this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** The values that every handler of a request can read beside the request itself. */
export type HttpEnv = {
  /** The connection; absent where a test calls the application without a network. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** True when the browser reached us over TLS, here or at the proxy in front. */
    isSecure: boolean;
    visitor: Visitor;
    /** Absent without a session. */
    actor?: Actor;
    /** The heading of the documented call that this is, once its route is found. */
    tag?: Tag;
  };
};
