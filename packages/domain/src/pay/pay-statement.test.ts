import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToDecimal } from '../money/cents.ts';
import { payFrequencySchema } from '../reference/enumerations.ts';
import { PERIODS_PER_YEAR } from '../time/pay-period.ts';
import type { CompanyLine } from './company-line.ts';
import { entryLimits } from './needs-recalculation.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from './pay.builder.ts';
import { calculatePayStatement, type PayStatement, withholdingLabelRate } from './pay-statement.ts';
import { exampleOf, workedExamples } from './worked-examples.testing.ts';

/** Returns the lines of a statement under the names of the worked examples, as decimals. */
function linesOf(statement: PayStatement) {
  const { hourly, contributions } = statement;
  const cents = {
    gross: statement.gross,
    tax_pr: statement.incomeTax.amount,
    medicare: contributions.medicare.amount,
    secure_social: contributions.socialSecurity.amount,
    social_tips: contributions.socialSecurityOnTips.amount,
    inability: contributions.disabilityInsurance.amount,
    choferil: contributions.chauffeurInsurance.amount,
    net: statement.net,
    uncollected: statement.uncollected,
    regular_pay: hourly.regularPay.amount,
    overtime_pay: hourly.overtimePay.amount,
    meal_pay: hourly.mealPeriodPay.amount,
    vacation_pay: hourly.vacationPay.amount,
    sick_pay: hourly.sickPay.amount,
    holiday_pay: hourly.holidayPay.amount,
  };
  return Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, centsToDecimal(amount)]));
}

describe('worked examples', () => {
  it.each(workedExamples)('$name: $why', (example) => {
    const { facts, inputs, soFar } = exampleOf(example);
    const statement = calculatePayStatement(facts, inputs, soFar);
    expect(linesOf(statement)).toEqual(example.expected);
    expect(
      statement.companyLines.map(({ name, amount }) => ({ name, value: centsToDecimal(amount) })),
    ).toEqual(example.company_lines);
  });
});

describe('pay statement', () => {
  it('keeps the computed income tax beside an edited one', () => {
    const inputs = somePayInputs({ minutes: { regular: 2_400 }, editedIncomeTax: 2_000 });
    const { incomeTax, net } = calculatePayStatement(somePayFacts(), inputs, NOTHING_WITHHELD);
    expect(incomeTax).toMatchObject({ amount: 20_00, isEdited: true, computed: { amount: 12_57 } });
    // 420.00 − 1.26 − 6.09 − 26.04 − 20.00
    expect(net).toBe(366_61);
  });

  it("prefers the flat percentage of the entry to the employee's", () => {
    const facts = somePayFacts({ withholdingMethod: 'flat-rate', withholdingRate: 70_000 });
    const inputs = somePayInputs({ minutes: { regular: 2_400 }, withholdingRate: 100_000 });
    const { incomeTax } = calculatePayStatement(facts, inputs, NOTHING_WITHHELD);
    expect(incomeTax.amount).toBe(42_00);
    expect(withholdingLabelRate(incomeTax)).toBe(100_000);
  });

  // 1,000.00 x 20 % and x 29 %, whatever is typed as a percentage and whatever the certificate claims.
  it.each([
    ['non-resident-citizen', 200_00, 200_000],
    ['non-resident-alien', 290_00, 290_000],
  ] as const)('5j withholds the rate of a %s without exemptions', (withholdingMethod, amount, rate) => {
    const facts = somePayFacts({ withholdingMethod, withholdingRate: 70_000 });
    const inputs = somePayInputs({ earnings: { salary: 1_000_00 }, withholdingRate: 100_000 });
    const statement = calculatePayStatement(facts, inputs, NOTHING_WITHHELD);
    const { incomeTax, contributions } = statement;
    expect(incomeTax).toEqual({
      amount,
      isEdited: false,
      computed: { rule: withholdingMethod, base: 1_000_00, rate, amount },
    });
    expect(withholdingLabelRate(incomeTax)).toBe(rate);
    // 6.2 % and 1.45 % apply as to anybody.
    expect(contributions.socialSecurity.amount).toBe(62_00);
    expect(contributions.medicare.amount).toBe(14_50);
    expect(entryLimits({ facts, result: statement }).nonResidentPay).toBe(1_000_00);
  });

  it('rounds the tax of a non-resident half up once', () => {
    // 33.33 x 29 % = 9.6657; 0.50 x 29 % = 0.145
    const facts = somePayFacts({ withholdingMethod: 'non-resident-alien' });
    const taxOf = (salary: number) =>
      calculatePayStatement(facts, somePayInputs({ earnings: { salary } }), NOTHING_WITHHELD).incomeTax
        .amount;
    expect(taxOf(33_33)).toBe(9_67);
    expect(taxOf(50)).toBe(15);
  });

  it('labels a table withholding with the rate of its row', () => {
    const inputs = somePayInputs({ minutes: { regular: 2_400 } });
    expect(
      withholdingLabelRate(calculatePayStatement(somePayFacts(), inputs, NOTHING_WITHHELD).incomeTax),
    ).toBe(70_000);
  });

  it('withholds the chauffeur insurance of a period only once, and keeps the amount due', () => {
    const facts = somePayFacts({ isChauffeur: true, payFrequency: 'biweekly' });
    const inputs = somePayInputs({ minutes: { regular: 600 } });
    // two Saturdays × 0.50 = 1.00, all of it withheld by another entry of the period
    const { contributions } = calculatePayStatement(facts, inputs, {
      ...NOTHING_WITHHELD,
      chauffeurInPeriod: 1_00,
    });
    expect(contributions.chauffeurInsurance).toMatchObject({
      amount: 0,
      uncapped: 1_00,
      withheldInPeriod: 1_00,
    });
    expect(contributions.disabilityInsurance).toEqual({ rule: 'excluded', amount: 0 });
  });

  it('explains the additional Medicare separately', () => {
    const soFar = { ...NOTHING_WITHHELD, yearToDate: { ...NOTHING_WITHHELD.yearToDate, gross: 195_000_00 } };
    const inputs = somePayInputs({ earnings: { salary: 20_000_00 } });
    const { medicare } = calculatePayStatement(
      somePayFacts({ payFrequency: 'monthly' }),
      inputs,
      soFar,
    ).contributions;
    // 20,000 × 1.45 % = 290.00; 15,000 above the threshold × 0.9 % = 135.00
    expect(medicare).toMatchObject({
      amount: 425_00,
      uncapped: 290_00,
      additional: { base: 15_000_00, amount: 135_00 },
    });
  });
});

