import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, sumCents } from '../money/cents.ts';
import { mapYearToDate, NO_YEAR_TO_DATE, yearToDateOfEntry } from '../pay/contributions.ts';
import { incomeTaxYear, withCertificateYear } from '../pay/income-tax-year.ts';
import { NOTHING_WITHHELD } from '../pay/pay.builder.ts';
import { withPayElsewhere } from '../pay/pay-elsewhere.ts';
import { aCertificate } from '../pay/withholding/certificate/certificate.builder.ts';
import type { TaxesOnTips } from '../pay/withholding/tips-settlement.ts';
import { aRecordedEntry } from './recorded-entry.builder.ts';
import { type RecordedEntry, type ReplayedEntry, replayYear } from './replayed-year.ts';
import { incomeTaxOf } from './shifted-certificate-year.ts';
import { supposedTerms } from './supposed-terms.ts';
import { NOTHING_SUPPOSED } from './what-if.schema.ts';

const MONTHLY = { profile: { payFrequency: 'monthly' as const } };

const LIMITS = { socialSecurity: 11_439_00, disabilityInsurance: 27_00 };
type Limited = keyof typeof LIMITS;

const ownTerms = ({ facts, inputs }: RecordedEntry) => ({ facts, inputs });
const doubled = (entry: RecordedEntry) =>
  supposedTerms(
    entry,
    { ...NOTHING_SUPPOSED, minimumWages: [], raise: { ...NOTHING_SUPPOSED.raise, rate: 1_000_000 } },
    1,
  );

const withheld = (entries: readonly ReplayedEntry[], name: Limited) =>
  entries.map(({ result }) => result.contributions[name].amount);

/** Builds a month's salary entry for an employee who already has these entries. */
function aMonth(number: number, salary: Cents, others: readonly RecordedEntry[]): RecordedEntry {
  const yearToDate = others
    .map(({ result }) => yearToDateOfEntry(result))
    .reduce((sum, added) => mapYearToDate((name) => sum[name] + added[name]), NO_YEAR_TO_DATE);
  return aRecordedEntry(number, {
    profile: { payFrequency: 'monthly' },
    earnings: { salary },
    soFar: { yearToDate, chauffeurInPeriod: 0 },
  });
}

type Step = { month: number; salary: Cents };

/**
 * Builds a year from steps in any order: a load, a correction if the month has pay, a deletion if the salary
 * is 0.
 */
function yearOf(steps: readonly Step[]): RecordedEntry[] {
  return steps.reduce<RecordedEntry[]>((entries, { month, salary }) => {
    const others = entries.filter(({ period }) => period.number !== month);
    return salary === 0 ? others : [...others, aMonth(month, salary, others)];
  }, []);
}

const anyYear = fc
  .array(
    fc.record({
      month: fc.integer({ min: 1, max: 6 }),
      salary: fc.constantFrom(0, 1_000_00, 7_777_77, 40_000_00, 150_000_00, 260_000_00),
    }),
    { maxLength: 14 },
  )
  .map(yearOf);

describe('replay of a year by certificate', () => {
  const certificates = [aCertificate()];
  const signed = { withholdingMethod: 'certificate', payFrequency: 'biweekly', certificates } as const;

  /** A biweekly entry as it was recorded after others of the same person. */
  function recordedAfter(
    number: number,
    earnings: { salary: Cents; bonus?: Cents },
    { before = [], birthday = '1980-04-05' }: { before?: readonly RecordedEntry[]; birthday?: string },
  ): RecordedEntry {
    const profile = { ...signed, birthday };
    const { period, facts, inputs } = aRecordedEntry(number, { profile, earnings });
    const entries = before.map((entry) => incomeTaxOf(entry));
    const soFar = withCertificateYear(
      NOTHING_WITHHELD,
      { own: incomeTaxYear(entries, null), others: [] },
      { entryId: 100 + number, payDate: inputs.payDate, periodId: period.id, facts },
    );
    return aRecordedEntry(number, { profile, earnings, soFar });
  }

  const taxes = (entries: readonly ReplayedEntry[]) => entries.map(({ result }) => result.incomeTax.amount);

  it('taxes a bonus by the ratio of the raised pay before it', () => {
    const first = recordedAfter(1, { salary: 1_500_00 }, {});
    const second = recordedAfter(2, { salary: 0, bonus: 2_000_00 }, { before: [first] });
    // Examples 5b and 5h: 99.62, and 2,000.00 × 99.62 ÷ 1,500.00 = 132.83.
    expect(taxes([first, second])).toEqual([99_62, 132_83]);
    expect(taxes(replayYear([first, second], NO_YEAR_TO_DATE, ownTerms))).toEqual([99_62, 132_83]);
    // A salary of 3,000.00: 78,000 − 3,500 = 74,500; 8,430 + 33 % × 13,000 = 12,720; ÷ 26 = 489.23.
    // The bonus: 2,000.00 × 489.23 ÷ 3,000.00 = 326.15.
    expect(taxes(replayYear([first, second], NO_YEAR_TO_DATE, doubled))).toEqual([489_23, 326_15]);
  });

  it('uses up the exemption of the young sooner if they are paid more', () => {
    const birthday = '2004-05-05';
    const first = recordedAfter(1, { salary: 20_000_00 }, { birthday });
    const second = recordedAfter(2, { salary: 20_000_00 }, { before: [first], birthday });
    expect(taxes([first, second])).toEqual([0, 0]);
    // 40,000.00 are exempt by the first. The second: 40,000 × 26 = 1,040,000 − 3,500 = 1,036,500;
    // 8,430 + 33 % × 975,000 = 330,180; ÷ 26 = 12,699.23.
    expect(taxes(replayYear([first, second], NO_YEAR_TO_DATE, doubled))).toEqual([0, 12_699_23]);
  });
});

