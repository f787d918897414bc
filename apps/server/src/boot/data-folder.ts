import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET = 'secret';
const PREVIOUS_SECRET = 'secret.previous';
const SIGNING_KEY = 'seal-key';

/** Returns the folder of the embedded database's files, inside the folder that is locked. */
export function databaseFiles(folder: string): string {
  return join(folder, 'database');
}

/** Returns the secret that this folder keeps. It is made on first use and readable by the owner alone. */
export function folderSecret(folder: string): string {
  return readSecret(folder, SECRET) ?? newSecret(folder, SECRET);
}

/** Returns the secrets that the folder keeps already, the previous one last; makes none. */
export function existingFolderSecrets(folder: string): string[] {
  return [SECRET, PREVIOUS_SECRET].flatMap((name) => readSecret(folder, name) ?? []);
}

/**
 * Returns the key with which this folder's installation signs the anchors of its ledger. It is made on first
 * use and readable by the owner alone.
 */
export function folderSigningKey(folder: string): string {
  return readSecret(folder, SIGNING_KEY) ?? newSecret(folder, SIGNING_KEY);
}

/** Returns the previous secret of the folder, while something may still be encrypted with it. */
export function previousFolderSecret(folder: string): string | undefined {
  return readSecret(folder, PREVIOUS_SECRET);
}

/**
 * Gives the folder a new secret and keeps the previous one beside it. An interrupted renewal continues with
 * the same two secrets; a third one would be lost.
 */
export function renewFolderSecret(folder: string): void {
  const current = folderSecret(folder);
  const previous = previousFolderSecret(folder);
  if (previous !== undefined && previous !== current) return;
  writeSecret(folder, PREVIOUS_SECRET, current);
  newSecret(folder, SECRET);
}

/** Removes the previous secret, once nothing is encrypted with it any more. */
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

// Written under another name first, because half a secret decrypts nothing.
function writeSecret(folder: string, name: string, secret: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  writeFileSync(`${path}.draft`, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.draft`, path);
}

/** Deletes the embedded database of a folder for good. */
export function removeDatabase(folder: string): void {
  rmSync(databaseFiles(folder), { recursive: true, force: true });
}
