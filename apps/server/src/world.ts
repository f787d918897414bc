import { randomBytes } from 'node:crypto';
import { openMigrated } from '@garita/ledger/database/open-migrated';
import { keyring } from '@garita/ledger/sealing/keyring';
import { pino } from 'pino';
import { oneTimeCodes } from './auth/one-time-code.ts';
import { argon2Hasher } from './auth/password.ts';
import { sessionTokens } from './auth/session-token.ts';
import type { Config } from './config.ts';
import { databaseFiles, folderSecret } from './data-folder.ts';
import { type DatabaseLock, lockFolder } from './database-lock.ts';
import { removeHalfLoadedDemo } from './demo.ts';
import { type Dependencies, dateInPuertoRico } from './dependencies.ts';

/** The real world: an open database and everything else that the use cases may touch. */
export type World = {
  dependencies: Dependencies;
  /** False where only triggers and hashes, not privileges, keep what is recorded. */
  isGuardedByPrivileges: boolean;
  /** Of the embedded database's folder. */
  lock?: DatabaseLock | undefined;
  close: () => Promise<void>;
};

/**
 * Opens the configured database for this process, up to date.
 *
 * @throws FolderInUseError when another process has the embedded one.
 */
export async function openWorld(config: Config): Promise<World> {
  const { database } = config;
  const lock = 'dataFolder' in database ? await lockFolder(database.dataFolder) : undefined;
  try {
    if (config.isDemo && 'dataFolder' in database) removeHalfLoadedDemo(database.dataFolder);
    const location = 'dataFolder' in database ? { folder: databaseFiles(database.dataFolder) } : database;
    const { db, isGuardedByPrivileges, close } = await openMigrated(location);
    return {
      dependencies: dependenciesOn(db, config),
      isGuardedByPrivileges,
      lock,
      close: async () => {
        await close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function dependenciesOn(database: Dependencies['database'], config: Config): Dependencies {
  const now = () => new Date();
  const secret = secretOf(config);
  return {
    database,
    now,
    today: () => dateInPuertoRico(now()),
    sessionTokens: sessionTokens(secret),
    keyring: keyring(secret),
    passwordHasher: argon2Hasher(),
    oneTimeCodes: oneTimeCodes(),
    logger: pino({ level: config.logLevel, base: null }),
  };
}

function secretOf({ secret, database }: Config): string {
  if (secret !== undefined) return secret;
  return 'dataFolder' in database ? folderSecret(database.dataFolder) : randomBytes(32).toString('base64url');
}
