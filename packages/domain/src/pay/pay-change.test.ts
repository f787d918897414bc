import { describe, expect, it } from 'vitest';
import { somePayInputs } from './pay.builder.ts';
import { changesPay } from './pay-change.ts';

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
