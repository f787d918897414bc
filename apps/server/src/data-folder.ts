import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the embedded database, in the folder that the lock is for. */
export function databaseFiles(folder: string): string {
  return join(folder, 'database');
}

/** The secret that this folder's installation keeps; made on first use, readable by the owner alone. */
export function folderSecret(folder: string): string {
  const path = join(folder, 'secret');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** The embedded database that a folder holds, gone for good. */
export function removeDatabase(folder: string): void {
  rmSync(databaseFiles(folder), { recursive: true, force: true });
}
