import { describe, expect, it } from 'vitest';
import { PERIODS_PER_YEAR } from '../../time/pay-period.ts';
import examples from '../fixtures/worked-examples.json' with { type: 'json' };
import { annualTaxInMillionths, bracketOf, withholdByTable, withholdFlat } from './income-tax-withholding.ts';
import { SEED_WITHHOLDING_TABLES, type WithholdingTable } from './tax-parameters.ts';

const [table] = SEED_WITHHOLDING_TABLES as [WithholdingTable];

/** Decimal dollars as an integer of 1/10^digits dollars. */
const scaled = (dollars: string, digits: number) => {
  const [whole = '', fraction = ''] = dollars.split('.');
  return BigInt(whole + fraction.padEnd(digits, '0'));
};

describe('withholding table', () => {
  it.each(examples.annual_table)('calculates $tax on $annual a year', ({ annual, tax }) => {
    const annualCents = Number(scaled(annual, 2));
    // millionths of a cent are 10^-8 dollars
    expect(annualTaxInMillionths(annualCents, bracketOf(annualCents, table))).toBe(scaled(tax, 8));
  });

  it('jumps at 25,000 as specified: 875.00 up to it, 1,120.00 just above', () => {
    expect(withholdByTable(25_000_00, table, 1).amount).toBe(875_00);
    // 1,120 + 0.01 × 14 % = 1,120.0014
    expect(withholdByTable(25_000_01, table, 1).amount).toBe(1_120_00);
  });

  it('rounds once, after the division by the periods', () => {
    // 420.00 × 52 = 21,840.00; (21,840 − 12,500) × 7 % = 653.80; ÷ 52 = 12.5731 → 12.57
    expect(withholdByTable(420_00, table, 52)).toEqual({
      rule: 'table',
      base: 420_00,
      periodsPerYear: 52,
      annual: 21_840_00,
      bracket: { over: 12_500_00, upTo: 25_000_00, rate: 70_000, plus: 0 },
      annualTax: 653_80,
      amount: 12_57,
      version: 1,
      effectiveFrom: '2024-01-01',
    });
  });
});

it('annualises a half-month by 24 periods', () => {
  // 1,500.00 × 24 = 36,000.00; 1,120 + 14 % × 11,000 = 2,660.00; ÷ 24 = 110.8333 → 110.83
  expect(withholdByTable(1_500_00, table, PERIODS_PER_YEAR.semimonthly)).toMatchObject({
    annual: 36_000_00,
    annualTax: 2_660_00,
    amount: 110_83,
  });
});

describe('flat rate', () => {
  it('is a percentage of gross', () => {
    // 2,000.00 × 7 % = 140.00
    expect(withholdFlat(2_000_00, 70_000)).toEqual({
      rule: 'flat-rate',
      base: 2_000_00,
      rate: 70_000,
      amount: 140_00,
    });
  });
});
