import { CONSOLE } from '../../text/console.es.ts';
import type { Outcome } from './command.ts';

/** Returns the outcome of a command that could not read or write a file. Any other error is thrown again. */
export function fileFailureOutcome(path: string, error: unknown): Outcome & { ok: false } {
  if (!isSystemError(error)) throw error;
  return { ok: false, lines: [CONSOLE.unusableFile(path, error.code)] };
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error && 'syscall' in error && typeof error.code === 'string';
}
