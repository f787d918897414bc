import { createHash } from 'node:crypto';
import { cp, lstat, readdir, readFile, readlink, rename, rm, symlink, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * A replaced build is kept for a day even if no server uses it, for commands that still run and for servers
 * that are just starting.
 */
const KEPT_MS = 86_400_000;

type Publication = {
  /** The output folder of the build. */
  output: string;
  /** The path under which the build is used: a link to the folder of the newest one. */
  dist: string;
  now: Date;
  /** The folders that running servers use. */
  inUse: ReadonlySet<string>;
};

/**
 * Publishes a build without changing a file of earlier builds: copies it to a folder named after its content,
 * and then replaces the link `dist` in one step. Removes unused builds.
 *
 * @returns the folder of the published build
 */
export async function publishBuild({ output, dist, now, inUse }: Publication): Promise<string> {
  const folder = `${dist}-${await contentHash(output)}`;
  const draft = `${dist}-draft-${process.pid}`;
  if (!(await exists(folder))) {
    await rm(draft, { recursive: true, force: true });
    await cp(output, draft, { recursive: true });
    await rename(draft, folder);
  }
  await pointTo(folder, dist, now);
  await removeUnused({ folder, dist, now, inUse });
  return folder;
}

async function pointTo(folder: string, dist: string, now: Date): Promise<void> {
  const before = await linkedFolder(dist);
  if (before === folder) return;
  if (before !== undefined && (await exists(before))) await utimes(before, now, now);
  // Earlier versions of Garita built into a folder of this name.
  if (before === undefined && (await exists(dist))) await rename(dist, `${dist}-before-${now.getTime()}`);
  const link = `${dist}-link-${process.pid}`;
  await rm(link, { force: true });
  await symlink(basename(folder), link);
  await rename(link, dist);
}

async function removeUnused({ folder, dist, now, inUse }: Omit<Publication, 'output'> & { folder: string }) {
  const parent = dirname(dist);
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (!name.startsWith(`${basename(dist)}-`) || path === folder || inUse.has(path)) continue;
    const { mtimeMs } = await lstat(path);
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}

async function linkedFolder(dist: string): Promise<string | undefined> {
  try {
    return join(dirname(dist), await readlink(dist));
  } catch {
    return undefined;
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    hash.update(`${file.slice(folder.length)}\0`);
    hash.update(
      createHash('sha256')
        .update(await readFile(file))
        .digest(),
    );
  }
  return hash.digest('hex').slice(0, 12);
}
