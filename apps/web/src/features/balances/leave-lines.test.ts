import { expect, it } from 'vitest';
import { leaveLines } from './leave-lines.ts';

it('movements are shown newest first, each with the balance it led to', () => {
  const lines = leaveLines([
    { cause: 'opening', date: '2026-01-01', minutes: 40 * 60 },
    { cause: 'credit', month: '2026-01', date: '2026-01-31', minutes: 4 * 60 },
    { cause: 'taken', entryId: 7, periodId: 2026106, date: '2026-02-11', minutes: -50 * 60 },
  ]);
  // 40, 40 + 4, 44 − 50
  expect(lines.map(({ balance }) => balance / 60)).toEqual([-6, 44, 40]);
  expect(lines.map(({ order }) => order)).toEqual([2, 1, 0]);
});
