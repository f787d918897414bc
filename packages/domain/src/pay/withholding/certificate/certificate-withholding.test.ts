import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCertificate, LAW_2026, withhold } from './certificate.builder.ts';
import { certificatePartsOf, codaExcess } from './certificate-withholding.ts';
import { regularTaxOf } from './regular-tax.ts';

const joint = (overrides = {}) => ({
  certificate: aCertificate({ personalExemption: 'joint', ...overrides }),
});

describe('the worked examples of the law', () => {
  it('5a: a week of 420.00, individual', () => {
    // 21,840 − 3,500 = 18,340; 7 % of 9,340 = 653.80; ÷ 52 = 12.573
    expect(withhold({ gross: 420_00 })).toMatchObject({
      annual: 18_340_00,
      annualTax: 653_80,
      amount: 12_57,
    });
  });

  it('5b: two weeks of 1,500.00, individual', () => {
    // 39,000 − 3,500 = 35,500; 1,120 + 14 % of 10,500 = 2,590.00; ÷ 26 = 99.615
    expect(withhold({ gross: 1_500_00, periodsPerYear: 26 })).toMatchObject({
      annual: 35_500_00,
      annualTax: 2_590_00,
      amount: 99_62,
    });
  });

  it('5c: half a month of 1,625.00, individual', () => {
    // 2,590.00 ÷ 24 = 107.916
    expect(withhold({ gross: 1_625_00, periodsPerYear: 24 }).amount).toBe(107_92);
  });

  it('5d: a month of 5,000.00, married complete, 2 dependents, 1 allowance', () => {
    // 60,000 − 7,000 − 5,000 − 500 = 47,500; 3,430 + 25 % of 6,000 = 4,930.00; ÷ 12 = 410.833
    const facts = joint({ dependents: 2, allowanceCount: 1 });
    expect(withhold({ gross: 5_000_00, periodsPerYear: 12, facts })).toMatchObject({
      exemptions: { personal: 7_000_00, dependents: 5_000_00, allowances: 500_00, total: 12_500_00 },
      annual: 47_500_00,
      annualTax: 4_930_00,
      amount: 410_83,
    });
  });

  it('5e: two weeks of 1,500.00 without a certificate', () => {
    // 1,120 + 14 % of 14,000 = 3,080.00; ÷ 26 = 118.461
    const computed = withhold({ gross: 1_500_00, periodsPerYear: 26, facts: { certificate: null } });
    expect(computed).toMatchObject({ hasCertificate: false, annual: 39_000_00, amount: 118_46 });
  });

  it('5f: the optional computation with 1 dependent, and married complete without dependents', () => {
    // 39,000 − 3,500 − 1,250 = 34,250; 1,120 + 14 % of 9,250 = 2,415.00; ÷ 26 = 92.884
    const facts = joint({ isOptionalComputation: true, dependents: 1 });
    expect(withhold({ gross: 1_500_00, periodsPerYear: 26, facts }).amount).toBe(92_88);
    // 39,000 − 7,000 = 32,000; 1,120 + 14 % of 7,000 = 2,100.00; ÷ 26 = 80.769
    expect(withhold({ gross: 1_500_00, periodsPerYear: 26, facts: joint() }).amount).toBe(80_77);
  });

  it.each([
    [600_00, 0],
    [600_01, 42_00], // 7 % of 600.01 = 42.0007
    [1_000_00, 70_00],
    [1_500_00, 105_00],
  ])('5g: a bonus of %i cents is taxed with %i', (bonus, tax) => {
    expect(withhold({ gross: bonus, bonus }).amount).toBe(tax);
  });

  it('5h: a bonus of 2,000.00 by the whole year, without regular pay by certificate', () => {
    // 36,000 + 2,000 − 3,500 = 34,500; 1,120 + 14 % of 9,500 = 2,450.00; − 2,390.88 = 59.12
    const soFar = { year: { wages: 36_000_00, withheld: 2_390_88 } };
    expect(withhold({ gross: 2_000_00, bonus: 2_000_00, periodsPerYear: 26, soFar })).toMatchObject({
      bonus: { by: { rule: 'annual', annual: 34_500_00, annualTax: 2_450_00 } },
      amount: 59_12,
    });
  });

  it('5h: a bonus of 2,000.00 by the ratio of the latest regular pay', () => {
    // 2,000 × 99.62 ÷ 1,500 = 132.826
    const soFar = { latestRatio: { tax: 99_62, pay: 1_500_00 } };
    expect(withhold({ gross: 2_000_00, bonus: 2_000_00, periodsPerYear: 26, soFar }).amount).toBe(132_83);
  });

  it('5i: a young employee, 900.00 a week after 39,500.00', () => {
    // 40,000 − 39,500 = 500.00 exempt; 400 × 52 = 20,800 − 3,500 = 17,300; 7 % of 8,300 = 581.00; ÷ 52
    const computed = withhold({ gross: 900_00, facts: { isYoung: true }, soFar: { exempt: 39_500_00 } });
    expect(computed).toMatchObject({ young: { regular: 500_00 }, taxed: 400_00, amount: 11_17 });
  });

  // 5j, the pay of non-residents, is a method of its own.
});

