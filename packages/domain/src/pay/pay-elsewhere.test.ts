import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '../money/cents.ts';
import {
  NO_YEAR_TO_DATE,
  type PaidElsewhere,
  sumYearToDate,
  type WithheldSoFar,
  type YearToDate,
  yearToDateOfEntry,
  yearToDateOfOpeningBalance,
} from './contributions.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from './pay.builder.ts';
import { ownYearToDate, withheldForPeriod, withPayElsewhere, yearToDateElsewhere } from './pay-elsewhere.ts';
import { calculatePayStatement } from './pay-statement.ts';

type Pay = { salary: Cents; tips?: Cents };

function taxesOf({ salary, tips = 0 }: Pay, soFar: WithheldSoFar, year = 2026) {
  const facts = somePayFacts({ payFrequency: 'monthly' }, 6, year);
  const inputs = somePayInputs({ payDate: `${year}-06-30`, earnings: { salary, tips } });
  return calculatePayStatement(facts, inputs, soFar);
}

const recordOf = (yearToDate: YearToDate): PaidElsewhere => ({
  companyId: 1,
  employeeId: 2,
  asOfSeq: 3,
  yearToDate,
});

/** Calculates an entry of 150,000.00 after 150,000.00 on another record of the person. */
function secondHalf(year: number) {
  const first = taxesOf({ salary: 150_000_00 }, NOTHING_WITHHELD, year);
  const soFar = withPayElsewhere(NOTHING_WITHHELD, [recordOf(yearToDateOfEntry(first))]);
  return taxesOf({ salary: 150_000_00 }, soFar, year).contributions;
}

describe('limits of a person with two records', () => {
  it('withholds social security up to the wage base once', () => {
    // 2026: 184,500.00 × 6.2 % = 11,439.00; 150,000.00 × 6.2 % = 9,300.00 were withheld before
    expect(secondHalf(2026).socialSecurity).toMatchObject({ amount: 2_139_00, yearToDate: 9_300_00 });
    // 2025: 176,100.00 × 6.2 % = 10,918.20, less 9,300.00
    expect(secondHalf(2025).socialSecurity).toMatchObject({ amount: 1_618_20, yearToDate: 9_300_00 });
  });

  it('withholds Medicare on all pay, and the additional Medicare above 200,000.00 of both records together', () => {
    // 150,000.00 × 1.45 % = 2,175.00; 300,000.00 − 200,000.00 = 100,000.00 × 0.9 % = 900.00
    expect(secondHalf(2026).medicare).toMatchObject({
      amount: 3_075_00,
      additional: { base: 100_000_00, amount: 900_00, grossYearToDate: 150_000_00 },
    });
  });

  it('withholds disability on 9,000.00 once', () => {
    // 9,000.00 × 0.3 % = 27.00, all of it on the first record
    expect(secondHalf(2026).disabilityInsurance).toMatchObject({ amount: 0, yearToDate: 27_00 });
  });

  it('counts the opening balance of the other record', () => {
    // 184,000.00 in another system, with 184,000.00 × 6.2 % = 11,408.00 withheld: 31.00 are left
    const opening = { ...NO_YEAR_TO_DATE, gross: 184_000_00, socialSecurity: 11_408_00 };
    const soFar = withPayElsewhere(NOTHING_WITHHELD, [recordOf(yearToDateOfOpeningBalance(opening))]);
    expect(taxesOf({ salary: 1_000_00 }, soFar).contributions.socialSecurity.amount).toBe(31_00);
  });

  it('counts tips of the other record toward the shared limit', () => {
    // 180,000.00 of wages and 4,000.00 of tips on the other record: (180,000.00 + 4,000.00) × 6.2 % =
    // 11,408.00
    const there = taxesOf({ salary: 180_000_00, tips: 4_000_00 }, NOTHING_WITHHELD);
    const soFar = withPayElsewhere(NOTHING_WITHHELD, [recordOf(yearToDateOfEntry(there))]);
    expect(taxesOf({ salary: 1_000_00 }, soFar).contributions.socialSecurity.amount).toBe(31_00);
  });
});

