import {
  type ManagedLocation,
  type MigratedDatabase,
  type MigratedOptions,
  openMigrated,
} from '@garita/ledger/database/open-migrated';
import { type Keyring, keyring } from '@garita/ledger/encryption/keyring';
import { encryptPlainTexts } from '@garita/ledger/registry/encrypted/reencrypt';
import { pino } from 'pino';
import type { Dependencies } from '../application/dependencies.ts';
import { dependenciesOn } from '../application/dependencies-on.ts';
import { logFailure } from '../refusal/thrown-error.ts';
import { workerThreads } from '../threads/worker-threads.ts';
import type { Config } from './config.ts';
import { databaseFiles } from './data-folder.ts';
import { type DatabaseLock, lockFolder } from './database-lock.ts';
import { removeHalfLoadedDemo } from './demo.ts';
import { renewedSecrets, requireSecretOfEncrypted, secretsOf, signingKeyOf } from './secrets.ts';

/** The real world: an open database and everything else that the use cases may touch. */
export type World = {
  dependencies: Dependencies;
  /** False where only triggers and hashes, not privileges, keep what is recorded. */
  isGuardedByPrivileges: boolean;
  /** The lock of the embedded database's folder. */
  lock?: DatabaseLock | undefined;
  close: () => Promise<void>;
};

/**
 * Opens the configured database for this process, up to date, with nothing in it in the clear that has to be
 * sealed.
 *
 * @param renewsSecret whether a folder that keeps its secret gets a new one; what the one before sealed opens
 *   too. The database is then open with the rights of its owner, who alone encrypts the keys of filed copies
 * @param isServer whether this process answers many at once: then long work and the embedded database have
 *   threads of their own
 * @throws FolderInUseError when another process has the embedded one.
 * @throws MissingSecretError when there is no secret for what is sealed.
 * @throws UnknownSecretError when all that is sealed was sealed with a secret that is not here.
 */
export async function openWorld(
  config: Config,
  { renewsSecret = false, isServer = false } = {},
): Promise<World> {
  const { database } = config;
  const lock = 'dataFolder' in database ? await lockFolder(database.dataFolder) : undefined;
  try {
    if (config.isDemo && 'dataFolder' in database) removeHalfLoadedDemo(database.dataFolder);
    await requireSecretOfEncrypted(config, { renewsSecret });
    const location = 'dataFolder' in database ? { folder: databaseFiles(database.dataFolder) } : database;
    const { current, previous } = renewsSecret ? renewedSecrets(config) : secretsOf(config);
    const keys = keyring(current, previous);
    const options = { isOwner: renewsSecret, isInThread: isServer };
    const { db, dump, reach, isGuardedByPrivileges, close } = await openEncrypted(location, keys, options);
    const logger = pino({ level: config.logLevel, base: null });
    const secrets = { secret: current, previousSecrets: previous, signingSecret: signingKeyOf(config) };
    const threads = workerThreads((error) => logFailure(logger, error), {
      setup: () => ({ ...secrets, logLevel: config.logLevel, reach: reach?.() }),
    });
    const { render } = threads;
    const runApart = isServer ? threads.runApart : undefined;
    return {
      dependencies: { ...dependenciesOn(db, { ...secrets, logger }), render, runApart, dump },
      isGuardedByPrivileges,
      lock,
      close: async () => {
        await threads.close();
        await close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function openEncrypted(
  location: ManagedLocation,
  keys: Keyring,
  options: MigratedOptions,
): Promise<MigratedDatabase> {
  const opened = await openMigrated(location, options);
  try {
    await encryptPlainTexts(opened.db, keys);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