describe('exemptions', () => {
  const total = (overrides: Parameters<typeof aCertificate>[0]) =>
    withhold({ gross: 100_00, facts: { certificate: aCertificate(overrides) } }).exemptions.total;

  it.each([
    ['individual', 3_500_00],
    ['joint', 7_000_00],
    ['none', 0],
    ['half', 3_500_00],
  ] as const)('the personal exemption %s is %i cents', (personalExemption, cents) => {
    expect(total({ personalExemption })).toBe(cents);
  });

  it('a veteran has 1,500.00 more, and each allowance is 500.00', () => {
    // 3,500 + 1,500 + 3 × 500
    expect(total({ isVeteran: true, allowanceCount: 3 })).toBe(6_500_00);
  });

  it('a dependent counts 2,500.00, and 1,250.00 where custody is shared', () => {
    expect(total({ dependents: 2 })).toBe(8_500_00); // 3,500 + 2 × 2,500
    expect(total({ dependents: 2, sharedDependents: 1 })).toBe(9_750_00); // + 1,250
    // 3,500 + 3 × 1,250
    expect(total({ dependents: 2, sharedDependents: 1, hasSharedCustody: true })).toBe(7_250_00);
  });

  it('with half the exemption a dependent counts whole unless custody is shared', () => {
    expect(total({ personalExemption: 'half', dependents: 1 })).toBe(6_000_00); // 3,500 + 2,500
    expect(total({ personalExemption: 'half', dependents: 1, hasSharedCustody: true })).toBe(4_750_00);
  });

  it('under the optional computation the spouses are individuals', () => {
    const isOptionalComputation = true;
    // 3,500 + 2 × 1,250
    expect(total({ isOptionalComputation, personalExemption: 'joint', dependents: 2 })).toBe(6_000_00);
    expect(total({ isOptionalComputation, personalExemption: 'half' })).toBe(3_500_00);
    expect(total({ isOptionalComputation, personalExemption: 'none', dependents: 1 })).toBe(1_250_00);
    // 3,500 + 1,500 + 2 × 500
    expect(total({ isOptionalComputation, isVeteran: true, allowanceCount: 2 })).toBe(6_000_00);
  });
});

describe('regular pay', () => {
  const yearly = (gross: number) =>
    withhold({ gross, periodsPerYear: 1, facts: { certificate: null } }).amount;

  it.each([
    [9_000_00, 0],
    [9_000_08, 1], // 0.08 × 7 % = 0.0056
    [25_000_00, 1_120_00], // 16,000 × 7 %
    [25_000_04, 1_120_01], // + 0.04 × 14 % = 0.0056
    [41_500_00, 3_430_00], // 1,120 + 16,500 × 14 %
    [41_500_02, 3_430_01], // + 0.02 × 25 % = 0.005, half up
    [61_500_00, 8_430_00], // 3,430 + 20,000 × 25 %
    [100_000_00, 21_135_00], // 8,430 + 38,500 × 33 %
  ])('the tax of a year of %i cents is %i', (pay, tax) => {
    expect(yearly(pay)).toBe(tax);
  });

  it('is the government’s own figure before the rule of 92 %', () => {
    // single, 1 dependent, 23,768 − 6,000 = 17,768; 7 % of 8,768 = 613.76
    const facts = { certificate: aCertificate({ dependents: 1 }) };
    expect(withhold({ gross: 23_768_00, periodsPerYear: 1, facts }).amount).toBe(613_76);
  });

  it('is not taxed below the exemptions', () => {
    // 200 × 52 = 10,400 − 3,500 = 6,900
    expect(withhold({ gross: 200_00 })).toMatchObject({ annual: 6_900_00, amount: 0 });
    expect(withhold({ gross: 50_00 })).toMatchObject({ annual: 0, amount: 0 });
  });

  it('counts with the other entries of its period', () => {
    // 800 × 52 = 41,600 − 3,500 = 38,100; 1,120 + 14 % of 13,100 = 2,954.00; ÷ 52 = 56.81 − 12.57 = 44.24
    const soFar = { inPeriod: { taxed: 420_00, regularTax: 12_57, additional: 0 } };
    expect(withhold({ gross: 380_00, soFar })).toMatchObject({ periodTax: 56_81, regularTax: 44_24 });
  });

  it('takes nothing back if earlier entries of the period withheld more', () => {
    const soFar = { inPeriod: { taxed: 420_00, regularTax: 60_00, additional: 0 } };
    expect(withhold({ gross: 380_00, soFar }).regularTax).toBe(0);
  });
});

