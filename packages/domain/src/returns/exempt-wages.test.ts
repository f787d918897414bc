import { describe, expect, it } from 'vitest';
import { sumCents } from '../money/cents.ts';
import { NO_OPENING_BALANCE_BASES } from '../pay/opening-balance/opening-balance.schema.ts';
import { isYoung } from '../pay/withholding/young-exemption.ts';
import { exemptAboveLimit, exemptOutsideAge, incomeTaxedEntries } from './exempt-wages.ts';
import { anOpeningBalanceOfYear, aPaidEntry } from './paid-entry.builder.ts';

describe('exempt wages of the young', () => {
  it('apply to employees who are 16 to 26 at the end of the year of the report', () => {
    expect([2009, 2010, 2011].map((year) => isYoung(`${year}-12-31`, 2026))).toEqual([true, true, false]);
    expect([1999, 2000, 2001].map((year) => isYoung(`${year}-01-01`, 2026))).toEqual([false, true, true]);
  });

  it('are the first 40,000.00 of a year, by pay date', () => {
    // Paid 15,000.00 three times: of the third, 10,000.00 are exempt and 5,000.00 are taxed.
    const young = ['2026-03-31', '2026-01-30', '2026-02-27'].map((date) =>
      aPaidEntry(1, date, { gross: 15_000_00 }),
    );
    const adult = aPaidEntry(2, '2026-01-30', { gross: 5_000_00, incomeTaxWithheld: 671_25 });
    const taxed = incomeTaxedEntries([...young, adult], {
      isExempt: (employeeId) => employeeId === 1,
      before: new Map(),
    });
    expect(taxed.map(({ payDate, exempt, wages }) => [payDate, exempt, wages])).toEqual([
      ['2026-01-30', 15_000_00, 0],
      ['2026-02-27', 15_000_00, 0],
      ['2026-03-31', 10_000_00, 5_000_00],
      ['2026-01-30', 0, 5_000_00],
    ]);
    expect(sumCents(taxed.map(({ withheld }) => withheld))).toBe(671_25);
  });

  it('are limited to the rest of 40,000.00 after an opening balance', () => {
    // 40,000.00 − 37,500.00 = 2,500.00 exempt, out of 4,000.00
    const before = new Map([[1, anOpeningBalanceOfYear({ gross: 50_000_00 }, { exemptWages: 37_500_00 })]]);
    const [taxed] = incomeTaxedEntries([aPaidEntry(1, '2026-06-30', { gross: 4_000_00 })], {
      isExempt: () => true,
      before,
    });
    expect(taxed).toMatchObject({ exempt: 2_500_00, wages: 1_500_00 });
  });

  it('are what entries by certificate froze, and the rest of the limit of other entries', () => {
    // By certificate 30,000.00 are exempt; of the 15,000.00 by table, the 10,000.00 that are left.
    const exempt = { exempt: 30_000_00, deferred: 0 };
    const taxed = incomeTaxedEntries(
      [
        aPaidEntry(1, '2026-01-30', { gross: 30_000_00 }, { certificate: exempt }),
        aPaidEntry(1, '2026-02-27', { gross: 15_000_00 }),
      ],
      { isExempt: () => true, before: new Map() },
    );
    expect(taxed.map((entry) => [entry.exempt, entry.wages])).toEqual([
      [30_000_00, 0],
      [10_000_00, 5_000_00],
    ]);
  });

  it('and deferrals come off wages, then commissions, concessions and tips', () => {
    // Of 1,000.00 with 200.00 of tips and 300.00 of commissions, 100.00 are deferred and 750.00 exempt.
    const [taxed] = incomeTaxedEntries(
      [
        aPaidEntry(
          1,
          '2026-01-30',
          { gross: 1_000_00, tips: 200_00, commissions: 300_00 },
          { certificate: { exempt: 750_00, deferred: 100_00 } },
        ),
      ],
      { isExempt: () => true, before: new Map() },
    );
    // 500.00 of wages, then 300.00 of commissions, then 50.00 of tips.
    expect(taxed).toMatchObject({ wages: 0, commissions: 0, tips: 150_00, exempt: 750_00, deferred: 100_00 });
    expect(taxed?.untaxedTips).toBe(50_00);
  });

  it('are taken back by a correction from the parts that it changes', () => {
    const certificate = { exempt: 0, deferred: 100_00 };
    const correction = { isCorrection: true, certificate: { exempt: 0, deferred: -40_00 } };
    const taxed = incomeTaxedEntries(
      [
        aPaidEntry(1, '2026-01-30', { gross: 1_000_00 }, { certificate }),
        aPaidEntry(1, '2026-02-27', { gross: -100_00 }, correction),
      ],
      { isExempt: () => false, before: new Map() },
    );
    expect(taxed.map(({ wages }) => wages)).toEqual([900_00, -60_00]);
  });

  it('are wages only: tips, commissions and concessions are taxed', () => {
    const [taxed] = incomeTaxedEntries(
      [
        aPaidEntry(1, '2026-01-30', {
          gross: 1_000_00,
          tips: 100_00,
          commissions: 50_00,
          concessions: 25_00,
        }),
      ],
      { isExempt: () => true, before: new Map() },
    );
    expect(taxed).toMatchObject({
      exempt: 825_00,
      wages: 0,
      tips: 100_00,
      commissions: 50_00,
      concessions: 25_00,
    });
  });

  const openingBalance = (exemptWages: number | null) => ({
    asOf: '2026-05-31',
    bases: { ...NO_OPENING_BALANCE_BASES, exemptWages },
  });

  it('may not exceed 40,000.00 in an opening balance', () => {
    expect([null, 0, 40_000_00].flatMap((cents) => exemptAboveLimit(openingBalance(cents)))).toEqual([]);
    expect(exemptAboveLimit(openingBalance(40_000_01))).toEqual([
      { path: ['bases', 'exemptWages'], code: 'exempt-above-limit' },
    ]);
  });

  it('may not be in the opening balance of an employee of another age', () => {
    const outside = (birthday: string, cents: number | null = 1) =>
      exemptOutsideAge(openingBalance(cents), birthday).map(({ code }) => code);
    // On 31 December 2026 they are 16, 26, 15 and 27. The date of the opening balance does not matter.
    expect([...outside('2010-12-31'), ...outside('2000-01-01')]).toEqual([]);
    expect(outside('2011-01-01')).toEqual(['exempt-outside-age']);
    expect(outside('1999-12-31')).toEqual(['exempt-outside-age']);
    expect([...outside('1999-12-31', 0), ...outside('1999-12-31', null)]).toEqual([]);
    expect(exemptOutsideAge({ ...openingBalance(1), asOf: '2025-05-31' }, '1999-12-31')).toEqual([]);
  });
});
