import { describe, expect, it } from 'vitest';
import { liveTimeSchema, newDraft, savedDraft } from './draft.ts';
import { aSavedPayment, aSheet } from './sheet.builder.ts';

describe('a new payment', () => {
  it.each([
    [2026, '2026-11-21'],
    [2025, '2025-12-31'],
    [2027, '2027-01-01'],
  ])('of %i starts without time, on the day of that year nearest to 21 November 2026', (year, payDate) => {
    expect(newDraft(year, '2026-11-21')).toEqual({
      year,
      payDate,
      minutes: 0,
      flatFee: 0,
      reimbursedExpenses: 0,
    });
  });
});

it('opens a saved payment as it was typed, with the year that it is in', () => {
  expect(savedDraft(aSavedPayment(aSheet(), { editedRetained: 30_00 }))).toEqual({
    year: 2026,
    payDate: '2026-03-15',
    minutes: 600,
    flatFee: 0,
    reimbursedExpenses: 0,
    editedRetained: 30_00,
  });
});

it('reads what amounts depend on, whatever the year', () => {
  const time = { payDate: '2025-03-15', minutes: 600 };
  expect(liveTimeSchema.parse({ ...time, year: 2026 })).toEqual(time);
  expect(liveTimeSchema.safeParse({ ...time, minutes: -1 }).success).toBe(false);
});
