import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContractorFacts,
  type ContractorPayment,
  calculateContractorPayment,
  paymentAddsUp,
} from './contractor-payment.ts';
import {
  type EarlierContractorPay,
  grossBefore,
  isPaidEarlier,
  isSubjectPartOutdated,
  leftOfLimit,
  paidElsewhere,
  subjectPart,
  withholdsWithoutReason,
} from './contractor-rule.ts';

const INDIVIDUAL: ContractorFacts = { entityType: 'individual', hourlyRate: 50_00, withholdingRate: 100_000 };
const CORPORATION: ContractorFacts = { ...INDIVIDUAL, entityType: 'corporation' };
const TO_JUNE = '2026-06-30';

const before = (own: number, ...others: number[]): EarlierContractorPay => ({
  own,
  elsewhere: others.map((gross, index) => ({ companyId: index + 2, contractorId: 1, gross })),
});

/** Pays flat fees of a year one after the other, each with the fees before it. */
function paidInOrder(facts: ContractorFacts, fees: readonly number[]): ContractorPayment[] {
  return fees.map((flatFee, index) => {
    const own = fees.slice(0, index).reduce((sum, fee) => sum + fee, 0);
    return calculateContractorPayment({ ...facts, earlierPay: before(own) }, { minutes: 0, flatFee });
  });
}

describe('the first 500.00 of a payee’s year', () => {
  it('are not subject: 300.00, 400.00 and 1,000.00 at 10 % have 0.00, 20.00 and 100.00 withheld', () => {
    const paid = paidInOrder(INDIVIDUAL, [300_00, 400_00, 1_000_00]);
    // subject: 0; 700 − 500 = 200; 1,700 − 700 = 1,000. 10 % of each: 0, 20.00, 100.00
    expect(paid.map(({ retained }) => retained.amount)).toEqual([0, 20_00, 100_00]);
    // not subject: 300 of 300, 200 of 400, 0 of 1,000
    expect(paid.map(({ notSubject }) => notSubject)).toEqual([300_00, 200_00, 0]);
    expect(paid.map(({ net }) => net)).toEqual([300_00, 380_00, 900_00]);
    expect(paid.map(({ category }) => category)).toEqual([3, 3, 3]);
  });

  it('leave 9,500.00 of 10,000.00 subject: 570.00 at a partial waiver’s 6 %', () => {
    const waived = { ...CORPORATION, waiver: { rate: 60_000, end: TO_JUNE }, earlierPay: before(0) };
    const paid = calculateContractorPayment(waived, {
      payDate: TO_JUNE,
      minutes: 0,
      flatFee: 10_000_00,
    });
    // 10,000.00 − 500.00 = 9,500.00; 9,500.00 × 6 % = 570.00
    expect(paid).toMatchObject({ notSubject: 500_00, retained: { amount: 570_00 }, category: 4 });
  });

  it.each([
    // [paid before, payment, subject]
    [0, 0, 0],
    [0, 400_00, 0],
    // exactly 500.00 is not above it
    [0, 500_00, 0],
    // 500.01 − 500.00
    [0, 500_01, 1],
    // 499.99 + 0.01 = 500.00
    [499_99, 1, 0],
    // 499.99 + 0.02 = 500.01, less 500.00
    [499_99, 2, 1],
    // all of it, since the 500.00 are used up
    [500_00, 250_00, 250_00],
    // 450.00 + 100.00 − 500.00
    [450_00, 100_00, 50_00],
    // 1,700.00 + 300.00 − 500.00 = 1,500.00, less 1,200.00
    [1_700_00, 300_00, 300_00],
  ])('after %i leave of %i subject: %i', (own, gross, subject) => {
    expect(subjectPart(gross, before(own))).toBe(subject);
  });

  it('count the payments of the payee’s other records', () => {
    // 100.00 here, 250.00 and 100.00 there: 450.00 + 200.00 − 500.00 = 150.00
    expect(subjectPart(200_00, before(100_00, 250_00, 100_00))).toBe(150_00);
  });

  it('count hours and fees, but no reimbursed expenses', () => {
    const facts = { ...INDIVIDUAL, earlierPay: before(150_00) };
    const paid = calculateContractorPayment(facts, {
      minutes: 240,
      flatFee: 200_00,
      reimbursedExpenses: 900_00,
    });
    // 50.00 × 4 h + 200.00 = 400.00; 150.00 + 400.00 − 500.00 = 50.00; 10 % is 5.00; 400 − 5 + 900 = 1,295.00
    expect(paid).toMatchObject({ notSubject: 350_00, retained: { amount: 5_00 }, net: 1_295_00 });
  });

  it('round the withholding half up once', () => {
    const facts = { ...INDIVIDUAL, withholdingRate: 50_000, earlierPay: before(499_00) };
    const paid = calculateContractorPayment(facts, { minutes: 0, flatFee: 1_50 });
    // 499.00 + 1.50 − 500.00 = 0.50; 0.50 × 5 % = 0.025 → 0.03
    expect(paid.retained.amount).toBe(3);
  });

  it('yield to a typed withholding', () => {
    const facts = { ...INDIVIDUAL, earlierPay: before(0) };
    const paid = calculateContractorPayment(facts, { minutes: 0, flatFee: 300_00, editedRetained: 30_00 });
    expect(paid).toMatchObject({ notSubject: 300_00, retained: { amount: 30_00, isEdited: true } });
    expect(paid.retained.computed.amount).toBe(0);
  });

  it('are subject with the specification’s rule', () => {
    const paid = calculateContractorPayment(INDIVIDUAL, { minutes: 0, flatFee: 300_00 });
    // 300.00 × 10 %
    expect(paid).toMatchObject({ notSubject: 0, retained: { amount: 30_00 } });
  });
});

