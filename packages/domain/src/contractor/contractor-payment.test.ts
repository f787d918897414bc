import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, parseCents } from '../money/cents.ts';
import { parseRate } from '../money/rate.ts';
import examples from '../pay/fixtures/worked-examples.json' with { type: 'json' };
import { type EntityType, entityTypeSchema } from '../reference/enumerations.ts';
import {
  CONTRACTOR_CATEGORIES,
  calculateContractorPayment,
  contractorAmounts,
  contractorCategory,
  isNothingPaid,
  retainedRefusal,
} from './contractor-payment.ts';

const anEntity = fc.constantFrom(...entityTypeSchema.options);
const someFacts = fc.record({
  entityType: anEntity,
  hourlyRate: fc.integer({ min: 1, max: 999_999 }),
  withholdingRate: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
});
const someTime = fc.record(
  { minutes: fc.nat(100_000), editedRetained: fc.nat(1_000_000) },
  { requiredKeys: ['minutes'] },
);

describe('a contractor’s payment', () => {
  it.each(examples.contractor)('equals the worked example: $rate × $minutes min, $withholding %', (given) => {
    const { regular_pay, detained, total, category } = given;
    const facts = {
      entityType: entityTypeSchema.options[given.type_entity - 1] ?? 'trust',
      hourlyRate: cents(given.rate),
      withholdingRate: parseRate(given.withholding) ?? Number.NaN,
    };
    expect(calculateContractorPayment(facts, { minutes: given.minutes })).toMatchObject({
      gross: cents(regular_pay),
      retained: { amount: cents(detained), isEdited: false },
      net: cents(total),
      uncollected: 0,
      category,
    });
  });

  it.each([
    // 7.77 × 25 min ÷ 60 = 3.2375 → 3.24, and 3.24 × 29 % = 0.9396 → 0.94
    [7_77, 25, 290_000, 3_24, 94],
    // 10.00 × 3 min ÷ 60 = 0.50, and 0.50 × 5 % = 0.025 → 0.03: half a cent is rounded up
    [10_00, 3, 50_000, 50, 3],
  ])('rounds pay and tax half up, each once: %i × %i min at %i', (hourlyRate, minutes, rate, gross, tax) => {
    const facts = { entityType: 'individual', hourlyRate, withholdingRate: rate } as const;
    const payment = calculateContractorPayment(facts, { minutes });
    expect(payment).toMatchObject({ gross, retained: { amount: tax }, net: gross - tax });
  });

  it('includes hours and a flat fee, with reimbursed expenses on top', () => {
    const facts = { entityType: 'individual', hourlyRate: 35_00, withholdingRate: 100_000 } as const;
    // 35.00 × 10 h + 150.00 = 500.00; 10 % is 50.00; 500.00 − 50.00 + 80.00 = 530.00
    const typed = { minutes: 600, flatFee: 150_00, reimbursedExpenses: 80_00 };
    const payment = calculateContractorPayment(facts, typed);
    expect(payment).toMatchObject({
      gross: 500_00,
      retained: { amount: 50_00 },
      reimbursedExpenses: 80_00,
      net: 530_00,
    });
    expect(contractorAmounts(payment)).toMatchObject({
      gross: 500_00,
      reimbursedExpenses: 80_00,
      net: 530_00,
    });
    expect(isNothingPaid({ minutes: 0 }, calculateContractorPayment(facts, { minutes: 0 }))).toBe(true);
    const spent = calculateContractorPayment(facts, { minutes: 0, reimbursedExpenses: 1 });
    expect(spent).toMatchObject({ gross: 0, retained: { amount: 0 }, net: 1 });
    expect(isNothingPaid({ minutes: 0 }, spent)).toBe(false);
  });

  it.each([
    [100_000, 350_00, undefined],
    [100_000, 350_01, 'retained-above-pay'],
    [0, 1, 'retained-without-rate'],
    [0, 0, undefined],
  ])(
    'of 350.00 at %i may have at most that withheld, and nothing without a percentage: %i',
    (rate, typed, code) => {
      const facts = { entityType: 'individual', hourlyRate: 35_00, withholdingRate: rate } as const;
      const time = { minutes: 600, reimbursedExpenses: 80_00, editedRetained: typed };
      expect(retainedRefusal(calculateContractorPayment(facts, time))).toBe(code);
    },
  );

  it('keeps the computed tax beside an edited one', () => {
    const facts = { entityType: 'individual', hourlyRate: 35_00, withholdingRate: 100_000 } as const;
    // 35.00 × 10.5 h = 367.50; 10 % would be 36.75
    const payment = calculateContractorPayment(facts, { minutes: 630, editedRetained: 30_00 });
    expect(payment.retained).toEqual({
      amount: 30_00,
      isEdited: true,
      computed: { rule: 'flat-rate', base: 367_50, rate: 100_000, amount: 36_75 },
    });
    expect(payment.net).toBe(337_50);
  });

  it('is never below zero; `uncollected` is what pay does not cover', () => {
    const facts = { entityType: 'trust', hourlyRate: 10_00, withholdingRate: 0 } as const;
    const payment = calculateContractorPayment(facts, { minutes: 60, editedRetained: 12_00 });
    expect(payment).toMatchObject({ net: 0, uncollected: 2_00, category: 2 });
  });

  it('adds up for any input', () => {
    fc.assert(
      fc.property(someFacts, someTime, (facts, time) => {
        const { gross, retained, net, uncollected } = calculateContractorPayment(facts, time);
        expect(net - uncollected).toBe(gross - retained.amount);
      }),
    );
  });

  it('has every amount and its time for the ledger', () => {
    const facts = { entityType: 'individual', hourlyRate: 35_00, withholdingRate: 100_000 } as const;
    const amounts = contractorAmounts(calculateContractorPayment(facts, { minutes: 630 }));
    const some = Object.entries(amounts).filter(([, value]) => value !== 0);
    expect(Object.fromEntries(some)).toEqual({
      gross: 367_50,
      net: 330_75,
      incomeTaxWithheld: 36_75,
      regularMinutes: 630,
    });
  });
});

describe('contractor categories', () => {
  it('contain each payment exactly once', () => {
    const subject: Record<number, (entityType: EntityType, rate: number) => boolean> = {
      1: (entityType, rate) => entityType === 'individual' && rate === 0,
      2: (entityType, rate) => entityType !== 'individual' && rate === 0,
      3: (entityType, rate) => entityType === 'individual' && rate > 0,
      4: (entityType, rate) => entityType !== 'individual' && rate > 0,
    };
    fc.assert(
      fc.property(someFacts, someTime, (facts, time) => {
        const { entityType, withholdingRate } = facts;
        const fitting = CONTRACTOR_CATEGORIES.filter((each) => subject[each]?.(entityType, withholdingRate));
        expect(fitting).toEqual([calculateContractorPayment(facts, time).category]);
      }),
    );
  });

  it('follow the percentage, not an edited amount', () => {
    const facts = { entityType: 'individual', hourlyRate: 35_00, withholdingRate: 0 } as const;
    expect(calculateContractorPayment(facts, { minutes: 60, editedRetained: 1_00 }).category).toBe(1);
    expect(contractorCategory('individual', 1)).toBe(3);
  });
});

function cents(text: string): Cents {
  const parsed = parseCents(text);
  if (!parsed.ok) throw new RangeError(`Not an amount: ${text}`);
  return parsed.cents;
}