describe('bonuses', () => {
  it('count with the earlier ones of the year', () => {
    // 500 + 500 = 1,000 × 7 % = 70.00, of which nothing was withheld
    expect(
      withhold({ gross: 500_00, bonus: 500_00, soFar: { bonus: { taxed: 500_00, tax: 0 } } }).amount,
    ).toBe(70_00);
    // 1,000 + 400 = 1,400 × 7 % = 98.00 − 70.00
    expect(
      withhold({ gross: 400_00, bonus: 400_00, soFar: { bonus: { taxed: 1_000_00, tax: 70_00 } } }).amount,
    ).toBe(28_00);
  });

  it('above 1,500.00 are taxed like the regular pay of the entry', () => {
    // regular: 1,500 biweekly, 99.62. bonus: 2,000 × 99.62 ÷ 1,500 = 132.826
    const soFar = { latestRatio: { tax: 1, pay: 2 } };
    const computed = withhold({ gross: 3_500_00, bonus: 2_000_00, periodsPerYear: 26, soFar });
    expect(computed).toMatchObject({
      regularTax: 99_62,
      bonus: { by: { rule: 'ratio', isOfEntry: true }, tax: 132_83 },
      amount: 232_45,
    });
  });

  it('that pass 1,500.00 together are taxed by the ratio on their sum', () => {
    // (1,000 + 1,000) × 99.62 ÷ 1,500 = 132.83 − 70.00
    const soFar = { bonus: { taxed: 1_000_00, tax: 70_00 }, latestRatio: { tax: 99_62, pay: 1_500_00 } };
    expect(withhold({ gross: 1_000_00, bonus: 1_000_00, soFar }).bonus).toMatchObject({
      taxOfYear: 132_83,
      tax: 62_83,
    });
  });

  it('are not taxed if the regular pay is not', () => {
    // 100 × 52 = 5,200 − 3,500 = 1,700, tax 0; 2,000 × 0 ÷ 100 = 0
    expect(withhold({ gross: 2_100_00, bonus: 2_000_00 }).amount).toBe(0);
  });

  it('give nothing back', () => {
    // 2,000 × 12.57 ÷ 420 = 59.857 − 100.00 < 0
    const soFar = { bonus: { taxed: 1_600_00, tax: 100_00 } };
    expect(withhold({ gross: 820_00, bonus: 400_00, soFar }).bonus?.tax).toBe(0);
  });

  it('without any regular pay are taxed as the pay of a year', () => {
    // 40,000 − 3,500 = 36,500; 1,120 + 14 % of 11,500 = 2,730.00
    expect(withhold({ gross: 40_000_00, bonus: 40_000_00 }).amount).toBe(2_730_00);
  });

  it('without any regular pay are not taxed below what was withheld', () => {
    const soFar = { year: { wages: 36_000_00, withheld: 3_000_00 } }; // 2,450.00 is due
    expect(withhold({ gross: 2_000_00, bonus: 2_000_00, soFar }).amount).toBe(0);
  });
});

