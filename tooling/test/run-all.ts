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
for (const [name, { passed, failed }] of results) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(10)}${passed + failed === 0 ? '' : `${passed} passed, ${failed} failed`}`,
  );
}
const { passed, failed } = sumCounts([...results.values()]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
