import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET = 'secret';
const PREVIOUS_SECRET = 'secret.previous';
const SEAL_KEY = 'seal-key';

/** The files of the embedded database, in the folder that the lock is for. */
export function databaseFiles(folder: string): string {
  return join(folder, 'database');
}

/** The secret that this folder's installation keeps; made on first use, readable by the owner alone. */
export function folderSecret(folder: string): string {
  return readSecret(folder, SECRET) ?? newSecret(folder, SECRET);
}

/** The secrets that the folder keeps already, the one before last; none is made. */
export function existingFolderSecrets(folder: string): string[] {
  return [SECRET, PREVIOUS_SECRET].flatMap((name) => readSecret(folder, name) ?? []);
}

/**
 * Returns the key with which this folder's installation signs the anchors of its ledger; made on first use,
 * readable by the owner alone.
 */
export function folderSigningKey(folder: string): string {
  return readSecret(folder, SEAL_KEY) ?? newSecret(folder, SEAL_KEY);
}

/** The secret that the folder had before, until nothing is sealed with it any more. */
export function previousFolderSecret(folder: string): string | undefined {
  return readSecret(folder, PREVIOUS_SECRET);
}

/**
 * Gives the folder a new secret and keeps the one before beside it. A renewal that was not finished goes on
 * with what it began with: of three secrets, one would be lost.
 */
export function renewFolderSecret(folder: string): void {
  const current = folderSecret(folder);
  const previous = previousFolderSecret(folder);
  if (previous !== undefined && previous !== current) return;
  writeSecret(folder, PREVIOUS_SECRET, current);
  newSecret(folder, SECRET);
}

/** Forgets the secret before, with which nothing is sealed any more. */
export function forgetPreviousSecret(folder: string): void {
  rmSync(join(folder, PREVIOUS_SECRET), { force: true });
}

function readSecret(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

function newSecret(folder: string, name: string): string {
  const secret = randomBytes(32).toString('base64url');
  writeSecret(folder, name, secret);
  return secret;
}

// Under another name first: half a secret opens nothing.
function writeSecret(folder: string, name: string, secret: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  writeFileSync(`${path}.draft`, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.draft`, path);
}

/** The embedded database that a folder holds, gone for good. */
export function removeDatabase(folder: string): void {
  rmSync(databaseFiles(folder), { recursive: true, force: true });
}
