import { expect, it } from 'vitest';
import { chauffeurWeeks } from './chauffeur-weeks.ts';
import { aPaidEntry } from './paid-entry.builder.ts';

it('the weeks of a chauffeur are the Saturdays of each period that was paid, once', () => {
  const week = { periodId: 2026110, periodStart: '2026-03-05', periodEnd: '2026-03-11' };
  const month = { periodId: 2026401, periodStart: '2026-01-01', periodEnd: '2026-01-31' };
  const entries = [week, week, month].map((period) => aPaidEntry(1, '2026-03-13', { gross: 1 }, period));
  // 7 March; 3, 10, 17, 24 and 31 January
  expect(chauffeurWeeks(entries)).toBe(6);
  expect(chauffeurWeeks([])).toBe(0);
});
