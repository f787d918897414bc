import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CONSOLE } from '../../text/console.es.ts';
import type { Outcome, ReportProgress } from './command.ts';

// The bytes after which progress is reported.
const STEP = 4 * 1024 * 1024;

/**
 * Returns the refusal of a command whose file exists already, because it may be the only good backup, or what
 * an auditor was given; or of one whose folder does not exist. It is checked before anything is read or
 * recorded.
 */
export function refusalBeforeWriting(path: string): Outcome | undefined {
  if (existsSync(path)) return { ok: false, lines: [CONSOLE.fileThere(path)] };
  return existsSync(dirname(path)) ? undefined : { ok: false, lines: [unusableFile(path, 'ENOENT')] };
}

/** Writes a file that only its owner may read, and renames it when it is complete; returns its length. */
export async function writeOut(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  tell: (written: number) => ReturnType<ReportProgress>,
): Promise<number> {
  const draft = `${path}.partial`;
  let written = 0;
  async function* counted() {
    for await (const piece of bytes) {
      const before = written;
      written += piece.length;
      if (Math.floor(before / STEP) < Math.floor(written / STEP)) tell(written);
      yield piece;
    }
  }
  try {
    await pipeline(Readable.from(counted()), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return written;
}

/** Returns the outcome of a command that could not read or write a file. Any other error is thrown again. */
export function fileFailureOutcome(path: string, error: unknown): Outcome & { ok: false } {
  if (!isSystemError(error)) throw error;
  return { ok: false, lines: [unusableFile(path, error.code)] };
}

/** Returns the sentence about a file that cannot be used, for a code of the operating system. */
function unusableFile(path: string, code: string): string {
  const { fileFailures } = CONSOLE;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return existsSync(dirname(path)) ? fileFailures.noFile(path) : fileFailures.noFolder(dirname(path));
    case 'EISDIR':
      return fileFailures.isFolder(path);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return fileFailures.noRight(path);
    case 'ENOSPC':
    case 'EDQUOT':
      return CONSOLE.databaseFailures.diskFull;
    default:
      return fileFailures.other(path, code);
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error && 'syscall' in error && typeof error.code === 'string';
}
