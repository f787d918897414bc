import { expect, it } from 'vitest';
import { liveTimeSchema } from './live-time.schema.ts';

it('reads what amounts depend on, whatever the year', () => {
  const time = { payDate: '2025-03-15', minutes: 600 };
  expect(liveTimeSchema.parse({ ...time, year: 2026 })).toEqual(time);
  expect(liveTimeSchema.safeParse({ ...time, minutes: -1 }).success).toBe(false);
});