describe('a waiver', () => {
  const waived = { ...INDIVIDUAL, waiver: { rate: 60_000, end: TO_JUNE } };

  it.each([
    // 1,000.00 × 6 %, up to and including its last day
    ['2026-01-02', 60_00],
    [TO_JUNE, 60_00],
    // 1,000.00 × 10 % from the day after
    ['2026-07-01', 100_00],
    ['2027-01-04', 100_00],
  ])('is in force up to and including its last day: on %s', (payDate, withheld) => {
    const paid = calculateContractorPayment(waived, { payDate, minutes: 0, flatFee: 1_000_00 });
    expect(paid.retained.amount).toBe(withheld);
  });

  it('decides the category by the percentage in force', () => {
    const total = { ...CORPORATION, waiver: { rate: 0, end: TO_JUNE } };
    const on = (payDate: string) => calculateContractorPayment(total, { payDate, minutes: 60 });
    expect([on(TO_JUNE), on('2026-07-01')].map(({ category }) => category)).toEqual([2, 4]);
    // 50.00 × 10 % = 5.00 once the waiver has ended
    expect([on(TO_JUNE), on('2026-07-01')].map(({ retained }) => retained.amount)).toEqual([0, 5_00]);
  });
});

describe('the order of the payments of a year', () => {
  it('is that of pay date, then that of number', () => {
    const one = { entryId: 9, payDate: '2026-03-01' };
    expect(isPaidEarlier(one, { entryId: 1, payDate: '2026-03-02' })).toBe(true);
    expect(isPaidEarlier(one, { entryId: 1, payDate: '2026-03-01' })).toBe(false);
    expect(isPaidEarlier({ entryId: 1, payDate: '2026-03-01' }, one)).toBe(true);
    expect(isPaidEarlier(one, one)).toBe(false);
  });
});

const someFee = fc.nat(2_000_00);

