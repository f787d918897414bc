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

/** An open database with the real dependencies of use cases. */
export type Runtime = {
  dependencies: Dependencies;
  /** False if only triggers and hashes, not privileges, protect the recorded events. */
  isGuardedByPrivileges: boolean;
  /** The lock of the embedded database's folder. */
  lock?: DatabaseLock | undefined;
  close: () => Promise<void>;
};

/**
 * Opens the configured database for this process, migrated, and encrypts what an earlier version stored in
 * the clear.
 *
 * @param renewsSecret makes a folder that keeps its secret get a new one; the previous one still decrypts.
 * The database is then open with the rights of its owner, who alone may encrypt the keys of filed copies
 * again
 * @param isServer is true for a process that answers many users at once: long work and the embedded database
 * then get threads of their own
 * @throws FolderInUseError if another process has the embedded database.
 * @throws MissingSecretError if the secret of encrypted texts is missing.
 * @throws UnknownSecretError if every encrypted text was encrypted with another secret.
 */
export async function openRuntime(
  config: Config,
  { renewsSecret = false, isServer = false } = {},
): Promise<Runtime> {
  const { database } = config;
  const lock = 'dataFolder' in database ? await lockFolder(database.dataFolder) : undefined;
  try {
    if (config.isDemo && 'dataFolder' in database) removeHalfLoadedDemo(database.dataFolder);
    await requireSecretOfEncrypted(config, { renewsSecret });
    const location = 'dataFolder' in database ? { folder: databaseFiles(database.dataFolder) } : database;
    const { current, previous } = renewsSecret ? renewedSecrets(config) : secretsOf(config);
    const keys = keyring(current, previous);
    const options = { isOwner: renewsSecret, isInThread: isServer };
    const { db, dump, address, isGuardedByPrivileges, close } = await openEncrypted(location, keys, options);
    const logger = pino({ level: config.logLevel, base: null });
    const secrets = { secret: current, previousSecrets: previous, signingSecret: signingKeyOf(config) };
    const threads = workerThreads((error) => logFailure(logger, error), {
      setup: () => ({ ...secrets, logLevel: config.logLevel, address: address?.() }),
    });
    const { render } = threads;
    const inThreads = isServer
      ? { runInThread: threads.runInThread, renderInThread: threads.renderInThread }
      : {};
    return {
      dependencies: { ...dependenciesOn(db, { ...secrets, logger }), render, ...inThreads, dump },
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
