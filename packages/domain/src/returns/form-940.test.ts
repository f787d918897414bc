import { describe, expect, it } from 'vitest';
import { federalUnemployment, futaWages } from './form-940.ts';
import type { OpeningBalancesByEmployee } from './opening-balance-of-year.ts';
import { anOpeningBalanceOfYear, aPaidEntry } from './paid-entry.builder.ts';

const NOTHING_BEFORE: OpeningBalancesByEmployee = new Map();

describe('form 940', () => {
  it('taxes the first 7,000.00 of each employee', () => {
    const entries = [
      ...['2026-03-31', '2026-06-30', '2026-09-30'].map((date) => aPaidEntry(1, date, { gross: 80_000_00 })),
      aPaidEntry(2, '2026-12-31', { gross: 13_650_00 }),
      aPaidEntry(3, '2026-05-29', { gross: 18_000_00, tips: 6_000_00 }),
    ];
    // 3: 240,000 + 13,650 + 18,000; 5: 233,000 + 6,650 + 11,000; 21,000.00 × 0.6 % = 126.00, too little for
    // line 16
    expect(federalUnemployment(entries, NOTHING_BEFORE)).toEqual({
      payments: 271_650_00,
      overBase: 250_650_00,
      taxable: 21_000_00,
      tax: 126_00,
      reductionRate: null,
      reduction: 0,
      due: 126_00,
      quarters: undefined,
    });
    // 21,000.00 × 0.3 % = 63.00; 126.00 + 63.00
    expect(federalUnemployment(entries, NOTHING_BEFORE, 3_000)).toMatchObject({
      tax: 126_00,
      reduction: 63_00,
      due: 189_00,
      quarters: undefined,
    });
  });

  it('adds the reduction of the credit to the last quarter', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      aPaidEntry(index + 1, '2026-03-13', { gross: 9_000_00 }),
    );
    // 12 × 42.00 = 504.00 in March, and 84,000.00 × 0.3 % = 252.00 with the year.
    expect(federalUnemployment(many, NOTHING_BEFORE, 3_000)).toMatchObject({
      due: 756_00,
      quarters: [504_00, 0, 0, 252_00],
    });
  });

  it('lists the quarters above 500.00, and rounds in the last quarter with wages', () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      aPaidEntry(index + 1, '2026-03-13', { gross: 9_000_00 }),
    );
    // 14 × 42.00
    expect(federalUnemployment(many, NOTHING_BEFORE)).toMatchObject({
      tax: 588_00,
      quarters: [588_00, 0, 0, 0],
    });
    const spread = many.map((entry, index) =>
      index < 7 ? entry : { ...entry, payDate: '2026-11-06', amounts: { ...entry.amounts, gross: 6_999_99 } },
    );
    // 7 × 42.00 = 294.00; 49,000.00 + 7 × 6,999.99 = 97,999.93; × 0.6 % = 587.99958
    expect(federalUnemployment(spread, NOTHING_BEFORE)).toMatchObject({
      tax: 588_00,
      quarters: [294_00, 0, 0, 294_00],
    });
  });

  it('counts earlier pay of the year', () => {
    const entry = aPaidEntry(1, '2026-07-31', { gross: 2_000_00 });
    const before = new Map([[1, anOpeningBalanceOfYear({ gross: 6_500_00 })]]);
    // From 8,500.00 in the year 1,500.00 are above 7,000.00; 500.00 below it were paid here.
    expect(federalUnemployment([entry], before)).toMatchObject({
      payments: 8_500_00,
      overBase: 1_500_00,
      taxable: 7_000_00,
      tax: 42_00,
    });
    expect(futaWages([entry], before)).toMatchObject([{ cents: 500_00 }]);
  });

  it('includes opening balances, with their tax in the quarter of their last day', () => {
    const before = new Map(
      Array.from({ length: 12 }, (_, index) => [
        index + 1,
        anOpeningBalanceOfYear({ gross: 9_000_00 }, {}, '2026-05-31'),
      ]),
    );
    const entry = aPaidEntry(13, '2026-07-31', { gross: 1_000_00 });
    // 12 × 42.00 = 504.00 by 31 May, and 1,000.00 × 0.6 %
    expect(federalUnemployment([entry], before)).toMatchObject({
      payments: 109_000_00,
      tax: 510_00,
      quarters: [0, 504_00, 6_00, 0],
    });
  });
});
