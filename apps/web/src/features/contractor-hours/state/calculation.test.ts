import { describe, expect, it } from 'vitest';
import { calculate } from './calculation.ts';
import { savedDraft } from './draft.ts';
import { aSavedPayment, aSheet } from './sheet.builder.ts';

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
