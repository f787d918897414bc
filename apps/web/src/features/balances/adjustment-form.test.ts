import type { LeaveMovement } from '@garita/domain/employee/leave-balance';
import { describe, expect, it } from 'vitest';
import { adjustmentDraftSchema, adjustmentEffect, adjustmentOf } from './adjustment-form.tsx';

const draft = {
  direction: 'subtract',
  minutes: 8 * 60,
  date: '2026-03-11',
  reason: 'Día pagado aparte',
} as const;

describe('a correction of leave', () => {
  it('carries its sign', () => {
    expect(adjustmentOf('vacation', draft)).toMatchObject({ kind: 'vacation', minutes: -480 });
    expect(adjustmentOf('sick', { ...draft, direction: 'add' })).toMatchObject({
      kind: 'sick',
      minutes: 480,
    });
  });

  it('is some time, and says why', () => {
    expect(adjustmentDraftSchema.safeParse(draft).success).toBe(true);
    expect(adjustmentDraftSchema.safeParse({ ...draft, minutes: 0 }).success).toBe(false);
    expect(adjustmentDraftSchema.safeParse({ ...draft, reason: ' ' }).success).toBe(false);
  });
});

const MOVEMENTS: LeaveMovement[] = [
  { cause: 'opening', date: '2025-12-31', minutes: 40 * 60 },
  { cause: 'taken', entryId: 7, periodId: 2026110, date: '2026-03-11', minutes: -8 * 60 },
  { cause: 'taken', entryId: 8, periodId: 2026120, date: '2026-05-20', minutes: -8 * 60 },
];
const effect = (date: string, minutes: number) =>
  adjustmentEffect(MOVEMENTS, { date, minutes }, '2026-04-01');

describe('what a correction of leave does', () => {
  it('is told of today’s balance, or of its own day where that is later', () => {
    // 40 − 8, and then − 6
    expect(effect('2026-03-02', -360)).toEqual({
      counts: true,
      day: '2026-04-01',
      before: 1_920,
      after: 1_560,
    });
    // 40 − 8 − 8, and then − 30: negative
    expect(effect('2026-06-01', -1_800)).toEqual({
      counts: true,
      day: '2026-06-01',
      before: 1_440,
      after: -360,
    });
  });

  it('is nothing up to the day of an opening balance', () => {
    expect(effect('2025-12-31', 60)).toEqual({ counts: false, openingDate: '2025-12-31' });
    expect(effect('2026-01-01', 60)).toMatchObject({ counts: true });
  });
});
