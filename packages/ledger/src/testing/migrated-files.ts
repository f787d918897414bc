import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ledgerCode } from '../database/ledger-code.ts';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';

/**
 * Returns the files of a migrated PGlite. They are made once for these migrations; loading them takes a
 * fraction of the time of migrating.
 */
export async function migratedFiles(): Promise<Blob> {
  return new Blob([await readFile(await cachedFiles())]);
}

/**
 * Unpacks the files of a migrated PGlite into a folder, as an installation has them after its first start.
 */
export async function unpackMigratedFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['--extract', '--file', await cachedFiles(), '--directory', folder]);
}

async function cachedFiles(): Promise<string> {
  const path = join(tmpdir(), `garita-pglite-${await fingerprint()}.tar`);
  if (!existsSync(path)) await writeMigratedFiles(path);
  return path;
}

async function writeMigratedFiles(path: string): Promise<void> {
  const opened = await openDatabase({ memory: true });
  await migrate(opened);
  const files = await opened.dump?.();
  await opened.close();
  // The file gets its name once it is complete, so that a second worker does not read half of it.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, Buffer.from((await files?.arrayBuffer()) ?? new ArrayBuffer()));
  await rename(draft, path);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(ledgerCode().hash);
  const names = await readdir(migrationsFolder(), { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.sql')).toSorted()) {
    hash.update(await readFile(join(migrationsFolder(), name)));
  }
  return hash.digest('hex').slice(0, 16);
}
