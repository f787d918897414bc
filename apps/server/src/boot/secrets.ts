import { existsSync } from 'node:fs';
import { openMigrated } from '@garita/ledger/database/open-migrated';
import { keyring } from '@garita/ledger/encryption/keyring';
import { requireKnownSecret, requireSecretOfMost } from '@garita/ledger/registry/encrypted/reencrypt';
import { hasEncryptedTexts } from '@garita/ledger/registry/encrypted/undecryptable-texts';

import { type Config, ConfigError } from './config.ts';
import {
  databaseFiles,
  existingFolderSecrets,
  folderSecret,
  folderSigningKey,
  previousFolderSecret,
  renewFolderSecret,
} from './data-folder.ts';

/** The installation's secret, and those before it that may still have sealed something. */
type Secrets = { current: string; previous: string[] };

/**
 * The secrets of this installation. Only the embedded database keeps one by itself.
 *
 * @throws ConfigError for PostgreSQL without a secret: what one start seals, the next has to open.
 */
export function secretsOf(config: Config): Secrets {
  const { secret, previousSecret } = config;
  const previousOfSettings = previousSecret === undefined ? [] : [previousSecret];
  if (secret !== undefined) return { current: secret, previous: previousOfSettings };
  const folder = secretFolder(config);
  if (folder === undefined) throw new ConfigError(['GARITA_SECRET: is needed with DATABASE_URL']);
  const kept = previousFolderSecret(folder);
  return {
    current: folderSecret(folder),
    previous: kept === undefined ? previousOfSettings : [...previousOfSettings, kept],
  };
}

/**
 * Every secret that is here already, of which none is made: those of the environment and those of the folder.
 */
function knownSecrets(config: Config): string[] {
  const { secret, previousSecret } = config;
  const folder = secretFolder(config);
  const kept = folder === undefined ? [] : existingFolderSecrets(folder);
  return [secret, ...kept, previousSecret].filter((one) => one !== undefined);
}

/** Returns the secrets after a new one was made in the folder of the embedded database. */
export function renewedSecrets(config: Config): Secrets {
  const folder = secretFolder(config);
  if (folder !== undefined) renewFolderSecret(folder);
  return secretsOf(config);
}

/** Returns the key that signs anchors; undefined for PostgreSQL if the environment does not set it. */
export function signingKeyOf({ signingKey, database }: Config): string | undefined {
  return signingKey ?? ('dataFolder' in database ? folderSigningKey(database.dataFolder) : undefined);
}

/** The folder that keeps the secret; undefined where the environment says the secret. */
export function secretFolder({ secret, database }: Config): string | undefined {
  return secret === undefined && 'dataFolder' in database ? database.dataFolder : undefined;
}

/**
 * The database of this folder holds sealed texts, and the secret that opens them is not here. Nothing was
 * changed.
 */
export class MissingSecretError extends Error {
  override readonly name = 'MissingSecretError';
  readonly folder: string;

  constructor(folder: string) {
    super(`There is no secret in ${folder}`);
    this.folder = folder;
  }
}

/**
 * Lets a folder get a secret, its first or a new one, only where what is sealed opens with one that is here:
 * beside a restored database it would open nothing, and would lie where the right one belongs.
 *
 * @throws MissingSecretError
 * @throws UnknownSecretError
 */
export async function requireSecretOfEncrypted(
  config: Config,
  { renewsSecret }: { renewsSecret: boolean },
): Promise<void> {
  const folder = secretFolder(config);
  if (folder === undefined || (existingFolderSecrets(folder).length > 0 && !renewsSecret)) return;
  const files = databaseFiles(folder);
  if (!existsSync(files)) return;
  const { db, close } = await openMigrated({ folder: files });
  try {
    if (!(await hasEncryptedTexts(db))) return;
    const [current, ...others] = knownSecrets(config);
    if (current === undefined) throw new MissingSecretError(folder);
    const required = renewsSecret ? requireSecretOfMost : requireKnownSecret;
    await required(db, keyring(current, others));
  } finally {
    await close();
  }
}
