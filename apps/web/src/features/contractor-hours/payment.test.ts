import { calculateContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { describe, expect, it } from 'vitest';
import { aSavedPayment, aSheet } from './payment.builder.ts';
import type { ContractorSheet } from './payment.ts';
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

describe('a payment by the law’s rule', () => {
  const byLaw = (overrides: Partial<ContractorSheet> = {}) => {
    const sheet = aSheet();
    return { ...sheet, company: { ...sheet.company, contractorRule: 'law' as const }, ...overrides };
  };
  const fee = (flatFee: number, payDate = '2026-03-15') => ({ payDate, minutes: 0, flatFee });

  it('counts what all records of the payee were paid before the typed day', () => {
    // 200.00 here in March and 250.00 there in February.
    const before = aSavedPayment(aSheet(), { entryId: 11, ...fee(200_00, '2026-03-01') });
    const there = { companyId: 2, contractorId: 9, entryId: 12, payDate: '2026-02-01', gross: 250_00 };
    const work = { sheet: byLaw({ payments: [before], otherPayments: [there] }), saved: undefined };
    // 450.00 + 400.00 − 500.00 = 350.00 are subject; on 15 February only 250.00 came before: 150.00.
    expect(calculate(work, fee(400_00)).payment).toMatchObject({
      notSubject: 50_00,
      retained: { amount: 35_00 },
    });
    expect(calculate(work, fee(400_00, '2026-02-15')).payment).toMatchObject({
      notSubject: 250_00,
      retained: { amount: 15_00 },
    });
  });

  it('is what the ledger has while it is unchanged, and counted anew where something changes', () => {
    const sheet = byLaw();
    const facts = { ...aSavedPayment(sheet).facts, earlierPay: { own: 0, elsewhere: [] } };
    const inputs = { ...fee(400_00), reimbursedExpenses: 0 };
    const statement = calculateContractorPayment(facts, inputs);
    const saved = { ...aSavedPayment(sheet), inputs, facts, statement, isStale: true };
    const january = aSavedPayment(aSheet(), { entryId: 12, ...fee(300_00, '2026-01-15') });
    const work = { sheet: { ...sheet, payments: [january, saved] }, saved };
    expect(calculate(work, savedDraft(saved)).payment.retained.amount).toBe(0);
    // 300.00 + 600.00 − 500.00 = 400.00 are subject.
    const changed = calculate(work, { ...savedDraft(saved), flatFee: 600_00 });
    expect(changed.payment.retained.amount).toBe(40_00);
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
