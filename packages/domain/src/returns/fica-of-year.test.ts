import { describe, expect, it } from 'vitest';
import { taxableEntries } from './fica.ts';
import { ficaReturnOfYear, taxableOpeningBalances } from './fica-of-year.ts';
import { anOpeningBalanceOfYear, aPaidEntry } from './paid-entry.builder.ts';

const WAGE_BASE = 184_500_00;

describe('yearly federal return', () => {
  const withheld = { socialSecurity: 1_240_00, medicare: 290_00 };
  const openingBalance = anOpeningBalanceOfYear({ gross: 20_000_00, ...withheld }, {}, '2026-05-31');
  const rules = { before: new Map([[1, openingBalance]]), wageBase: WAGE_BASE };
  const entries = [aPaidEntry(1, '2026-07-31', { gross: 5_000_00, socialSecurity: 310_00, medicare: 72_50 })];
  const ofYear = () =>
    ficaReturnOfYear({
      entries: taxableEntries(entries, rules),
      openingBalances: taxableOpeningBalances(rules),
    });

  it('includes opening balances, with their tax due on their last day', () => {
    // 25,000.00 × 12.4 % = 3,100.00; × 2.9 % = 725.00. On 20,000.00 it is 15.3 % = 3,060.00, on 5,000.00
    // 765.00.
    expect(ofYear()).toMatchObject({
      socialSecurity: { base: 25_000_00, tax: 3_100_00 },
      medicare: { base: 25_000_00, tax: 725_00 },
      total: 3_825_00,
      employer: 1_912_50,
      liabilities: [
        { payDate: '2026-05-31', cents: 3_060_00 },
        { payDate: '2026-07-31', cents: 765_00 },
      ],
      differences: [],
    });
  });

  it('accepts one cent of rounding for each week before that day, and no more', () => {
    // By 31 May 22 weeks of 2026 have begun, and one entry was paid here: 23 cents.
    const overBy = (cents: number) => {
      const before = new Map([
        [
          1,
          anOpeningBalanceOfYear(
            { ...openingBalance.amounts, medicare: 290_00 + cents },
            {},
            openingBalance.asOf,
          ),
        ],
      ]);
      const openingBalances = taxableOpeningBalances({ before, wageBase: WAGE_BASE });
      return ficaReturnOfYear({ entries: taxableEntries(entries, rules), openingBalances: openingBalances });
    };
    expect(overBy(23)).toMatchObject({ fractions: 23, differences: [] });
    expect(overBy(24)).toMatchObject({ fractions: 0, differences: [{ employeeId: 1, cents: 24 }] });
  });

  it('adds the additional Medicare on an opening balance above 200,000.00', () => {
    const before = new Map([[1, anOpeningBalanceOfYear({ gross: 210_000_00 })]]);
    expect(taxableOpeningBalances({ before, wageBase: WAGE_BASE })).toMatchObject([
      { socialSecurityWages: WAGE_BASE, medicareWages: 210_000_00, additionalMedicareWages: 10_000_00 },
    ]);
  });

  it('ignores an opening balance with leave only', () => {
    expect(taxableOpeningBalances({ before: new Map([[1, anOpeningBalanceOfYear({})]]) })).toEqual([]);
  });
});