describe('the exemption of the young', () => {
  const facts = { isYoung: true };

  it('leaves no income tax below its limit', () => {
    expect(withhold({ gross: 900_00, facts })).toMatchObject({
      taxed: 0,
      amount: 0,
      young: { regular: 900_00 },
    });
  });

  it('covers the regular pay first, then the bonus', () => {
    // left 1,000: 900 regular, 100 of the bonus; 1,000 − 100 = 900 × 7 % = 63.00
    const computed = withhold({ gross: 1_900_00, bonus: 1_000_00, facts, soFar: { exempt: 39_000_00 } });
    expect(computed).toMatchObject({
      young: { regular: 900_00, bonus: 100_00 },
      bonus: { taxed: 900_00, tax: 63_00 },
    });
    expect(certificatePartsOf(computed)).toMatchObject({
      certificateExempt: 1_000_00,
      certificateBonus: 900_00,
    });
  });

  it('is the rest of the limit and never negative', () => {
    const computed = withhold({ gross: 420_00, facts, soFar: { exempt: 41_000_00 } });
    expect(computed).toMatchObject({ young: { regular: 0 }, amount: 12_57 });
  });

  it('does not apply to who opted out, nor to others', () => {
    const optedOut = { isYoung: true, certificate: aCertificate({ youthOptOut: true }) };
    expect(withhold({ gross: 420_00, facts: optedOut })).toMatchObject({ young: null, amount: 12_57 });
    expect(withhold({ gross: 420_00 }).young).toBeNull();
  });

  it('applies without a certificate', () => {
    expect(withhold({ gross: 420_00, facts: { isYoung: true, certificate: null } }).amount).toBe(0);
  });
});

describe('CODA', () => {
  const facts = { codaLimit: 15_000_00 };

  it('reduces the regular pay that is taxed', () => {
    // 1,600 − 100 = 1,500 biweekly: 99.62
    const computed = withhold({ gross: 1_600_00, codaPlans: 100_00, periodsPerYear: 26, facts });
    expect(computed).toMatchObject({ coda: { amount: 100_00 }, taxed: 1_500_00, amount: 99_62 });
    expect(codaExcess(computed)).toBe(0);
  });

  it('counts up to what is left of the limit, and the rest is taxed', () => {
    // 15,000 − 14,950 = 50; 470 − 50 = 420 weekly: 12.57
    const computed = withhold({ gross: 470_00, codaPlans: 80_00, facts, soFar: { codaPlans: 14_950_00 } });
    expect(computed).toMatchObject({ coda: { amount: 50_00 }, amount: 12_57 });
    expect(codaExcess(computed)).toBe(30_00);
  });

  it('counts at most the regular pay', () => {
    const computed = withhold({ gross: 500_00, bonus: 400_00, codaPlans: 300_00, facts });
    expect(computed).toMatchObject({ coda: { amount: 100_00 }, taxed: 0 });
    expect(codaExcess(computed)).toBe(0);
  });

  it('counts for nothing if the plan is not known', () => {
    expect(withhold({ gross: 420_00, codaPlans: 100_00 })).toMatchObject({
      coda: { amount: 0 },
      amount: 12_57,
    });
  });

  it('comes off before the exemption of the young', () => {
    const computed = withhold({ gross: 900_00, codaPlans: 100_00, facts: { ...facts, isYoung: true } });
    expect(computed).toMatchObject({ coda: { amount: 100_00 }, young: { regular: 800_00 } });
  });
});

describe('the additional withholding', () => {
  const facts = { certificate: aCertificate({ additionalWithholding: 25_00 }) };

  it('is added after the division', () => {
    expect(withhold({ gross: 420_00, facts })).toMatchObject({
      additional: { amount: 25_00 },
      amount: 37_57,
    });
  });

  it('is taken once a period', () => {
    const taken = (additional: number) => ({ inPeriod: { taxed: 420_00, regularTax: 12_57, additional } });
    expect(withhold({ gross: 380_00, facts, soFar: taken(25_00) }).additional.amount).toBe(0);
    expect(withhold({ gross: 380_00, facts, soFar: taken(10_00) }).additional.amount).toBe(15_00);
  });

  it('is cut to what the taxes leave of the pay', () => {
    expect(withhold({ gross: 20_00, facts })).toMatchObject({ additional: { amount: 20_00 }, amount: 20_00 });
  });

  it('is taken from a bonus too', () => {
    // 1,000 × 7 % = 70.00 + 25.00
    expect(withhold({ gross: 1_000_00, bonus: 1_000_00, facts }).amount).toBe(95_00);
  });
});

