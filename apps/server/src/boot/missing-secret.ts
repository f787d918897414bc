import { existsSync } from 'node:fs';
import { openMigrated } from '@garita/ledger/database/open-migrated';
import { keyring } from '@garita/ledger/encryption/keyring';
import { requireKnownSecret } from '@garita/ledger/registry/encrypted/reencrypt';
import { hasEncryptedTexts } from '@garita/ledger/registry/encrypted/undecryptable-texts';
import type { Config } from './config.ts';
import { databaseFiles, existingFolderSecrets } from './data-folder.ts';
import { knownSecrets, secretFolder } from './secrets.ts';

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
    await requireKnownSecret(db, keyring(current, others));
  } finally {
    await close();
  }
}
