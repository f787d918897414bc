import { expect, it } from 'vitest';
import { todayInPuertoRico } from './date-text.ts';

it('changes the date at midnight of Puerto Rico, which is four hours behind UTC all year', () => {
  expect(todayInPuertoRico(new Date('2026-01-01T03:59:59Z'))).toBe('2025-12-31');
  expect(todayInPuertoRico(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
});