describe('the chauffeur insurance of a person with two records', () => {
  // Weekly 21 of 2026 is 21 to 27 May, biweekly 11 is 21 May to 3 June: Saturdays on 23 and 30 May.
  const period = { start: '2026-05-21', end: '2026-06-03' };
  const free = { ...NOTHING_WITHHELD, freeSaturdays: ['2026-05-23', '2026-05-30'] };
  const insured = { ...recordOf(NO_YEAR_TO_DATE), saturdays: ['2026-05-16', '2026-05-23'] };

  it('is withheld once for each Saturday, and names those of the period that the other record has', () => {
    const soFar = withheldForPeriod(withPayElsewhere(free, [insured]), { period, isChauffeur: true });
    expect(soFar).toEqual({
      ...NOTHING_WITHHELD,
      freeSaturdays: ['2026-05-30'],
      elsewhere: [{ ...insured, saturdays: ['2026-05-23'] }],
    });
    const facts = somePayFacts({ isChauffeur: true, payFrequency: 'biweekly' }, 11);
    const { contributions } = calculatePayStatement(
      facts,
      somePayInputs({ minutes: { regular: 60 } }),
      soFar,
    );
    // one Saturday of two × 0.50
    expect(contributions.chauffeurInsurance).toMatchObject({ amount: 50, saturdays: ['2026-05-30'] });
  });

  it('counts no Saturdays of who is no chauffeur, and of other periods none', () => {
    const soFar = withPayElsewhere(free, [insured]);
    expect(withheldForPeriod(soFar, { period, isChauffeur: false })).toEqual(NOTHING_WITHHELD);
    const july = { start: '2026-07-02', end: '2026-07-15' };
    const later = { ...soFar, freeSaturdays: ['2026-07-04'] };
    expect(withheldForPeriod(later, { period: july, isChauffeur: true })).toEqual({
      ...NOTHING_WITHHELD,
      freeSaturdays: ['2026-07-04'],
    });
  });
});

describe('year to date on other records', () => {
  it('is absent if no other record has pay in the year', () => {
    expect(withPayElsewhere(NOTHING_WITHHELD)).toEqual(NOTHING_WITHHELD);
    expect(withPayElsewhere(NOTHING_WITHHELD, [recordOf(NO_YEAR_TO_DATE)])).toEqual(NOTHING_WITHHELD);
  });

  it('can be subtracted from the year to date', () => {
    const own = yearToDateOfEntry(taxesOf({ salary: 1_000_00 }, NOTHING_WITHHELD));
    const there = yearToDateOfEntry(taxesOf({ salary: 3_000_00 }, NOTHING_WITHHELD));
    const soFar = withPayElsewhere({ yearToDate: own, chauffeurInPeriod: 0 }, [recordOf(there)]);
    expect(soFar.yearToDate.gross).toBe(4_000_00);
    expect(ownYearToDate(soFar)).toEqual(own);
    expect(yearToDateElsewhere(soFar.elsewhere)).toEqual(there);
  });
});

const somePay: fc.Arbitrary<Pay & { record: 0 | 1 }> = fc.record({
  salary: fc.constantFrom(0, 1, 333_33, 8_999_99, 60_000_00, 150_000_00),
  tips: fc.constantFrom(0, 77, 2_500_00, 90_000_00),
  record: fc.constantFrom(0, 1),
});

it('withholds the same from two records of a person as from one', () => {
  fc.assert(
    fc.property(fc.array(somePay, { minLength: 1, maxLength: 12 }), (pays) => {
      const onOne: YearToDate[] = [];
      const onTwo: [YearToDate[], YearToDate[]] = [[], []];
      for (const { record, ...pay } of pays) {
        const alone = taxesOf(pay, { yearToDate: sumYearToDate(onOne), chauffeurInPeriod: 0 });
        const [own, other] = record === 0 ? onTwo : ([onTwo[1], onTwo[0]] as const);
        const soFar = withPayElsewhere({ yearToDate: sumYearToDate(own), chauffeurInPeriod: 0 }, [
          recordOf(sumYearToDate(other)),
        ]);
        const split = taxesOf(pay, soFar);
        expect(split).toEqual(alone);
        onOne.push(yearToDateOfEntry(alone));
        own.push(yearToDateOfEntry(split));
      }
    }),
  );
});
