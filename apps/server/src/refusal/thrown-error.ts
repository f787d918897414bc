import { isConnectionLost } from '@garita/ledger/database/database-errors';
import { LedgerBusyError } from '@garita/ledger/event-store/append-outcome';
import type { Logger } from 'pino';
import { AppError } from './app-error.ts';

/**
 * Returns the refusal that a door answers for a thrown error: the refusal itself, `busy` if trying again may
 * help, otherwise `unexpected`. Other errors are logged, a full disk as such.
 */
export function refusalOf(error: unknown, logger: Logger, where: Record<string, unknown>): AppError {
  if (error instanceof AppError) return error;
  // Nobody waits for the answer any more. A broken thread has been logged as such.
  if (error instanceof Error && error.name === 'AbortError') return new AppError('unexpected');
  if (isDiskFull(error)) {
    logger.error({ ...where, failure: describe(error) }, 'the disk is full');
    return new AppError('busy', { isDiskFull: true }, { cause: error });
  }
  logFailure(logger, error, where);
  const passes = isConnectionLost(error) || error instanceof LedgerBusyError;
  return new AppError(passes ? 'busy' : 'unexpected', {}, { cause: error });
}

/**
 * Logs an unexpected error without its message, because messages of the database quote values, which are
 * people's names and numbers. The rest is enough to find the line.
 */
export function logFailure(logger: Logger, failure: unknown, where: Record<string, unknown> = {}): void {
  logger.error({ ...where, failure: describe(failure) }, 'unexpected failure');
}

/** The codes of PostgreSQL and of the system for a disk, or its quota, without room. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Returns true if a full disk is among the causes of an error. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && NO_ROOM.has(error.code)) || isDiskFull(error.cause);
}

type Description = { type: string; code?: string; frames: string[]; cause?: Description };

function describe(failure: unknown): Description {
  if (!(failure instanceof Error)) return { type: typeof failure, frames: [] };
  const frames = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: failure.name,
    ...('code' in failure && typeof failure.code === 'string' ? { code: failure.code } : {}),
    frames: frames.map((frame) => frame.trim()),
    ...(failure.cause === undefined ? {} : { cause: describe(failure.cause) }),
  };
}
