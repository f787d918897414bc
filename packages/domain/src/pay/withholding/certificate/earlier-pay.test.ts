import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CertificateParts, NOTHING_SO_FAR } from './certificate-withholding.ts';
import {
  certificateSoFar,
  type EntryToTax,
  type IncomeTaxedPay,
  type OpeningIncomeTax,
  yearBeforeEntry,
  yearsBeforeEntries,
} from './earlier-pay.ts';

const YOUNG_LIMIT = 40_000_00;

const someParts: CertificateParts = {
  certificateTaxed: 1_500_00,
  certificateRegularTax: 99_62,
  certificateAdditional: 5_00,
  certificateBonus: 500_00,
  certificateBonusTax: 10_00,
  certificateExempt: 100_00,
  certificateDeferred: 50_00,
};

function paid(overrides: Partial<IncomeTaxedPay> = {}): IncomeTaxedPay {
  return {
    entryId: 1,
    payDate: '2026-03-10',
    periodId: 2026205,
    gross: 2_150_00,
    bonus: 500_00,
    wages: 2_150_00,
    codaPlans: 60_00,
    incomeTax: 114_62,
    parts: someParts,
    ...overrides,
  };
}

const entry: EntryToTax = { entryId: 9, payDate: '2026-03-31', periodId: 2026206, youngLimit: null };

function soFar(
  entries: IncomeTaxedPay[],
  of: Partial<EntryToTax> = {},
  opening: OpeningIncomeTax | null = null,
) {
  return certificateSoFar({ entries, opening }, { ...entry, ...of });
}

describe('the pay before an entry', () => {
  it('is nothing in a new year', () => {
    expect(soFar([])).toEqual(NOTHING_SO_FAR);
  });

  it('counts an earlier entry by certificate', () => {
    expect(soFar([paid()])).toEqual({
      inPeriod: { taxed: 0, regularTax: 0, additional: 0 },
      bonus: { taxed: 500_00, tax: 10_00 },
      exempt: 100_00,
      codaPlans: 60_00,
      latestRatio: { tax: 99_62, pay: 1_500_00 },
      year: { wages: 1_500_00, withheld: 104_62 }, // 99.62 + 5.00, not the 10.00 on the bonus
    });
  });

  it('counts entries of the same period apart', () => {
    expect(soFar([paid({ periodId: 2026206 })]).inPeriod).toEqual({
      taxed: 1_500_00,
      regularTax: 99_62,
      additional: 5_00,
    });
  });

  it('is that of earlier pay dates and, on the same day, of earlier numbers', () => {
    const [later, sameDay] = [paid({ payDate: '2026-04-01' }), paid({ payDate: '2026-03-31', entryId: 10 })];
    expect(soFar([later, sameDay])).toEqual(NOTHING_SO_FAR);
    expect(soFar([paid({ payDate: '2026-03-31', entryId: 8 })]).codaPlans).toBe(60_00);
  });

  it('has the ratio of the latest entry that has taxed pay, in whatever order they were recorded', () => {
    const latest = paid({
      entryId: 2,
      payDate: '2026-03-24',
      parts: { ...someParts, certificateRegularTax: 80_00 },
    });
    const nothing = paid({ entryId: 3, payDate: '2026-03-30', parts: { ...someParts, certificateTaxed: 0 } });
    expect(soFar([nothing, latest, paid()]).latestRatio).toEqual({ tax: 80_00, pay: 1_500_00 });
  });

  it('counts of other methods the deferrals, the wages and the tax alone', () => {
    expect(soFar([paid({ parts: null, periodId: 2026206 })])).toEqual({
      ...NOTHING_SO_FAR,
      codaPlans: 60_00,
      year: { wages: 1_650_00, withheld: 114_62 }, // 2,150 − 500
    });
  });

  it('counts of other methods the wages that the W-2PR exempts of the young', () => {
    const young = { youngLimit: YOUNG_LIMIT };
    expect(soFar([paid({ parts: null, wages: 2_000_00 })], young)).toMatchObject({
      exempt: 2_000_00,
      year: { wages: 0 },
    });
    const opening = { gross: 39_500_00, exempt: 39_500_00, codaPlans: 0, incomeTax: 0 };
    // 40,000 − 39,500 = 500 exempt; 2,150 − 500 − 500 = 1,150
    expect(soFar([paid({ parts: null })], young, opening)).toMatchObject({
      exempt: 40_000_00,
      year: { wages: 1_150_00 },
    });
  });

  it('begins with the opening balance', () => {
    const opening = { gross: 36_000_00, exempt: 1_000_00, codaPlans: 300_00, incomeTax: 2_390_88 };
    expect(soFar([], {}, opening)).toEqual({
      ...NOTHING_SO_FAR,
      exempt: 1_000_00,
      codaPlans: 300_00,
      year: { wages: 35_000_00, withheld: 2_390_88 },
    });
  });
});

