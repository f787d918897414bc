import { expect, it } from 'vitest';
import { untilMidnight } from './scheduled-tasks.ts';

const HOUR_MS = 3_600_000;

it('a day closes at midnight in Puerto Rico, four hours behind UTC', () => {
  expect(untilMidnight(new Date('2026-03-02T16:00:00Z'))).toBe(12 * HOUR_MS);
  expect(untilMidnight(new Date('2026-07-02T03:59:00Z'))).toBe(60_000);
  // At midnight itself the next one is a day away.
  expect(untilMidnight(new Date('2026-03-02T04:00:00Z'))).toBe(24 * HOUR_MS);
});
