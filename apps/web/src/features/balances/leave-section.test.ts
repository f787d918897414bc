import { expect, it } from 'vitest';
import { leaveLines } from './balances.ts';
import { causeTexts } from './leave-section.tsx';

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

const causeOf = causeTexts({
  corrections: [
    { seq: 9, recordedBy: 1, recordedAt: '2026-03-12T14:30:00.000Z' },
    { seq: 10, recordedBy: 2, recordedAt: '2026-03-12T14:30:00.000Z' },
  ],
  users: [{ id: 1, name: 'Sara Paz' }],
});
const correction = { cause: 'adjustment', date: '2026-03-11', minutes: 60, reason: 'Día de más' } as const;

it('a correction says why, and who made it when', () => {
  // 14:30 UTC is 10:30 in Puerto Rico.
  expect(causeOf({ ...correction, seq: 9 })).toMatch(
    /^Corrección: Día de más \(Sara Paz, 12 mar 2026, 10:30/,
  );
  expect(causeOf({ ...correction, seq: 10 })).toContain('(usuario 2, ');
});

it('a credit says its month, and hours that were used their period', () => {
  const ofJanuary = { cause: 'credit', month: '2026-01', date: '2026-01-31', minutes: 480 } as const;
  expect(causeOf(ofJanuary)).toBe('Crédito de enero de 2026');
  const used = { cause: 'taken', entryId: 7, periodId: 2026110, date: '2026-03-11', minutes: -480 } as const;
  expect(causeOf(used)).toBe('Usadas en el período 10 (5 mar – 11 mar)');
});
