import { existsSync } from 'node:fs';
import { openMigrated } from '@garita/ledger/database/open-migrated';
import { keyring } from '@garita/ledger/encryption/keyring';
import { requireKnownSecret, requireSecretOfMost } from '@garita/ledger/registry/encrypted/reencrypt';
import { hasEncryptedTexts } from '@garita/ledger/registry/encrypted/undecryptable-texts';

import { SETTING_TEXTS } from '../text/settings.es.ts';
import { type Config, ConfigError } from './config.ts';
import {
  databaseFiles,
  existingFolderSecrets,
  folderSecret,
  folderSigningKey,
  previousFolderSecret,
  renewFolderSecret,
} from './data-folder.ts';

/** The installation's secret, and previous secrets with which something may still be encrypted. */
type Secrets = { current: string; previous: string[] };

/**
 * Returns the secrets of this installation. Only the embedded database keeps one by itself.
 *
 * @throws ConfigError for PostgreSQL without a secret: what one start encrypts, the next must decrypt.
 */
export function secretsOf(config: Config): Secrets {
  const { secret, previousSecret } = config;
  const previousOfSettings = previousSecret === undefined ? [] : [previousSecret];
  if (secret !== undefined) return { current: secret, previous: previousOfSettings };
  const folder = secretFolder(config);
  if (folder === undefined) throw new ConfigError([`GARITA_SECRET: ${SETTING_TEXTS.secretNeeded}`]);
  const previousOfFolder = previousFolderSecret(folder);
  return {
    current: folderSecret(folder),
    previous: previousOfFolder === undefined ? previousOfSettings : [...previousOfSettings, previousOfFolder],
  };
}

/** Returns every existing secret, of the environment and of the folder; makes none. */
function knownSecrets(config: Config): string[] {
  const { secret, previousSecret } = config;
  const folder = secretFolder(config);
  const ofFolder = folder === undefined ? [] : existingFolderSecrets(folder);
  return [secret, ...ofFolder, previousSecret].filter((one) => one !== undefined);
}

/** Makes a new secret in the folder of the embedded database and returns the secrets. */
export function renewedSecrets(config: Config): Secrets {
  const folder = secretFolder(config);
  if (folder !== undefined) renewFolderSecret(folder);
  return secretsOf(config);
}

/** Returns the key that signs anchors; undefined for PostgreSQL if the environment does not set it. */
export function signingKeyOf({ signingKey, database }: Config): string | undefined {
  return signingKey ?? ('dataFolder' in database ? folderSigningKey(database.dataFolder) : undefined);
}

/** Returns the folder that keeps the secret; undefined if the environment sets the secret. */
export function secretFolder({ secret, database }: Config): string | undefined {
  return secret === undefined && 'dataFolder' in database ? database.dataFolder : undefined;
}

/**
 * Thrown if the database of this folder holds encrypted texts and the secret that decrypts them is missing.
 * Nothing was changed.
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
 * Refuses to give a folder a secret, its first or a new one, unless the existing secrets decrypt what is
 * encrypted. Beside a restored database a new secret would decrypt nothing, and take the place of the right
 * one.
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
