import type { SchemaFieldError } from '@garita/domain/field/field-errors';
import { OLDEST_POSTGRES, OldPostgresError } from '@garita/ledger/database/server-version';
import { EarlyDatabaseError, NewerDatabaseError } from '@garita/ledger/database/table-migrations';
import { UnknownSecretError } from '@garita/ledger/registry/encrypted/reencrypt';

import { ConfigError } from '../../boot/config.ts';
import { FolderInUseError } from '../../boot/database-lock.ts';
import { MissingSecretError } from '../../boot/secrets.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { fieldText } from '../../text/errors.es.ts';
import { UnansweredError } from './ask.ts';

/**
 * Returns why the server or a command failed, for the person at the terminal. An unexpected error is printed
 * whole.
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
  if (error instanceof EarlyDatabaseError) return [...CONSOLE.earlyDatabase];
  if (error instanceof MissingSecretError) return CONSOLE.missingSecret(error.folder);
  if (error instanceof UnknownSecretError) return [...CONSOLE.unknownSecret];
  if (error instanceof UnansweredError) return [CONSOLE.unanswered(error.option)];
  const unreachable = databaseFailure(error);
  if (unreachable !== undefined) return [unreachable];
  if (isSystemError(error, 'EADDRINUSE')) return [CONSOLE.portInUse(Number(error.port))];
  if (error instanceof InvalidOptionsError) return [...error.lines];
  if (error instanceof UsageError) return [error.message, '', ...CONSOLE.usage];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/**
 * Returns one line that says why the database cannot be used; undefined for every other failure. The codes
 * are those of the network, of the driver and of PostgreSQL, on the error or on its causes.
 */
function databaseFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, address, hostname, port } = error as SystemError;
  const { databaseFailures } = CONSOLE;
  const where = [address ?? hostname, port].filter((part) => part !== undefined).join(':');
  switch (code) {
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case 'CONNECT_TIMEOUT':
      return databaseFailures.noAnswer(where);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return databaseFailures.unknownHost(where);
    case 'ECONNRESET':
    case 'EPIPE':
    case 'CONNECTION_CLOSED':
      return databaseFailures.closed(where);
    case '3D000':
      return databaseFailures.noDatabase;
    case '28P01':
    case '28000':
      return databaseFailures.refusedUser;
    case '53300':
      return databaseFailures.tooManyConnections;
    case '53100':
    case 'ENOSPC':
    case 'EDQUOT':
      return databaseFailures.diskFull;
    case '57P03':
      return databaseFailures.starting;
    case '42501':
      return databaseFailures.noRight;
    case undefined:
    default:
      return databaseFailure(error.cause);
  }
}

type SystemError = Error & { code?: string; address?: string; hostname?: string; port?: number };

/** Returns true if the typed command line is no valid call of a command. */
export function isUsageError(error: unknown): boolean {
  return (
    error instanceof UnansweredError || error instanceof InvalidOptionsError || error instanceof UsageError
  );
}

function isSystemError(error: unknown, code: string): error is Error & { port?: number } {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Thrown for a call with an unknown word or option. */
export class UsageError extends Error {
  override readonly name = 'MiscalledError';
}

// The fields that have another name on the command line; all others are options of the same name.
const TYPED: Readonly<Record<string, string>> = {
  companyId: '--company',
  entryId: '--entry',
  lastName: '--last-name',
  personalData: '--personal-data',
  path: 'ARCHIVO',
};

/** Thrown for options with invalid values. */
export class InvalidOptionsError extends Error {
  override readonly name = 'InvalidOptionsError';
  /** The fault of each option, for whoever typed it. */
  readonly lines: readonly string[];

  constructor(errors: readonly SchemaFieldError[]) {
    const lines = errors.map(({ path, code }) => CONSOLE.invalidField(typedOption(path), fieldText(code)));
    super(lines.join('; '));
    this.lines = lines;
  }
}

function typedOption(path: readonly string[]): string {
  const field = path.join('.');
  return TYPED[field] ?? `--${field}`;
}
