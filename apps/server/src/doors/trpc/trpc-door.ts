import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Handler } from 'hono';
import { AppError } from '../../application/app-error.ts';
import type { Dependencies } from '../../application/dependencies.ts';
import { downloadCookieHeader } from '../../auth/download-cookie.ts';
import { deviceCookieHeader } from '../../auth/known-device.ts';
import type { HttpEnv } from '../../http/http-env.ts';
import { checkBatch } from './batch.ts';
import { appRouter } from './router.ts';

/** The typed door, under /trpc. */
export function trpcDoor(dependencies: Dependencies): Handler<HttpEnv> {
  return (c) =>
    fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      createContext: ({ resHeaders, info }) => {
        checkBatch(info.calls);
        const isSecure = c.get('isSecure');
        return {
          dependencies,
          actor: c.get('actor'),
          visitor: c.get('visitor'),
          setDownloadCookie: (cookie) =>
            resHeaders.append('Set-Cookie', downloadCookieHeader(cookie, isSecure)),
          setDeviceCookie: (cookie) => resHeaders.append('Set-Cookie', deviceCookieHeader(cookie, isSecure)),
        };
      },
      responseMeta: ({ errors }) => ({ headers: waitingTime(errors) }),
    });
}

function waitingTime(errors: readonly Error[]): Record<string, string> {
  const waits = errors.flatMap(({ cause }) =>
    cause instanceof AppError ? (cause.facts.retryAfterSeconds ?? []) : [],
  );
  return waits.length === 0 ? {} : { 'Retry-After': String(Math.max(...waits)) };
}
