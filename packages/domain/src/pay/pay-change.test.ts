import { describe, expect, it } from 'vitest';
import { somePayFacts, somePayInputs } from './pay.builder.ts';
import { changesInputs, changesPay as changesPayOf } from './pay-change.ts';
import type { PayInputs } from './time-entry.schema.ts';

const line = {
  name: 'Uniforme',
  direction: 'deduction',
  requirement: 'optional',
  isOnByDefault: true,
  basis: 'fixed',
  cents: 5_00,
} as const;
const facts = {
  ...somePayFacts({ withholdingMethod: 'flat-rate', withholdingRate: 100_000 }),
  companyLines: [{ ...line, taxId: 7 }],
};
const changesPay = (before: PayInputs, after: PayInputs) => changesPayOf(before, after, facts);

describe('what changes pay', () => {
  const before = somePayInputs({ minutes: { regular: 2_400 }, companyLines: [{ taxId: 7, isActive: true }] });

  it('is not the accountant, nor a pay date of the same year', () => {
    expect(changesPay(before, { ...before, accountantId: 2, payDate: '2026-03-20' })).toBe(false);
  });

  it('is any hour, amount or chosen line', () => {
    expect(changesPay(before, { ...before, minutes: { ...before.minutes, regular: 2_401 } })).toBe(true);
    expect(changesPay(before, { ...before, reimbursedExpenses: 1 })).toBe(true);
    expect(changesPay(before, { ...before, companyLines: [{ taxId: 7, isActive: false }] })).toBe(true);
  });

  it('is not the order of the keys, nor a key that is there and undefined', () => {
    const { minutes, ...rest } = before;
    expect(changesPay(before, { editedIncomeTax: undefined, ...rest, minutes })).toBe(false);
  });

  it('is a typed income tax that equals the computed one, for it stays when the rest changes', () => {
    expect(changesPay(before, { ...before, editedIncomeTax: 0 })).toBe(true);
  });
});

describe('what an amendment says', () => {
  const before = somePayInputs({ minutes: { regular: 2_400 } });

  it('is nothing else where it spells out what was left out', () => {
    const spelled = { ...before, withholdingRate: 100_000, companyLines: [{ taxId: 7, isActive: true }] };
    expect(changesInputs(before, spelled, facts)).toBe(false);
  });

  it.each<[string, Partial<PayInputs>]>([
    ['another percentage', { withholdingRate: 90_000 }],
    ['a line that is switched off', { companyLines: [{ taxId: 7, isActive: false }] }],
    [
      'an amount typed over that of a line',
      { companyLines: [{ taxId: 7, isActive: true, editedCents: 5_00 }] },
    ],
    ['another pay date', { payDate: '2026-03-20' }],
    ['another accountant', { accountantId: 2 }],
  ])('is something else with %s', (_, change) => {
    expect(changesInputs(before, { ...before, ...change }, facts)).toBe(true);
  });
});
