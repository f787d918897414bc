import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Dependencies } from '../application/dependencies.ts';
import type { HttpEnv } from '../http/http-env.ts';
import { findActor } from './actor.ts';
import { DOWNLOAD_COOKIE, DOWNLOADS } from './download-cookie.ts';
import { bearerToken } from './tokens.ts';

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
