import { describe, expect, it } from 'vitest';
import { byName } from './concepts.ts';
import {
  certificatesToRecalculate,
  certificateTermsOfText,
  certificateTermsText,
  INCOME_TAXED_AMOUNTS,
  incomeTaxYear,
  openingIncomeTax,
  type RecordedIncomeTax,
} from './income-tax-year.ts';
import { someCertificateFacts, withhold } from './withholding/certificate/certificate.builder.ts';
import {
  type CertificateSoFar,
  certificatePartsOf,
  certificateTerms,
} from './withholding/certificate/certificate-withholding.ts';
import { certificateSoFar } from './withholding/certificate/earlier-pay.ts';

const NOTHING = byName(INCOME_TAXED_AMOUNTS, () => 0);
const terms = certificateTerms(someCertificateFacts(), { periodsPerYear: 52, isUntaxed: false });

type Week = { entryId: number; day: number; gross: number; bonus?: number; periodId?: number };

/** An entry of a week as it was calculated on the year before it; by default of a period of its own. */
function recorded(
  { entryId, day, gross, bonus = 0, periodId = 2026100 + day }: Week,
  soFar: Partial<CertificateSoFar> = {},
): RecordedIncomeTax {
  const computed = withhold({ gross, bonus, soFar });
  return {
    entryId,
    payDate: `2026-03-${String(day).padStart(2, '0')}`,
    periodId,
    amounts: { ...NOTHING, gross, bonus, incomeTaxWithheld: computed.amount },
    parts: certificatePartsOf(computed),
    isNonResident: false,
    terms,
  };
}

it('does not count the pay of a non-resident as wages, but its deferrals for the limit', () => {
  const earlier: RecordedIncomeTax = {
    entryId: 1,
    payDate: '2026-02-03',
    periodId: 2026106,
    amounts: { ...NOTHING, gross: 1_000_00, bonus: 100_00, codaPlans: 50_00, incomeTaxWithheld: 200_00 },
    parts: null,
    isNonResident: true,
    terms: null,
  };
  const place = { payDate: '2026-03-03', entryId: 2, periodId: 2026110, youngLimit: 40_000_00 };
  expect(certificateSoFar(incomeTaxYear([earlier], null), place)).toMatchObject({
    exempt: 0,
    codaPlans: 50_00,
    year: { wages: 0, withheld: 0 },
  });
});

describe('an entry by certificate', () => {
  const first = recorded({ entryId: 1, day: 3, gross: 420_00 });

  it('needs no recalculation for pay of other periods without bonuses', () => {
    const second = recorded({ entryId: 2, day: 10, gross: 500_00 });
    expect(certificatesToRecalculate([second, first], null)).toEqual([]);
  });

  it('needs recalculation once pay of its period is loaded before it', () => {
    // alone 420.00 is taxed with 12.57; after 420.00 of the same week it is taxed with 63.96 − 12.57
    const earlier = recorded({ entryId: 9, day: 2, gross: 420_00, periodId: 2026103 });
    expect(certificatesToRecalculate([first, earlier], null)).toEqual([1]);
  });

  it('needs no recalculation for pay of its period that is loaded after it', () => {
    const inPeriod = { taxed: 420_00, regularTax: 12_57, additional: 0 };
    const later = recorded({ entryId: 9, day: 4, gross: 420_00, periodId: 2026103 }, { inPeriod });
    expect(certificatesToRecalculate([first, later], null)).toEqual([]);
  });

  it('needs recalculation if a bonus before its own reaches another band', () => {
    const bonus = recorded({ entryId: 3, day: 20, gross: 400_00, bonus: 400_00 });
    const earlier = (cents: number) => recorded({ entryId: 9, day: 5, gross: cents, bonus: cents });
    expect(certificatesToRecalculate([bonus, earlier(200_00)], null)).toEqual([]); // 600.00 together: no tax
    expect(certificatesToRecalculate([bonus, earlier(200_01)], null)).toEqual([3]);
  });

  it('needs recalculation if an opening balance uses up the exemption of the young', () => {
    const young = { ...terms, youngLimit: 40_000_00 };
    const exempt = withhold({ gross: 420_00, facts: { isYoung: true } });
    const entry = { ...first, parts: certificatePartsOf(exempt), terms: young };
    const opening = (exemptWages: number) =>
      openingIncomeTax({
        amounts: { gross: 50_000_00, codaPlans: 0, incomeTaxWithheld: 0 },
        bases: { exemptWages },
      });
    expect(certificatesToRecalculate([entry], opening(39_580_00))).toEqual([]); // 420.00 are left
    expect(certificatesToRecalculate([entry], opening(39_580_01))).toEqual([1]);
  });

  it('is judged by its terms as the log writes them', () => {
    expect(certificateTermsOfText(certificateTermsText(terms))).toEqual(terms);
    expect(certificateTermsOfText(null)).toBeNull();
  });
});

describe('a correction', () => {
  const first = recorded({ entryId: 1, day: 3, gross: 420_00 });
  const whole = recorded({ entryId: 1, day: 3, gross: 500_00 });
  const difference: RecordedIncomeTax = {
    ...first,
    entryId: 7,
    payDate: '2026-03-31',
    periodId: 2026113,
    corrects: 1,
    amounts: byName(INCOME_TAXED_AMOUNTS, (name) => whole.amounts[name] - first.amounts[name]),
    parts: byName(
      Object.keys(first.parts ?? {}) as (keyof NonNullable<RecordedIncomeTax['parts']>)[],
      (name) => (whole.parts?.[name] ?? 0) - (first.parts?.[name] ?? 0),
    ),
  };

  it('counts on the pay date and in the period of the corrected entry', () => {
    const year = incomeTaxYear([difference, first], null);
    expect(year.entries).toHaveLength(1);
    const later = { entryId: 9, payDate: '2026-03-04', periodId: 2026103, youngLimit: null };
    // 500 × 52 = 26,000 − 3,500 = 22,500; 7 % of 13,500 = 945.00; ÷ 52 = 18.173
    expect(certificateSoFar(year, later).inPeriod).toEqual({
      taxed: 500_00,
      regularTax: 18_17,
      additional: 0,
    });
  });

  it('leaves the corrected entry right, and itself needs no recalculation', () => {
    expect(certificatesToRecalculate([first, difference], null)).toEqual([]);
  });
});
