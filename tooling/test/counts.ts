import { z } from 'zod';

/** The numbers of passed and failed tests. A check that is not a test suite counts only if it fails. */
export type Counts = { passed: number; failed: number };

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Reads the counts of a report of `vitest --reporter=json`. */
export function vitestCounts(json: string): Counts {
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(json));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads the counts of a report of `playwright --reporter=json`. */
export function playwrightCounts(json: string): Counts {
  const { expected, unexpected, flaky } = playwrightReport.parse(JSON.parse(json)).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Counts one failure if a part fails without a failed test (a file that does not load, a leak). */
export function withExitCode({ passed, failed }: Counts, exitCode: number): Counts {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
