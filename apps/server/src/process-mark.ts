import { readFileSync } from 'node:fs';

/** Names one process for good. A number alone does not: it is given again, in a container always the same one. */
export type ProcessMark = {
  pid: number;
  /** When it started, in ticks since the machine did, and which start of the machine; on Linux only. */
  startedAt?: string | undefined;
};

/** The mark of the process that asks. */
export function ownMark(): ProcessMark {
  return { pid: process.pid, startedAt: startOf(process.pid) };
}

/** True while the marked process runs. Without a start to compare, any process of that number counts. */
export function isRunning({ pid, startedAt }: ProcessMark): boolean {
  if (!exists(pid)) return false;
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

// Field 22 of proc(5) stat; counted after the name, which stands in parentheses and may hold anything.
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    return undefined;
  }
}
