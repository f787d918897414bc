import { z } from 'zod';

/** How many tests passed and failed; a check that is no test suite counts only when it fails. */
export type Counts = { passed: number; failed: number };

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Reads what `vitest --reporter=json` wrote. */
export function vitestCounts(json: string): Counts {
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(json));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads what `playwright --reporter=json` wrote. */
export function playwrightCounts(json: string): Counts {
  const { expected, unexpected, flaky } = playwrightReport.parse(JSON.parse(json)).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** A part that ended badly without a failed test (a file that does not load, a leak) counts as one failure. */
export function withExitCode({ passed, failed }: Counts, exitCode: number): Counts {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
