import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, sumCounts } from './counts.ts';
import { LANES, type TestPart } from './parts.ts';
import { slowest, type TestResult } from './results.ts';
import { type Outcome, runPart, skippedOutcome } from './run-part.ts';

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
