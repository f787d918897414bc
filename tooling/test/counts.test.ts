import { expect, it } from 'vitest';
import { playwrightCounts, sumCounts, vitestCounts, withExitCode } from './counts.ts';

it('reads the counts of vitest', () => {
  const report = {
    numTotalTests: 7,
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    success: false,
  };

  expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 4, failed: 1 });
});

it('reads the counts of Playwright, with a flaky test as passed', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } };

  expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 6, failed: 1 });
});

it('counts a part that fails without a failed test as one failure', () => {
  expect(withExitCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(withExitCode({ passed: 5, failed: 3 }, 1)).toEqual({ passed: 5, failed: 3 });
  expect(withExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});

it('sums the parts', () => {
  expect(
    sumCounts([
      { passed: 5, failed: 0 },
      { passed: 2, failed: 1 },
    ]),
  ).toEqual({ passed: 7, failed: 1 });
});
