import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Counts, withExitCode } from './counts.ts';
import type { TestPart } from './parts.ts';
import type { TestResult } from './results.ts';

/** The outcome of a part and its duration. */
export type Outcome = { part: TestPart; counts: Counts; results: readonly TestResult[]; seconds: number };

/** Returns the outcome of a part that could not run because an earlier part failed. */
export function skippedOutcome(part: TestPart): Outcome {
  return { part, counts: { passed: 0, failed: 1 }, results: [], seconds: 0 };
}

/**
 * Runs one part, prints its output with its name, and counts its tests.
 * @param folder the folder for the part's report
 */
export async function runPart(part: TestPart, folder: string): Promise<Outcome> {
  const start = performance.now();
  const reportFile = join(folder, `${part.name}.json`);
  const [command = '', ...args] = part.command(reportFile);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...part.environment?.(reportFile) },
  });
  for (const output of [child.stdout, child.stderr]) passOn(output, part.name);
  const [exitCode] = await once(child, 'close');
  const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined;
  const counts = (report && part.read?.counts(report)) || { passed: 0, failed: 0 };
  const results = (report && part.read?.results(report)) || [];
  const seconds = (performance.now() - start) / 1_000;
  return { part, counts: withExitCode(counts, exitCode ?? 1), results, seconds };
}

/** Prints output line by line, because another part may print at the same time. */
function passOn(output: Readable, name: string): void {
  createInterface(output).on('line', (line) => console.log(`${name.padEnd(9)} │ ${line}`));
}
