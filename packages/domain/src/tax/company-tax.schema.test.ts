import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { companyTaxSchema } from './company-tax.schema.ts';

const UNION = {
  name: 'Cuota 24 %',
  requirement: 'required',
  direction: 'deduction',
  isOnByDefault: true,
  accountName: '',
};

describe("a company's tax line", () => {
  it('is a fixed amount or a percentage', () => {
    expect(refusals(companyTaxSchema, { ...UNION, basis: 'fixed', cents: 1_500 })).toEqual([]);
    expect(refusals(companyTaxSchema, { ...UNION, basis: 'percentage', rate: 20_000 })).toEqual([]);
  });

  it('is not both', () => {
    expect(refusals(companyTaxSchema, { ...UNION, basis: 'fixed', cents: 1_500, rate: 0 })).toEqual([
      'unknown-field',
    ]);
    expect(refusals(companyTaxSchema, { ...UNION, basis: 'percentage', cents: 1_500 })).toEqual([
      'rate: required',
      'unknown-field',
    ]);
  });

  it('is on by default if it is required, whatever the input says', () => {
    const line = { ...UNION, basis: 'fixed', cents: 1_500, isOnByDefault: false };
    expect(companyTaxSchema.parse(line).isOnByDefault).toBe(true);
    expect(companyTaxSchema.parse({ ...line, requirement: 'optional' }).isOnByDefault).toBe(false);
  });

  it('names its basis', () => {
    expect(refusals(companyTaxSchema, { ...UNION, cents: 1_500 })).toEqual(['basis: required']);
  });

  it.each([
    [{ basis: 'fixed', cents: -1 }, 'cents: amount-negative'],
    [{ basis: 'fixed', cents: 1_000_000_000 }, 'cents: amount-too-large'],
    [{ basis: 'percentage', rate: 1_000_001 }, 'rate: percent-too-large'],
  ])('refuses %o', (amount, refusal) => {
    expect(refusals(companyTaxSchema, { ...UNION, ...amount })).toEqual([refusal]);
  });
});
