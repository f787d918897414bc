import { describe, expect, it } from 'vitest';
import { aSavedPayment, aSheet } from './payment.builder.ts';
import { calculate, liveTimeSchema, newDraft, savedDraft } from './payment.ts';

describe('what a payment comes to', () => {
  it('follows the contractor of today while it is new', () => {
    // 35.00 × 8 h = 280.00; 10 % of it 28.00
    const time = { payDate: '2026-03-15', minutes: 480 };
    expect(calculate({ sheet: aSheet(), saved: undefined }, time)).toMatchObject({
      isStored: false,
      payment: { gross: 280_00, retained: { amount: 28_00 }, net: 252_00, category: 3 },
    });
  });

  it('keeps the rate, the percentage and the category that a saved one froze', () => {
    const saved = aSavedPayment(aSheet());
    const today = aSheet({ contractor: { hourlyRate: 50_00, withholdingRate: 0 } });
    // 35.00 × 12 h = 420.00; 10 % of it 42.00
    const { payment, isStored } = calculate({ sheet: today, saved }, { ...savedDraft(saved), minutes: 720 });
    expect(payment).toMatchObject({ gross: 420_00, retained: { amount: 42_00 }, category: 3 });
    expect(isStored).toBe(false);
  });

  it('is the stored one for as long as nothing of it is changed', () => {
    const saved = aSavedPayment(aSheet(), { editedRetained: 30_00 });
    const work = { sheet: aSheet(), saved };
    expect(calculate(work, savedDraft(saved)).isStored).toBe(true);
    expect(calculate(work, { ...savedDraft(saved), payDate: '2026-03-16' }).isStored).toBe(false);
    expect(calculate(work, { ...savedDraft(saved), editedRetained: undefined }).isStored).toBe(false);
  });
});

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
