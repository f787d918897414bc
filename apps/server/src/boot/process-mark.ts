import { readFileSync } from 'node:fs';

/**
 * Identifies one process for good. The number alone does not, because it is used again, in a container always
 * the same one.
 */
export type ProcessMark = {
  pid: number;
  /**
   * The start of the process, in ticks since the start of the machine, and the id of that start; on Linux
   * only.
   */
  startedAt?: string | undefined;
};

/** Returns the mark of this process. */
export function ownMark(): ProcessMark {
  return { pid: process.pid, startedAt: startOf(process.pid) };
}

/**
 * Returns true while the marked process runs. Without a start to compare, any process of that number counts.
 * A killed process counts as ended even before its parent has read its exit status.
 */
export function isRunning({ pid, startedAt }: ProcessMark): boolean {
  if (!exists(pid)) return false;
  const [state] = statOf(pid) ?? [];
  if (state === 'Z' || state === 'X') return false;
  const current = startOf(pid);
  return startedAt === undefined || current === undefined || startedAt === current;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function startOf(pid: number): string | undefined {
  const ticks = statOf(pid)?.[22 - 3];
  const boot = textOf('/proc/sys/kernel/random/boot_id');
  return ticks === undefined || boot === undefined ? undefined : `${boot.trim()}/${ticks}`;
}

// The fields of proc(5) stat from the third on, after the name, which is in parentheses and may hold
// anything.
function statOf(pid: number): string[] | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