describe('for any payments', () => {
  const someYear = fc.array(fc.record({ gross: someFee, day: fc.integer({ min: 1, max: 28 }) }), {
    maxLength: 12,
  });

  it('the subject parts of a year add up to what is above 500.00, in any order', () => {
    fc.assert(
      fc.property(someYear, (year) => {
        const payments = year.map(({ gross, day }, index) => ({
          gross,
          entryId: index,
          payDate: `2026-05-${String(day).padStart(2, '0')}`,
        }));
        const subject = payments.map((one) => {
          const own = grossBefore(payments, one);
          return subjectPart(one.gross, { own, elsewhere: [] });
        });
        const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);
        expect(sum(subject)).toBe(Math.max(0, sum(year.map(({ gross }) => gross)) - 500_00));
      }),
    );
  });

  it('nothing more than the payment is subject, and the payment adds up', () => {
    fc.assert(
      fc.property(someFee, someFee, (own, flatFee) => {
        const payment = calculateContractorPayment(
          { ...INDIVIDUAL, earlierPay: before(own) },
          { minutes: 0, flatFee },
        );
        expect(paymentAddsUp(payment)).toBe(true);
        expect(payment.retained.computed.base + payment.notSubject).toBe(flatFee);
      }),
    );
  });

  it('the law withholds what the specification does, once 500.00 were paid', () => {
    fc.assert(
      fc.property(someFee, fc.nat(1_000_000), (flatFee, withholdingRate) => {
        const facts = { ...INDIVIDUAL, withholdingRate };
        const typed = { minutes: 0, flatFee };
        expect(calculateContractorPayment({ ...facts, earlierPay: before(500_00) }, typed)).toEqual(
          calculateContractorPayment(facts, typed),
        );
      }),
    );
  });
});

describe('the earlier pay of a payment', () => {
  const paid = { companyId: 2, contractorId: 7, entryId: 3, payDate: '2026-03-01', gross: 100_00 };

  it('is summed by record, and leaves out a record without earlier pay', () => {
    const others = [
      paid,
      { ...paid, entryId: 4, gross: 50_00 },
      { ...paid, contractorId: 8, entryId: 9, gross: 70_00 },
    ];
    expect(paidElsewhere(others, { entryId: 5, payDate: '2026-03-01' })).toEqual([
      { companyId: 2, contractorId: 7, gross: 150_00 },
    ]);
  });

  it('leaves what is missing to 500.00', () => {
    expect(leftOfLimit(before(120_00, 30_00))).toBe(350_00);
    expect(leftOfLimit(before(700_00))).toBe(0);
  });

  it('makes a payment outdated only if another part of it would be subject', () => {
    // By then 400.00 were paid: of 200.00 are 100.00 subject.
    const payment = { gross: 200_00, notSubject: 100_00 };
    expect(isSubjectPartOutdated(payment, before(400_00))).toBe(false);
    expect(isSubjectPartOutdated(payment, before(300_00))).toBe(true);
    // Beyond the limit it does not matter how much was paid before.
    expect(isSubjectPartOutdated({ gross: 200_00, notSubject: 0 }, before(900_00))).toBe(false);
  });
});

describe('0 % without a reason', () => {
  const NOTHING = {
    withholdingRate: 0,
    waiverType: null,
    waiverRate: null,
    waiverEnd: null,
    exemptionType: null,
  };

  it('has neither a waiver in force nor an exemption code', () => {
    expect(withholdsWithoutReason(NOTHING, TO_JUNE)).toBe(true);
    expect(withholdsWithoutReason({ ...NOTHING, exemptionType: 'B' }, TO_JUNE)).toBe(false);
    expect(withholdsWithoutReason({ ...NOTHING, withholdingRate: 100_000 }, TO_JUNE)).toBe(false);
  });

  it('begins the day after the last one of a total waiver', () => {
    const total = { ...NOTHING, waiverType: 'total', waiverRate: 0, waiverEnd: TO_JUNE } as const;
    expect(withholdsWithoutReason(total, TO_JUNE)).toBe(false);
    expect(withholdsWithoutReason(total, '2026-07-01')).toBe(true);
    expect(withholdsWithoutReason({ ...total, withholdingRate: 100_000 }, '2026-07-01')).toBe(false);
    expect(withholdsWithoutReason({ ...NOTHING, waiverType: 'total' }, '2026-07-01')).toBe(false);
  });
});
