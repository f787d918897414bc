import { type AnyProcedure, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Handler } from 'hono';
import type { Dependencies } from '../../application/dependencies.ts';
import { deviceCookieHeader, downloadCookieHeader } from '../../auth/cookies.ts';
import { AppError } from '../../refusal/app-error.ts';
import { trpcCode } from '../../refusal/error-status.ts';
import type { HttpEnv } from '../connection.ts';
import { appRouter } from './router.ts';
import type { ProcedureMeta } from './trpc.ts';

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

/** The most calls that one request may carry. The web sends no more at once. */
const MAX_CALLS = 20;

/**
 * Refuses a request with too many calls, or with two calls that could test guesses. Errors: `too-many-calls`.
 */
function checkBatch(calls: readonly { procedure: AnyProcedure | null }[]): void {
  const guesses = calls.filter(({ procedure }) => procedure !== null && isAttempt(procedure));
  if (calls.length <= MAX_CALLS && guesses.length <= 1) return;
  const refusal = new AppError('too-many-calls');
  throw new TRPCError({ code: trpcCode(refusal.code), message: refusal.code, cause: refusal });
}

function isAttempt({ _def: { meta } }: AnyProcedure): boolean {
  return (meta as ProcedureMeta | undefined)?.isAttempt === true; // every procedure is made by trpc.ts
}
