import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateContractorPayment, paymentAddsUp } from '../contractor/contractor-payment.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from './pay.builder.ts';
import { calculatePayStatement } from './pay-statement.ts';
import { addsUp, isWithinLimits } from './statement-sums.ts';

const amount = fc.constantFrom(0, 1, 150_00, 230_000_00);
const anyStatement = fc
  .record({
    regular: fc.nat(3_000),
    tips: amount,
    bonus: amount,
    others: amount,
    expenses: amount,
    before: amount,
  })
  .map(({ regular, tips, bonus, others, expenses, before }) =>
    calculatePayStatement(
      somePayFacts(),
      somePayInputs({
        minutes: { regular },
        earnings: { tips, bonus },
        deductions: { others },
        reimbursedExpenses: expenses,
      }),
      {
        ...NOTHING_WITHHELD,
        yearToDate: {
          ...NOTHING_WITHHELD.yearToDate,
          gross: before,
          socialSecurity: Math.min(before, 11_439_00),
        },
      },
    ),
  );

// 40 hours at 10.50 = 420.00; SINOT 1.26, Medicare 6.09, social security 26.04, contribution 12.57: net
// 374.04
const week = calculatePayStatement(
  somePayFacts(),
  somePayInputs({ minutes: { regular: 2_400 } }),
  NOTHING_WITHHELD,
);

describe('arithmetic of a statement', () => {
  it('adds up and keeps its limits, whatever it was computed from', () => {
    fc.assert(fc.property(anyStatement, (any) => addsUp(any) && isWithinLimits(any)));
  });

  it.each([
    { gross: 420_01 },
    { withheld: 45_95 },
    { deducted: 1 },
    { added: 1 },
    { net: 374_05 },
    { uncollected: 1 },
    { reimbursedExpenses: 1 },
    { incomeTax: { ...week.incomeTax, amount: 12_56 } },
  ])('does not add up with another %j', (other) => {
    expect(addsUp(week)).toBe(true);
    expect(addsUp({ ...week, ...other })).toBe(false);
  });

  it('does not keep a limit that a contribution exceeds', () => {
    const { disabilityInsurance } = week.contributions;
    // 27.00 − 26.00 leaves 1.00, and 1.26 is withheld
    const above = { ...disabilityInsurance, limit: 27_00, yearToDate: 26_00 };
    expect(
      isWithinLimits({ ...week, contributions: { ...week.contributions, disabilityInsurance: above } }),
    ).toBe(false);
  });

  it("holds for a contractor's payment, and not with another net", () => {
    const facts = { entityType: 'individual', hourlyRate: 50_00, withholdingRate: 100_000 } as const;
    // 2 hours at 50.00, 10 % withheld: 90.00, with 5.00 reimbursed 95.00
    const payment = calculateContractorPayment(facts, { minutes: 120, reimbursedExpenses: 5_00 });
    expect(payment.net).toBe(95_00);
    expect(paymentAddsUp(payment)).toBe(true);
    expect(paymentAddsUp({ ...payment, net: 95_01 })).toBe(false);
    expect(paymentAddsUp({ ...payment, gross: 99_99 })).toBe(false);
  });
});
