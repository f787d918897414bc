import { describe, expect, it } from 'vitest';
import { payPeriods } from '../time/pay-period.ts';
import {
  aPayProfile,
  NOTHING_WITHHELD,
  SEED_PARAMETERS,
  somePayFacts,
  somePayInputs,
} from './pay.builder.ts';
import { factsInYearOf, type PayFacts, type PaySources, payFacts } from './pay-facts.ts';
import { calculatePayStatement, withholdingLabelRate } from './pay-statement.ts';
import { aCertificate } from './withholding/certificate/certificate.builder.ts';
import { NOTHING_SO_FAR } from './withholding/certificate/certificate-withholding.ts';

const byCertificate = {
  withholdingMethod: 'certificate' as const,
  salary: 1_500_00,
  payFrequency: 'biweekly' as const,
};

/** The facts of a biweekly period that is paid on 31 March 2026. */
function factsOf(profile: Parameters<typeof aPayProfile>[0], company: PaySources['company'] = {}): PayFacts {
  const [period] = payPeriods(2026, 'biweekly');
  const facts =
    period &&
    payFacts({
      profile: aPayProfile({ ...byCertificate, ...profile }),
      period,
      payDate: '2026-03-31',
      parameters: SEED_PARAMETERS,
      companyLines: [],
      company,
    });
  if (!facts) throw new RangeError('No facts');
  return facts;
}

function taxOf(facts: PayFacts, inputs: Parameters<typeof somePayInputs>[0], soFar = NOTHING_WITHHELD) {
  return calculatePayStatement(facts, somePayInputs(inputs), soFar).incomeTax;
}

const SALARY = { earnings: { salary: 1_500_00 } };

describe('income tax by certificate in a statement', () => {
  it('is that of the certificate in force on the pay date', () => {
    const certificates = [
      aCertificate({ certificateDate: '2026-04-01', personalExemption: 'none' }),
      aCertificate({ certificateDate: '2026-01-01' }),
      aCertificate({ certificateDate: '2025-01-01', personalExemption: 'joint' }),
    ];
    const tax = taxOf(factsOf({ certificates }), SALARY);
    expect(tax.amount).toBe(99_62); // example 5b
    expect(withholdingLabelRate(tax)).toBe(140_000);
  });

  it('has no exemptions before the first certificate', () => {
    expect(taxOf(factsOf({}), SALARY).amount).toBe(118_46); // example 5e
  });

  it('counts the year before it, which is nothing in a statement without one', () => {
    const facts = factsOf({ birthday: '2004-05-05' });
    expect(taxOf(facts, SALARY).computed).toMatchObject({ young: { regular: 1_500_00 }, amount: 0 });
    const soFar = { ...NOTHING_WITHHELD, certificate: { ...NOTHING_SO_FAR, exempt: 40_000_00 } };
    expect(taxOf(facts, SALARY, soFar).amount).toBe(118_46);
  });

  it('is replaced by a typed amount, and still has its parts', () => {
    const tax = taxOf(factsOf({}), { ...SALARY, editedIncomeTax: 5_00 });
    expect(tax).toMatchObject({ amount: 5_00, isEdited: true, computed: { regularTax: 118_46 } });
  });

  it('defers nothing unless the company names its plan', () => {
    const deferred = { ...SALARY, deductions: { codaPlans: 100_00 } };
    expect(taxOf(factsOf({}), deferred).amount).toBe(118_46);
    const facts = factsOf({ birthday: '1990-01-01' }, { codaPlanKind: 'puerto-rico' });
    // 1,400 × 26 = 36,400; 1,120 + 14 % of 11,400 = 2,716.00; ÷ 26 = 104.461
    expect(taxOf(facts, deferred).amount).toBe(104_46);
    const { contributions } = calculatePayStatement(facts, somePayInputs(deferred), NOTHING_WITHHELD);
    expect(contributions.socialSecurity.base).toBe(1_500_00);
  });
});

describe('untaxed farm and domestic pay', () => {
  const farm = { payer: 'form-943' as const, isFarmUntaxed: true };

  it.each(['certificate', 'table', 'flat-rate'] as const)(
    'withholds nothing by the method %s',
    (withholdingMethod) => {
      const facts = factsOf({ withholdingMethod, withholdingRate: 70_000 }, farm);
      expect(taxOf(facts, SALARY)).toMatchObject({ amount: 0, computed: { isUntaxed: true } });
      expect(taxOf(facts, { ...SALARY, editedIncomeTax: 8_00 }).amount).toBe(8_00);
    },
  );

  it.each(['form-941', 'form-944'] as const)('is none of an employer of %s', (payer) => {
    expect(factsOf({}, { ...farm, payer })).not.toHaveProperty('isUntaxed');
  });
});

describe('an entry that moves to another year', () => {
  it('has the age and the limits of that year, and its own certificate', () => {
    const facts = factsOf(
      { birthday: '2000-06-30', certificates: [aCertificate()] },
      { codaPlanKind: 'dual' },
    );
    expect(facts.withholding).toMatchObject({ isYoung: true, codaLimit: 22_500_00 });
    expect(factsInYearOf('2025-12-31', facts, SEED_PARAMETERS)?.withholding).toMatchObject({
      certificate: aCertificate(),
      isYoung: true,
      codaLimit: 20_000_00,
    });
    // 27 years in 2027
    expect(factsInYearOf('2027-01-02', facts, SEED_PARAMETERS)?.withholding).toMatchObject({
      isYoung: false,
    });
  });

  it('has no facts before the first income tax', () => {
    const late = SEED_PARAMETERS.fixedTaxes.map((tax) => ({ ...tax, effectiveFrom: '2020-01-01' }));
    const parameters = { ...SEED_PARAMETERS, fixedTaxes: late };
    expect(factsInYearOf('2023-12-31', factsOf({}), parameters)).toBeUndefined();
  });
});

it('other methods have no certificate among their facts', () => {
  expect(somePayFacts().withholding).toMatchObject({ method: 'table' });
  expect(Object.keys(somePayFacts().withholding)).toEqual(['method', 'table']);
});
