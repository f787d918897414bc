import { describe, expect, it } from 'vitest';
import { aSavedPayment, aSheet } from './payment.builder.ts';
import { addressAfter, allowsNewPayment, selectionOf } from './payment-pickers.tsx';

const payments = [aSavedPayment(aSheet(), { entryId: 11 }), aSavedPayment(aSheet(), { entryId: 12 })];
const sheet = aSheet({ payments });
const switchedOff = aSheet({ payments, contractor: { isActive: false } });
const idOf = (...asked: Parameters<typeof selectionOf>) => selectionOf(...asked).saved?.entryId;

describe('the payment on the screen', () => {
  it('is the one that the address names', () => {
    expect(idOf(sheet, new URLSearchParams('payment=11'), true)).toBe(11);
  });

  it('is a new one where the address names none', () => {
    expect(idOf(sheet, new URLSearchParams(), true)).toBeUndefined();
    expect(idOf(sheet, new URLSearchParams('payment=new'), true)).toBeUndefined();
  });

  it.each([sheet, switchedOff])('is none where the address names one that is gone', (of) => {
    expect(selectionOf(of, new URLSearchParams('payment=99'), true)).toEqual({
      saved: undefined,
      isMissing: true,
    });
    expect(selectionOf(of, new URLSearchParams('payment=11'), true)).toHaveProperty('isMissing', false);
  });

  it('is the last one for whoever may load no new one', () => {
    expect(idOf(sheet, new URLSearchParams(), false)).toBe(12);
    expect(idOf(switchedOff, new URLSearchParams('payment=new'), true)).toBe(12);
  });
});

it('offers a new payment to those who may load it, and where there is nothing else', () => {
  expect(allowsNewPayment(sheet, true)).toBe(true);
  expect(allowsNewPayment(sheet, false)).toBe(false);
  expect(allowsNewPayment(switchedOff, true)).toBe(false);
  expect(allowsNewPayment(aSheet(), false)).toBe(true);
});

it('puts a choice into the address; another year forgets the payment', () => {
  expect(String(addressAfter({ entryId: 11 }, 2026))).toBe('year=2026&payment=11');
  expect(String(addressAfter({ entryId: 'new' }, 2026))).toBe('year=2026&payment=new');
  expect(String(addressAfter({ year: 2025 }, 2026))).toBe('year=2025');
});
