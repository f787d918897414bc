import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Dependencies } from '../application/dependencies.ts';
import { type Actor, findActor } from '../auth/actor.ts';
import { DOWNLOAD_COOKIE, DOWNLOADS } from '../auth/cookies.ts';
import { bearerToken } from '../auth/tokens.ts';
import { networkOf, type Visitor } from '../auth/visitor.ts';
import type { Tag } from '../text/tags.es.ts';

/** The longest user agent that is stored; browsers send some 150 characters. */
const USER_AGENT_LENGTH = 300;

/**
 * Finds out where a request comes from. Behind a proxy, the address and the host are the last entry of each
 * X-Forwarded-… header, which that proxy added. The connection counts as secure if any proxy was reached by
 * TLS, because a proxy that ends TLS may stand before another one; a browser that claims TLS falsely only
 * keeps its own cookies from plain HTTP. Without a proxy these headers are not read, because anybody may send
 * them.
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

// A browser sends one of them, except over plain HTTP; programs send neither.
function isCrossSite(site: string | undefined, origin: string | undefined, host: string): boolean {
  if (site !== undefined) return site === 'cross-site';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}

/** Finds the user of a request, for both doors: by the bearer token or, for downloads only, by the cookie. */
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

/** Returns true for an address of this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** The values that every handler can read beside the request. */
export type HttpEnv = {
  /** The connection; absent where a test calls the application without a network. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** True if the browser reached us over TLS, here or at a proxy in front. */
    isSecure: boolean;
    visitor: Visitor;
    /** The user; absent without a session. */
    actor?: Actor;
    /** The heading of the documented call, once its route is found. */
    tag?: Tag;
  };
};
