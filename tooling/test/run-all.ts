import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, sumCounts } from './counts.ts';
import { PARTS } from './parts.ts';
import { runPart } from './run-part.ts';

// npm test: every part runs whatever the others said, and the last line sums up the tests.

const folder = mkdtempSync(join(tmpdir(), 'garita-test-'));
const results = new Map<string, Counts>();

for (const part of PARTS) {
  console.log(`\n── ${part.name} ──`);
  const isMissing = part.needs !== undefined && results.get(part.needs)?.failed !== 0;
  results.set(part.name, isMissing ? { passed: 0, failed: 1 } : await runPart(part, folder));
}
rmSync(folder, { recursive: true });

console.log();
for (const [name, counts] of results) console.log(resultLine(name, counts));
const total = sumCounts([...results.values()]);
console.log(inWords(total));
process.exitCode = total.failed === 0 ? 0 : 1;

/** A check that is no test suite has nothing to count. */
function resultLine(name: string, counts: Counts): string {
  const isSuite = PARTS.some((part) => part.name === name && part.readCounts);
  const line = isSuite ? `${name.padEnd(10)} ${inWords(counts)}` : name;
  return `${counts.failed === 0 ? '✓' : '✗'} ${line}`;
}

function inWords({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
