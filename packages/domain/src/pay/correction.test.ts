import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, amountsOf } from './amounts.ts';
import { correctionOf, type TypedPay } from './correction.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from './pay.builder.ts';
import { calculatePayStatement } from './pay-statement.ts';
import { addsUp, partsAddUp } from './statement-sums.ts';

const BOOKING = { periodId: 2026111, payDate: '2026-03-18', accountantId: 2 };
const club = {
  taxId: 5,
  name: 'Club',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: false,
  basis: 'percentage',
  rate: 10_000,
} as const;
const facts = { ...somePayFacts(), companyLines: [club] };

function pay(typed: Parameters<typeof somePayInputs>[0]): TypedPay {
  const inputs = somePayInputs(typed);
  return { inputs, result: calculatePayStatement(facts, inputs, NOTHING_WITHHELD) };
}

const amount = fc.constantFrom(0, 1, 150_00, 230_000_00);
const anyPay = fc
  .record({
    regular: fc.nat(3_000),
    sick: fc.nat(600),
    tips: amount,
    salary: amount,
    others: amount,
    hasClub: fc.boolean(),
  })
  .map(({ regular, sick, tips, salary, others, hasClub }) =>
    pay({
      minutes: { regular, sick },
      earnings: { tips, salary },
      deductions: { others },
      companyLines: [{ taxId: 5, isActive: hasClub }],
    }),
  );

describe('correction of a closed period', () => {
  it('is the difference in every amount', () => {
    // 40 hours at 10.50 = 420.00 and no sick time, corrected to 38 hours and 2 of sick time: 399.00 + 21.00
    const before = pay({ minutes: { regular: 2_400 }, deductions: { others: 10_00 } });
    const after = pay({ minutes: { regular: 2_280, sick: 120 } });
    const { inputs, result } = correctionOf(before, after, BOOKING);
    expect(inputs).toMatchObject({
      ...BOOKING,
      minutes: { regular: -120, sick: 120 },
      deductions: { others: -10_00 },
    });
    expect(result).toMatchObject({
      hourly: {
        regularPay: { minutes: -120, hourlyRate: 10_50, amount: -21_00 },
        sickPay: { amount: 21_00 },
      },
      gross: 0,
      incomeTax: { amount: 0, computed: { amount: 0 } },
      withheld: 0,
      deducted: -10_00,
      net: 10_00,
    });
  });

  it('may have a negative net', () => {
    // 40 hours were 32: 84.00 less gross. SINOT 0.3 % 1.26 → 1.01, Medicare 6.09 → 4.87, social security
    // 26.04 → 20.83
    const { result } = correctionOf(
      pay({ minutes: { regular: 2_400 } }),
      pay({ minutes: { regular: 1_920 } }),
      BOOKING,
    );
    expect(result.gross).toBe(-84_00);
    expect(result.contributions).toMatchObject({
      disabilityInsurance: { base: -84_00, amount: -25 },
      medicare: { amount: -1_22 },
      socialSecurity: { amount: -5_21 },
    });
    expect(result.net).toBeLessThan(0);
    expect(partsAddUp(result)).toBe(true);
    expect(addsUp(result)).toBe(false);
  });

  it('includes a company line that only one of the two has', () => {
    // 1 % of 420.00
    const withClub = pay({ minutes: { regular: 2_400 }, companyLines: [{ taxId: 5, isActive: true }] });
    const withoutClub = pay({ minutes: { regular: 2_400 } });
    expect(correctionOf(withoutClub, withClub, BOOKING).result.companyLines).toMatchObject([
      { taxId: 5, amount: 4_20 },
    ]);
    expect(correctionOf(withClub, withoutClub, BOOKING).result.companyLines).toMatchObject([
      { taxId: 5, amount: -4_20 },
    ]);
  });

  it('adds up, and makes the old amounts equal the new ones, whatever they are', () => {
    fc.assert(
      fc.property(anyPay, anyPay, (before, after) => {
        const { inputs, result } = correctionOf(before, after, BOOKING);
        expect(addAmounts(amountsOf(before.inputs, before.result), amountsOf(inputs, result))).toEqual(
          amountsOf(after.inputs, after.result),
        );
        expect(partsAddUp(result)).toBe(true);
      }),
    );
  });
});
