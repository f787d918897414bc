import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** How to run PostgreSQL's programs, which refuse to run as root. */
export type Runner = {
  /** Words before the command. */
  prefix: readonly string[];
  /** Where `bin`, `lib` and `share` are. */
  binaries: string;
  /** The user to run as; absent: the one we are. */
  identity?: { uid: number; gid: number };
};

/** Inside a user namespace of its own, root looks like an ordinary user and still reads its own private folders. */
const AS_ORDINARY_USER = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

const run = promisify(execFile);

const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * An ordinary user runs the programs directly; root in a user namespace; root where namespaces are refused as nobody.
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
 * Programs that are no part of the system are copied into the server's folder, because nobody may not read a checkout in a
 * private folder.
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
