import { OLDEST_POSTGRES, OldPostgresError } from '@garita/ledger/database/server-version';
import { NewerDatabaseError } from '@garita/ledger/database/table-migrations';
import { UnknownSecretError } from '@garita/ledger/registry/encrypted/reencrypt';
import { ConfigError } from '../../boot/config.ts';
import { FolderInUseError } from '../../boot/database-lock.ts';
import { MissingSecretError } from '../../boot/missing-secret.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { UnansweredError } from './ask.ts';
import { InvalidOptionsError } from './invalid-options.ts';
import { UsageError } from './usage-error.ts';

/**
 * Why the server or a command could not do its work, for the person at the terminal. What nobody expected
 * comes whole.
 */
export function explainFailure(error: unknown): string[] {
  if (error instanceof ConfigError) {
    return [CONSOLE.wrongConfiguration, ...error.problems.map((problem) => `  ${problem}`)];
  }
  if (error instanceof FolderInUseError) {
    const { folder, holder } = error;
    const explain = holder.commands ? CONSOLE.folderInUse : CONSOLE.folderStarting;
    return [explain(folder, holder.process.pid)];
  }
  if (error instanceof OldPostgresError) return CONSOLE.oldPostgres(error.version, OLDEST_POSTGRES);
  if (error instanceof NewerDatabaseError) return [...CONSOLE.newerDatabase];
  if (error instanceof MissingSecretError) return CONSOLE.missingSecret(error.folder);
  if (error instanceof UnknownSecretError) return [...CONSOLE.unknownSecret];
  if (error instanceof UnansweredError) return [CONSOLE.unanswered(error.option)];
  if (isSystemError(error, 'EADDRINUSE')) return [CONSOLE.portInUse(Number(error.port))];
  if (error instanceof InvalidOptionsError) return [...error.lines];
  if (error instanceof UsageError) return [error.message, '', ...CONSOLE.usage];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** True if the typed command line is no valid call of a command. */
export function isUsageError(error: unknown): boolean {
  return (
    error instanceof UnansweredError || error instanceof InvalidOptionsError || error instanceof UsageError
  );
}

function isSystemError(error: unknown, code: string): error is Error & { port?: number } {
  return error instanceof Error && 'code' in error && error.code === code;
}
