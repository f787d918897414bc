import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, withExitCode } from './counts.ts';
import type { Part } from './parts.ts';

const NOTHING: Counts = { passed: 0, failed: 0 };

/**
 * Runs one part, its output on ours, and counts.
 * @param folder where the part may leave its report
 */
export async function runPart(part: Part, folder: string): Promise<Counts> {
  const reportFile = join(folder, `${part.name}.json`);
  const [command = '', ...args] = part.command(reportFile);
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...part.environment?.(reportFile) },
  });
  const [exitCode] = await once(child, 'exit');
  return withExitCode(readReport(part, reportFile), exitCode ?? 1);
}

function readReport({ readCounts }: Part, reportFile: string): Counts {
  return readCounts && existsSync(reportFile) ? readCounts(readFileSync(reportFile, 'utf8')) : NOTHING;
}