describe('the other records of a person', () => {
  const other = paid({ entryId: 4, payDate: '2026-03-20', periodId: 2026206 });

  it('count exempt pay, deferrals and bonuses, and nothing else', () => {
    const { soFar: sums, elsewhere } = yearBeforeEntry(
      { entries: [], opening: null },
      [{ entries: [other], opening: { gross: 900_00, exempt: 400_00, codaPlans: 20_00, incomeTax: 9_00 } }],
      entry,
    );
    const counted = { exempt: 500_00, codaPlans: 80_00, bonus: { taxed: 500_00, tax: 10_00 } };
    expect(elsewhere).toEqual([counted]);
    expect(sums).toEqual({ ...NOTHING_SO_FAR, ...counted });
  });

  it('use up the exemption of the young in the order of all pay', () => {
    const young = { ...entry, youngLimit: YOUNG_LIMIT };
    const [first, second] = [
      paid({ parts: null, wages: 39_000_00, payDate: '2026-01-10' }),
      paid({ parts: null, wages: 2_000_00, payDate: '2026-02-10', entryId: 2 }),
    ];
    const inThis = { entries: [second], opening: null };
    const inOther = { entries: [first], opening: null };
    // 39,000 in the other record; then 1,000 of 2,000 in this one
    expect(yearBeforeEntry(inThis, [inOther], young)).toMatchObject({
      soFar: { exempt: 40_000_00 },
      elsewhere: [{ exempt: 39_000_00 }],
    });
  });
});

// Few days, periods and amounts, so that entries share them and the exemption runs out.
const arbitraryPay = fc
  .record({
    day: fc.integer({ min: 10, max: 14 }),
    period: fc.integer({ min: 1, max: 3 }),
    wages: fc.integer({ min: 0, max: 20_000_00 }),
    taxed: fc.option(fc.integer({ min: 0, max: 2_000_00 }), { nil: null }),
  })
  .map(({ day, period, wages, taxed }) => ({
    payDate: `2026-03-${day}`,
    periodId: 2026200 + period,
    gross: wages,
    bonus: 0,
    wages,
    parts: taxed === null ? null : { ...someParts, certificateTaxed: taxed },
  }));
const arbitraryRecord = fc
  .array(arbitraryPay, { maxLength: 8 })
  .map((all) => all.map((one, index) => paid({ ...one, entryId: index + 1 })));

it('the years before all entries are those before each of them', () => {
  fc.assert(
    fc.property(
      arbitraryRecord,
      arbitraryRecord,
      fc.constantFrom(null, YOUNG_LIMIT),
      (entries, elsewhere, youngLimit) => {
        const others = [{ entries: elsewhere, opening: null }];
        const all = yearsBeforeEntries({ entries, opening: null }, others, youngLimit);
        for (const one of entries) {
          const rest = { entries: entries.filter((other) => other !== one), opening: null };
          const { soFar: alone } = yearBeforeEntry(rest, others, { ...one, youngLimit });
          expect(all.get(one.entryId)).toEqual(alone);
        }
      },
    ),
  );
});
