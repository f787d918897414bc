import { CONSOLE } from '../../text/console.es.ts';
import type { Outcome } from './command.ts';

/** What a command comes to that could not read or write a file. Throws what is nothing of the file's. */
export function fileFailureOutcome(path: string, error: unknown): Outcome & { ok: false } {
  if (!isSystemError(error)) throw error;
  return { ok: false, lines: [CONSOLE.unusableFile(path, error.code)] };
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error && 'syscall' in error && typeof error.code === 'string';
}
