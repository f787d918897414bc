import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { isRunning, ownMark, type ProcessMark } from './process-mark.ts';

/**
 * The content of the lock file: the process that holds the folder and, once it listens, its port and token.
 */
export type LockHolder = {
  process: ProcessMark;
  /** The port of 127.0.0.1 on which the holder takes commands with `token`. */
  commands?: { port: number; token: string } | undefined;
};

export type DatabaseLock = {
  /**
   * The token that proves a command of this machine. It is in the lock file, which only the owner can read.
   */
  token: string;
  /** Writes the port of the holder into the lock file. */
  announce: (port: number) => void;
  release: () => void;
};

/** Thrown if another running process has the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly folder: string;
  readonly holder: LockHolder;

  constructor(folder: string, holder: LockHolder) {
    super(`${folder} is in use by process ${holder.process.pid}`);
    this.folder = folder;
    this.holder = holder;
  }
}

const LOCK = 'garita.lock';
const TAKEOVER = 'garita.lock.takeover';
/** The age from which the folder of a takeover counts as abandoned. */
const TAKEOVER_MS = 2_000;
/** The number of times, 50 ms apart, that another process's takeover of a stale lock is waited for. */
const TAKEOVER_TRIES = 100;

/**
 * Takes the folder of the embedded database for this process alone: a second process would open it without
 * complaint and lose what it writes. A lock whose process is gone is taken over.
 *
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<DatabaseLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const token = randomBytes(32).toString('base64url');
  const own: LockHolder = { process: ownMark() };
  if (!place(folder, own)) await takeOver(folder, own);
  return {
    token,
    announce: (port) => replace(folder, { ...own, commands: { port, token } }),
    release: () => rmSync(join(folder, LOCK), { force: true }),
  };
}

/** Returns the process that has the folder; undefined if none is running. */
export function folderHolder(folder: string): LockHolder | undefined {
  const holder = readHolder(folder);
  return holder && isRunning(holder.process) ? holder : undefined;
}

// A link appears with all its content at once and never over an existing file: two starters cannot both
// succeed.
function place(folder: string, holder: LockHolder): boolean {
  const draft = writeDraft(folder, holder);
  try {
    linkSync(draft, join(folder, LOCK));
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// If several find the same stale lock, only the one that makes the take-over folder may remove it;
// otherwise the second would remove the lock that the first has just placed.
async function takeOver(folder: string, own: LockHolder): Promise<void> {
  for (let tries = 0; tries < TAKEOVER_TRIES; tries += 1) {
    const holder = folderHolder(folder);
    if (holder) throw new FolderInUseError(folder, holder);
    if (makeFolder(join(folder, TAKEOVER))) {
      try {
        if (!folderHolder(folder)) rmSync(join(folder, LOCK), { force: true });
        if (place(folder, own)) return;
      } finally {
        rmSync(join(folder, TAKEOVER), { recursive: true, force: true });
      }
    }
    removeLeftBehind(join(folder, TAKEOVER));
    await setTimeout(50);
  }
  throw new Error(`${join(folder, TAKEOVER)} is made again and again by somebody else`);
}

// A take-over lasts some milliseconds; a killed process leaves its folder.
function removeLeftBehind(path: string): void {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (made !== undefined && Date.now() - made > TAKEOVER_MS) rmSync(path, { recursive: true, force: true });
}

function makeFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function replace(folder: string, holder: LockHolder): void {
  renameSync(writeDraft(folder, holder), join(folder, LOCK));
}

function writeDraft(folder: string, holder: LockHolder): string {
  const draft = join(folder, `${LOCK}.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  return draft;
}

const holderSchema = z.object({
  process: z.object({ pid: z.int(), startedAt: z.string().optional() }),
  commands: z.object({ port: z.int(), token: z.string() }).optional(),
});

// A power cut may leave an empty file; its process is gone.
function readHolder(folder: string): LockHolder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(join(folder, LOCK), 'utf8')));
  } catch (error) {
    if (isCode(error, 'ENOENT') || error instanceof SyntaxError || error instanceof z.ZodError)
      return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
