import { type AnyProcedure, TRPCError } from '@trpc/server';
import { AppError, trpcCode } from '../../application/app-error.ts';
import type { ProcedureMeta } from './trpc.ts';

/** The most calls that one request may carry. The web sends no more at once. */
const MAX_CALLS = 20;

/**
 * Refuses a request of too many calls, and one that would guess twice: each guess is a request. Errors:
 * `too-many-calls`.
 */
export function checkBatch(calls: readonly { procedure: AnyProcedure | null }[]): void {
  const guesses = calls.filter(({ procedure }) => procedure !== null && isAttempt(procedure));
  if (calls.length <= MAX_CALLS && guesses.length <= 1) return;
  const refusal = new AppError('too-many-calls');
  throw new TRPCError({ code: trpcCode(refusal.code), message: refusal.code, cause: refusal });
}

function isAttempt({ _def: { meta } }: AnyProcedure): boolean {
  return (meta as ProcedureMeta | undefined)?.isAttempt === true; // every procedure is made by trpc.ts
}
