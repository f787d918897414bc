import { isConnectionLost } from '@garita/ledger/database/connection-lost';
import { LedgerBusyError } from '@garita/ledger/event-store/append-outcome';
import type { Logger } from 'pino';
import { logFailure } from '../http/log-failure.ts';
import { AppError } from './app-error.ts';

/**
 * What either door answers where something was thrown: the refusal itself, `busy` where asking again may help, otherwise
 * `unexpected`. What nobody refused is logged.
 */
export function refusalOf(error: unknown, logger: Logger, where: Record<string, unknown>): AppError {
  if (error instanceof AppError) return error;
  logFailure(logger, error, where);
  const passes = isConnectionLost(error) || error instanceof LedgerBusyError;
  return new AppError(passes ? 'busy' : 'unexpected', {}, { cause: error });
}
