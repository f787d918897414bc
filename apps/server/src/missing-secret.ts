import { existsSync } from 'node:fs';
import { openMigrated } from '@garita/ledger/database/open-migrated';
import { holdsSealedTexts } from '@garita/ledger/registry/unopened-texts';
import type { Config } from './config.ts';
import { databaseFiles, hasFolderSecret } from './data-folder.ts';
import { secretFolder } from './secrets.ts';

/** The database of this folder holds sealed texts, and the secret that opens them is not here. Nothing was changed. */
export class MissingSecretError extends Error {
  override readonly name = 'MissingSecretError';
  readonly folder: string;

  constructor(folder: string) {
    super(`There is no secret in ${folder}`);
    this.folder = folder;
  }
}

/**
 * Lets a folder get its first secret only where nothing is sealed yet: beside a restored database a new one would open nothing,
 * and would lie where the right one belongs.
 *
 * @throws MissingSecretError
 */
export async function requireSecretOfSealed(config: Config): Promise<void> {
  const folder = secretFolder(config);
  if (folder === undefined || config.previousSecret !== undefined || hasFolderSecret(folder)) return;
  const files = databaseFiles(folder);
  if (!existsSync(files)) return;
  const { db, close } = await openMigrated({ folder: files });
  try {
    if (await holdsSealedTexts(db)) throw new MissingSecretError(folder);
  } finally {
    await close();
  }
}