const money = fc.integer({ min: 0, max: 5_000_000 });
const minutes = fc.integer({ min: 0, max: 20_000 });

const anyLine: fc.Arbitrary<CompanyLine> = fc
  .record({
    taxId: fc.integer({ min: 1, max: 9 }),
    requirement: fc.constantFrom('optional' as const, 'required' as const),
    direction: fc.constantFrom('deduction' as const, 'addition' as const),
    isOnByDefault: fc.boolean(),
    rate: fc.integer({ min: 0, max: 1_000_000 }),
    cents: money,
    isFixed: fc.boolean(),
  })
  .map(({ rate, cents, isFixed, ...line }) => ({
    ...line,
    name: 'line',
    ...(isFixed ? { basis: 'fixed' as const, cents } : { basis: 'percentage' as const, rate }),
  }));

const anyCase = fc.record({
  profile: fc.record({
    payFrequency: fc.constantFrom(...payFrequencySchema.options),
    isChauffeur: fc.boolean(),
    rates: fc.record({ regular: money, overtime: money, mealPeriod: money }),
    withholdingMethod: fc.constantFrom('table' as const, 'flat-rate' as const),
    withholdingRate: fc.integer({ min: 0, max: 1_000_000 }),
  }),
  lines: fc.uniqueArray(anyLine, { selector: ({ taxId }) => taxId, maxLength: 4 }),
  inputs: fc
    .record({
      minutes: fc.record({
        regular: minutes,
        overtime: minutes,
        mealPeriod: minutes,
        vacation: minutes,
        sick: minutes,
        holiday: minutes,
      }),
      earnings: fc.record({
        tips: money,
        commissions: money,
        concessions: money,
        bonus: money,
        salary: money,
      }),
      deductions: fc.record({ donation: money, childSupport: money, aflac: money, others: money }),
      reimbursedExpenses: money,
    })
    .map(somePayInputs),
  soFar: fc.record({
    yearToDate: fc.record({
      additionalMedicareBase: fc.constant(0),
      gross: money,
      disabilityInsurance: fc.integer({ min: 0, max: 2_700 }),
      medicare: money,
      socialSecurity: fc.integer({ min: 0, max: 1_143_900 }),
      socialSecurityOnTips: fc.constant(0),
      chauffeurInsurance: money,
    }),
    chauffeurInPeriod: fc.integer({ min: 0, max: 250 }),
  }),
});

const statementOf = ({
  profile,
  lines,
  inputs,
  soFar,
}: typeof anyCase extends fc.Arbitrary<infer T> ? T : never) =>
  calculatePayStatement({ ...somePayFacts(profile), companyLines: lines }, inputs, soFar);

describe('every statement', () => {
  it('adds up: gross − withheld − deducted + added = net − uncollected, and one of the two is zero', () => {
    fc.assert(
      fc.property(anyCase, (anyOne) => {
        const { gross, withheld, deducted, added, net, uncollected } = statementOf(anyOne);
        expect(net - uncollected).toBe(gross - withheld - deducted + added);
        expect(Math.min(net, uncollected)).toBe(0);
      }),
    );
  });

  it('never exceeds a limit of the year', () => {
    fc.assert(
      fc.property(anyCase, (anyOne) => {
        const { contributions } = statementOf(anyOne);
        const { yearToDate } = anyOne.soFar;
        const socialSecurity =
          yearToDate.socialSecurity +
          yearToDate.socialSecurityOnTips +
          contributions.socialSecurity.amount +
          contributions.socialSecurityOnTips.amount;
        expect(socialSecurity).toBeLessThanOrEqual(11_439_00);
        const disability = yearToDate.disabilityInsurance + contributions.disabilityInsurance.amount;
        expect(disability).toBeLessThanOrEqual(27_00);
      }),
    );
  });

  it('never pays less gross for more hours', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.constantFrom('regular', 'overtime', 'vacation', 'holiday'),
        minutes,
        (anyOne, kind, more) => {
          const { inputs } = anyOne;
          const longer = {
            ...inputs,
            minutes: { ...inputs.minutes, [kind]: inputs.minutes[kind as 'regular'] + more },
          };
          expect(statementOf({ ...anyOne, inputs: longer }).gross).toBeGreaterThanOrEqual(
            statementOf(anyOne).gross,
          );
        },
      ),
    );
  });

  it('annualises by the pay frequency whenever the table is used', () => {
    fc.assert(
      fc.property(anyCase, (anyOne) => {
        const { gross, incomeTax } = statementOf(anyOne);
        if (!('annual' in incomeTax.computed)) return;
        expect(incomeTax.computed.annual).toBe(gross * PERIODS_PER_YEAR[anyOne.profile.payFrequency]);
      }),
    );
  });
});
