import { describe, expect, it } from 'vitest';
import { adjustmentDraftSchema, adjustmentOf } from './adjustment-draft.ts';

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
