import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The command prefix and the user with which PostgreSQL's programs run. They refuse to run as root. */
export type Runner = {
  /** Words before the command. */
  prefix: readonly string[];
  /** The folder of `bin`, `lib` and `share`. */
  binaries: string;
  /** The user to run as; absent for the current user. */
  identity?: { uid: number; gid: number };
};

/** Runs a command in a user namespace, where root looks like an ordinary user and can read its folders. */
const AS_ORDINARY_USER = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

const run = promisify(execFile);

const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * Chooses how to run the programs: directly for an ordinary user, in a user namespace for root, and as
 * `nobody` for root if namespaces are refused.
 *
 * @param folder the server's folder, which must belong to the user who runs it
 */
export async function chooseRunner(binaries: string, folder: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return { prefix: [], binaries };
  if (await canRun([...AS_ORDINARY_USER, join(binaries, 'bin/postgres'), '--version'])) {
    return { prefix: AS_ORDINARY_USER, binaries };
  }
  return runAsNobody(binaries, folder);
}

/**
 * Returns a runner as the user `nobody`. Programs outside of `/usr` are first copied into the server's
 * folder, because `nobody` cannot read a checkout in a private folder.
 */
export async function runAsNobody(binaries: string, folder: string): Promise<Runner> {
  const isInstalled = binaries.startsWith('/usr/');
  const readable = isInstalled ? binaries : join(folder, 'postgresql');
  if (!isInstalled) await cp(binaries, readable, { recursive: true, verbatimSymlinks: true });
  await run('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, folder]);
  return { prefix: [], binaries: readable, identity: NOBODY };
}

async function canRun([command = '', ...args]: string[]): Promise<boolean> {
  try {
    await run(command, args);
    return true;
  } catch {
    return false;
  }
}
