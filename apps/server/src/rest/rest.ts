import { Hono, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { AppError } from '../application/app-error.ts';
import { findActor } from '../auth/actor.ts';
import { DOWNLOAD_COOKIE } from '../auth/download-cookie.ts';
import { bearerToken } from '../auth/session-token.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HttpEnv } from '../http-env.ts';
import { logFailure } from '../logging/log-failure.ts';
import { accountRoutes } from './account.routes.ts';
import { failed } from './envelopes.ts';
import { registryRoutes } from './registry.routes.ts';

/** The documented door, under /api. Its routes translate, and call the same use cases as the typed door. */
export function restDoor(dependencies: Dependencies): Hono<HttpEnv> {
  const door = new Hono<HttpEnv>({ strict: false });
  door.use(withActor(dependencies));
  door.route('/auth', accountRoutes(dependencies));
  door.route('/', registryRoutes(dependencies));
  door.notFound((c) => failed(c, new AppError('not-found')));
  door.onError((error, c) => {
    if (error instanceof AppError) return failed(c, error);
    logFailure(dependencies.logger, error, { requestId: c.get('requestId') });
    return failed(c, new AppError('unexpected'));
  });
  return door;
}

// Only the cookie's own path brings it along: everywhere else a request without a bearer has nobody behind it.
function withActor(dependencies: Dependencies): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const actor =
      (await findActor(dependencies, 'bearer', bearerToken(c.req.header('Authorization')))) ??
      (await findActor(dependencies, 'cookie', downloadCookieOf(c.req.path, getCookie(c, DOWNLOAD_COOKIE))));
    if (actor) c.set('actor', actor);
    await next();
  };
}

function downloadCookieOf(path: string, cookie: string | undefined): string | undefined {
  return path.startsWith('/api/reports/') ? cookie : undefined;
}