describe('replay of a year', () => {
  it('counts pay under a record of the same person in another company', () => {
    // 100,000.00 on the other record: 6,200.00 of 11,439.00 are withheld. 50,000.00 on this one, doubled:
    // 5,239.00 are left.
    const elsewhere = { ...NO_YEAR_TO_DATE, gross: 100_000_00, socialSecurity: 6_200_00 };
    const other = { companyId: 2, employeeId: 2, asOfSeq: 3, yearToDate: elsewhere };
    const soFar = withPayElsewhere({ yearToDate: NO_YEAR_TO_DATE, chauffeurInPeriod: 0 }, [other]);
    const entry = aRecordedEntry(1, { earnings: { salary: 50_000_00 }, soFar });
    expect(withheld([entry], 'socialSecurity')).toEqual([3_100_00]);
    expect(withheld(replayYear([entry], NO_YEAR_TO_DATE, doubled), 'socialSecurity')).toEqual([5_239_00]);
  });

  it('holds the records of a person in the company to one limit', () => {
    // 150,000.00 × 6.2 % = 9,300.00 on the second record; 11,439.00 − 9,300.00 = 2,139.00 later on the first
    const second = aRecordedEntry(3, { employeeId: 2, ...MONTHLY, earnings: { salary: 150_000_00 } });
    const yearToDate = yearToDateOfEntry(second.result);
    const other = { companyId: 1, employeeId: 2, asOfSeq: 3, yearToDate };
    const soFar = withPayElsewhere({ yearToDate: NO_YEAR_TO_DATE, chauffeurInPeriod: 0 }, [other]);
    const first = aRecordedEntry(1, { ...MONTHLY, earnings: { salary: 100_000_00 }, soFar });
    expect(withheld([first, second], 'socialSecurity')).toEqual([2_139_00, 9_300_00]);
    const recorded = replayYear([first, second], NO_YEAR_TO_DATE, ownTerms);
    expect(withheld(recorded, 'socialSecurity')).toEqual([2_139_00, 9_300_00]);
    const raised = replayYear([first, second], NO_YEAR_TO_DATE, doubled);
    expect(withheld(raised, 'socialSecurity')).toEqual([2_139_00, 9_300_00]);
    // disability: 9,000.00 × 0.3 % = 27.00, all of it on the second record
    expect(withheld(raised, 'disabilityInsurance')).toEqual([0, 27_00]);
  });

  it('carries less of the taxes on tips where raised pay collects them', () => {
    const ofTips = (number: number, salary: Cents, tipsReceived: Cents, carriedIn?: TaxesOnTips) =>
      aRecordedEntry(number, {
        profile: { payFrequency: 'monthly' },
        earnings: { salary, tipsReceived },
        soFar: { ...NOTHING_WITHHELD, ...(carriedIn ? { carriedIn } : {}) },
      });
    // Example 9b leaves 0.38 and 8.70. With 80.00, 73.63 pays 37.20 and 8.70: nothing is left.
    const year = [ofTips(1, 40_00, 600_00), ofTips(2, 1_000_00, 0, { socialSecurity: 38, medicare: 8_70 })];
    const tipsOf = (entries: readonly ReplayedEntry[]) => entries.map(({ result }) => result.tips?.carriedIn);
    expect(tipsOf(replayYear(year, NO_YEAR_TO_DATE, ownTerms))[1]).toEqual({
      socialSecurity: 38,
      medicare: 8_70,
    });
    expect(tipsOf(replayYear(year, NO_YEAR_TO_DATE, doubled))[1]).toBeUndefined();
  });

  it('does not change the correction of a closed period', () => {
    const march = aRecordedEntry(11, { minutes: { regular: 2_400 } });
    // 38 hours instead of 40 the week before, at 10.50: 21.00 less. Doubling the pay does not change this.
    const { result, ...week } = aRecordedEntry(12, { minutes: { regular: -120 } });
    const correction = {
      ...week,
      result: { ...result, gross: -21_00, net: -21_00, uncollected: 0 },
      isCorrection: true,
    };
    const [raised, corrected] = replayYear([march, correction], NO_YEAR_TO_DATE, doubled);
    expect(raised?.result.gross).toBe(840_00);
    expect(corrected?.result).toEqual(correction.result);
  });

  it('equals the recorded year to the cent without a supposition, whatever happened to its entries', () => {
    fc.assert(
      fc.property(anyYear, (entries) => {
        const recorded = new Map(entries.map(({ entryId, result }) => [entryId, result]));
        for (const { entryId, result } of replayYear(entries, NO_YEAR_TO_DATE, ownTerms)) {
          expect(yearToDateOfEntry(result)).toEqual(yearToDateOfEntry(recorded.get(entryId) ?? result));
          expect(result.net).toBe(recorded.get(entryId)?.net);
        }
      }),
    );
  });

  it('keeps the yearly limits under any supposition', () => {
    fc.assert(
      fc.property(anyYear, (entries) => {
        const replayed = replayYear(entries, NO_YEAR_TO_DATE, doubled);
        for (const name of ['socialSecurity', 'disabilityInsurance'] as const) {
          expect(sumCents(withheld(replayed, name))).toBeLessThanOrEqual(LIMITS[name]);
        }
      }),
    );
  });

  it('reaches a limit earlier with higher pay', () => {
    const steps = [1, 2, 3, 4, 5, 6].map((month) => ({ month, salary: 40_000_00 }));
    const tenPercent = (entry: RecordedEntry) =>
      supposedTerms(
        entry,
        { ...NOTHING_SUPPOSED, minimumWages: [], raise: { ...NOTHING_SUPPOSED.raise, rate: 100_000 } },
        1,
      );
    const year = yearOf(steps);
    // 40,000 × 6.2 % each month, until 11,439.00 − 4 × 2,480.00 are left
    expect(withheld(year, 'socialSecurity')).toEqual([2_480_00, 2_480_00, 2_480_00, 2_480_00, 1_519_00, 0]);
    // 44,000 × 6.2 % each month, until 11,439.00 − 4 × 2,728.00 are left
    expect(withheld(replayYear(year, NO_YEAR_TO_DATE, tenPercent), 'socialSecurity')).toEqual([
      2_728_00, 2_728_00, 2_728_00, 2_728_00, 527_00, 0,
    ]);
  });

  it('leaves a limit with the later entries if an earlier one was corrected after them', () => {
    // 150,000 × 6.2 % = 9,300.00 in March. January has the same pay, but only 11,439.00 − 9,300.00 are left
    // of the limit.
    const year = yearOf([
      { month: 1, salary: 10_000_00 },
      { month: 3, salary: 150_000_00 },
      { month: 1, salary: 150_000_00 },
    ]);
    const replayed = replayYear(year, NO_YEAR_TO_DATE, ownTerms);
    expect(withheld(replayed, 'socialSecurity')).toEqual([2_139_00, 9_300_00]);
  });

  it('starts from the opening balance of the year', () => {
    const openingBalance = { ...NO_YEAR_TO_DATE, disabilityInsurance: 25_00 };
    const soFar = { yearToDate: openingBalance, chauffeurInPeriod: 0 };
    const january = aRecordedEntry(1, {
      profile: { payFrequency: 'monthly' },
      earnings: { salary: 500_00 },
      soFar,
    });
    // 500.00 × 0.3 % = 1.50; ten times as much is 15.00, but only 2.00 are left
    const replayed = replayYear([january], openingBalance, (entry) => ({
      ...entry,
      inputs: { ...entry.inputs, earnings: { ...entry.inputs.earnings, salary: 5_000_00 } },
    }));
    expect(withheld([january], 'disabilityInsurance')).toEqual([1_50]);
    expect(withheld(replayed, 'disabilityInsurance')).toEqual([2_00]);
  });
});
