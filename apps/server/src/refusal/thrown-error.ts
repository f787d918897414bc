import { isConnectionLost } from '@garita/ledger/database/connection-lost';
import { LedgerBusyError } from '@garita/ledger/event-store/append-outcome';
import type { Logger } from 'pino';
import { AppError } from './app-error.ts';

/**
 * Returns the refusal that a door answers for a thrown error: the refusal itself, `busy` if trying again may
 * help, otherwise `unexpected`. Errors that are no refusals are logged, a full disk as such.
 */
export function refusalOf(error: unknown, logger: Logger, where: Record<string, unknown>): AppError {
  if (error instanceof AppError) return error;
  // Nobody waits for the answer any more. A thread that broke has been logged as such.
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
 * Logs what nobody expected. Messages are left out: those of the database quote the values of the query,
 * which are people's names and numbers. What remains is enough to find the line.
 */
export function logFailure(logger: Logger, failure: unknown, where: Record<string, unknown> = {}): void {
  logger.error({ ...where, failure: describe(failure) }, 'unexpected failure');
}

/** PostgreSQL's code and those of the system for a disk, or a quota of it, without room. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True if something failed because a disk has no room, whatever was thrown around that. */
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
