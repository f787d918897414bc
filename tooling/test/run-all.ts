import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Counts, sumCounts, withExitCode } from './counts.ts';
import { LANES, type TestPart } from './parts.ts';
import { slowest, type TestResult } from './results.ts';

// npm test: runs every part, whatever the result of the others. The last line is the sum of all tests.

const folder = mkdtempSync(join(tmpdir(), 'garita-test-'));
const outcomes = (await Promise.all(LANES.map(runLane))).flat();
rmSync(folder, { recursive: true });

for (const { part, results } of outcomes.filter(({ results: all }) => all.length > 0)) {
  console.log(`\nThe slowest of ${part.name}`);
  for (const result of slowest(results, 10)) console.log(timeLine(result));
}
// The complaints come last, because people often read only the end of a long output.
for (const { part, results } of outcomes)
  for (const { name, complaints } of results)
    for (const complaint of complaints) console.log(`\nComplaint of ${part.name}: ${name}\n${complaint}`);
console.log();
for (const outcome of outcomes) console.log(outcomeLine(outcome));
const total = sumCounts(outcomes.map(({ counts }) => counts));
console.log(inWords(total));
process.exitCode = total.failed === 0 ? 0 : 1;

async function runLane(parts: readonly TestPart[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  for (const part of parts) {
    const isMissing = done.some((other) => other.part.name === part.needs && other.counts.failed > 0);
    done.push(isMissing ? skippedOutcome(part) : await runPart(part, folder));
  }
  return done;
}

/** Formats the outcome of a part; only a test suite has counts. */
function outcomeLine({ part, counts, seconds }: Outcome): string {
  const line = `${counts.failed === 0 ? '✓' : '✗'} ${part.name.padEnd(9)} ${inSeconds(seconds)}`;
  return part.read ? `${line}  ${inWords(counts)}` : line;
}

function timeLine({ name, milliseconds }: TestResult): string {
  return `${inSeconds(milliseconds / 1_000)}  ${name}`;
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`.padStart(8);
}

function inWords({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** The outcome of a part and its duration. */
type Outcome = { part: TestPart; counts: Counts; results: readonly TestResult[]; seconds: number };

/** Returns the outcome of a part that could not run because an earlier part failed. */
function skippedOutcome(part: TestPart): Outcome {
  return { part, counts: { passed: 0, failed: 1 }, results: [], seconds: 0 };
}

/**
 * Runs one part, prints its output with its name, and counts its tests.
 * @param reports the folder for the part's report
 */
async function runPart(part: TestPart, reports: string): Promise<Outcome> {
  const start = performance.now();
  const reportFile = join(reports, `${part.name}.json`);
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
