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

describe('a change of pay', () => {
  const before = somePayInputs({ minutes: { regular: 2_400 }, companyLines: [{ taxId: 7, isActive: true }] });

  it('is not a new accountant, nor another pay date in the same year', () => {
    expect(changesPay(before, { ...before, accountantId: 2, payDate: '2026-03-20' })).toBe(false);
  });

  it('is any other hour, amount or chosen line', () => {
    expect(changesPay(before, { ...before, minutes: { ...before.minutes, regular: 2_401 } })).toBe(true);
    expect(changesPay(before, { ...before, reimbursedExpenses: 1 })).toBe(true);
    expect(changesPay(before, { ...before, companyLines: [{ taxId: 7, isActive: false }] })).toBe(true);
  });

  it('is not another order of keys, nor an undefined key instead of an absent one', () => {
    const { minutes, ...rest } = before;
    expect(changesPay(before, { editedIncomeTax: undefined, ...rest, minutes })).toBe(false);
  });

  it('is a typed income tax equal to the computed one, because it stays when the rest changes', () => {
    expect(changesPay(before, { ...before, editedIncomeTax: 0 })).toBe(true);
  });
});

describe('a change of inputs', () => {
  const before = somePayInputs({ minutes: { regular: 2_400 } });

  it('is not an explicit default instead of an absent field', () => {
    const spelled = { ...before, withholdingRate: 100_000, companyLines: [{ taxId: 7, isActive: true }] };
    expect(changesInputs(before, spelled, facts)).toBe(false);
  });

  it.each<[string, Partial<PayInputs>]>([
    ['another percentage', { withholdingRate: 90_000 }],
    ['an inactive line', { companyLines: [{ taxId: 7, isActive: false }] }],
    ['an edited amount of a line', { companyLines: [{ taxId: 7, isActive: true, editedCents: 5_00 }] }],
    ['another pay date', { payDate: '2026-03-20' }],
    ['another accountant', { accountantId: 2 }],
  ])('is %s', (_, change) => {
    expect(changesInputs(before, { ...before, ...change }, facts)).toBe(true);
  });
});