it('withholds nothing from untaxed farm or domestic pay, and still says what was deferred', () => {
  const facts = { codaLimit: 15_000_00, certificate: aCertificate({ additionalWithholding: 25_00 }) };
  const computed = withhold({ gross: 3_420_00, bonus: 3_000_00, codaPlans: 10_00, facts, isUntaxed: true });
  expect(computed).toMatchObject({ amount: 0, isUntaxed: true });
  expect(certificatePartsOf(computed)).toMatchObject({
    certificateRegularTax: 0,
    certificateBonusTax: 0,
    certificateAdditional: 0,
    certificateDeferred: 10_00,
  });
});

const anyPay = fc.integer({ min: 0, max: 50_000_00 });
const anyPeriods = fc.constantFrom(12, 24, 26, 52);
const anyCertificate = fc
  .record({
    personalExemption: fc.constantFrom(
      'individual' as const,
      'joint' as const,
      'none' as const,
      'half' as const,
    ),
    dependents: fc.nat({ max: 5 }),
    allowanceCount: fc.nat({ max: 5 }),
    additionalWithholding: fc.nat({ max: 100_00 }),
  })
  .map(aCertificate);
const anyFacts = fc.record({
  certificate: fc.option(anyCertificate),
  isYoung: fc.boolean(),
  codaLimit: fc.option(fc.nat({ max: 20_000_00 })),
});

describe('any regular pay', () => {
  it('is taxed no less if it is more', () => {
    const soFar = fc.record({ exempt: fc.nat({ max: 40_000_00 }), codaPlans: fc.nat({ max: 20_000_00 }) });
    fc.assert(
      fc.property(
        anyPay,
        anyPay,
        anyFacts,
        anyPeriods,
        fc.nat({ max: 1_000_00 }),
        soFar,
        (one, more, facts, ...rest) => {
          const [periodsPerYear, codaPlans, before] = rest;
          const at = (gross: number) =>
            withhold({ gross, codaPlans, facts, periodsPerYear, soFar: before }).amount;
          expect(at(one + more)).toBeGreaterThanOrEqual(at(one));
        },
      ),
    );
  });

  it('is taxed with no more than itself, and its parts add up', () => {
    fc.assert(
      fc.property(anyPay, anyPay, anyFacts, anyPeriods, (regular, bonus, facts, periodsPerYear) => {
        const computed = withhold({ gross: regular + bonus, bonus, facts, periodsPerYear });
        const { base, coda, young, taxed, regularTax, additional, amount } = computed;
        expect(taxed + coda.amount + (young?.regular ?? 0)).toBe(base);
        expect(amount).toBe(regularTax + (computed.bonus?.tax ?? 0) + additional.amount);
        expect(amount).toBeLessThanOrEqual(regular + bonus);
      }),
    );
  });

  it('that is level is withheld within a cent a period of the tax of its year', () => {
    fc.assert(
      fc.property(anyPay, anyPeriods, fc.option(anyCertificate), (gross, periodsPerYear, certificate) => {
        const facts = { certificate: certificate && { ...certificate, additionalWithholding: 0 } };
        const { amount, exemptions } = withhold({ gross, periodsPerYear, facts });
        const terms = { periodsPerYear: 1, exemptions: exemptions.total, brackets: LAW_2026.brackets };
        const ofYear = regularTaxOf(gross * periodsPerYear, terms).periodTax;
        expect(Math.abs(amount * periodsPerYear - ofYear)).toBeLessThanOrEqual(periodsPerYear);
      }),
    );
  });

  it('of one period is taxed alike in one entry or in several', () => {
    fc.assert(
      fc.property(
        fc.array(anyPay, { minLength: 1, maxLength: 5 }),
        anyCertificate,
        anyPeriods,
        (pays, certificate, periodsPerYear) => {
          const facts = { certificate: { ...certificate, additionalWithholding: 0 } };
          const inPeriod = { taxed: 0, regularTax: 0, additional: 0 };
          for (const gross of pays) {
            const { taxed, regularTax } = withhold({ gross, facts, periodsPerYear, soFar: { inPeriod } });
            inPeriod.taxed += taxed;
            inPeriod.regularTax += regularTax;
          }
          expect(inPeriod.regularTax).toBe(withhold({ gross: inPeriod.taxed, facts, periodsPerYear }).amount);
        },
      ),
    );
  });
});
