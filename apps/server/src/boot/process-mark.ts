import { readFileSync } from 'node:fs';

/**
 * Names one process for good. A number alone does not: it is given again, in a container always the same one.
 */
export type ProcessMark = {
  pid: number;
  /** When it started, in ticks since the machine did, and which start of the machine; on Linux only. */
  startedAt?: string | undefined;
};

/** The mark of the process that asks. */
export function ownMark(): ProcessMark {
  return { pid: process.pid, startedAt: startOf(process.pid) };
}

/**
 * True while the marked process runs. Without a start to compare, any process of that number counts. One that
 * was killed has ended, even while nobody has asked yet what became of it, which can take whoever started it
 * for ever.
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
    // EPERM: it runs, as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function startOf(pid: number): string | undefined {
  const ticks = statOf(pid)?.[22 - 3];
  const boot = textOf('/proc/sys/kernel/random/boot_id');
  return ticks === undefined || boot === undefined ? undefined : `${boot.trim()}/${ticks}`;
}

// The fields of proc(5) stat from the third on: those after the name, which stands in parentheses and may
// hold anything.
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
