import { describe } from 'vitest';
import { testForgedEvents } from './forged-events.ts';

// A payment to a contractor by the law's rule contains the earlier pay of the payee's year. The packet can
// check it for the records of its own company.

type Payment = { facts: object; result: object };
type Other = { companyId: unknown; contractorId: unknown; gross: unknown };

/** Makes a payment of 367.50 count this pay before it, with this part not subject to withholding. */
const counting = (earlierPay: { own: unknown; elsewhere: Other[] } | undefined, notSubject: unknown) => {
  return (data: object) => {
    const { facts, result, ...rest } = data as Payment;
    const counted = earlierPay ? { ...facts, earlierPay } : facts;
    return { ...rest, facts: counted, result: { ...result, notSubject } };
  };
};

const elsewhere = (over: Partial<Other> = {}): Other[] => [
  { companyId: 7, contractorId: 5, gross: 100_00, ...over },
];

const ACCEPTED: readonly [string, string, Other[], number, number][] = [
  // 367.50 before, so that 500.00 − 367.50 = 132.50 of this one are not subject
  ['with the payment of 15 March', '2026-03-20', [], 367_50, 132_50],
  // of the same day the smaller number is the earlier one
  ['with the payment of the same day', '2026-03-15', [], 367_50, 132_50],
  // nothing before 14 March, so that all 367.50 are not subject
  ['before the payment', '2026-03-14', [], 0, 367_50],
  // 367.50 + 100.00 before: 500.00 − 467.50 = 32.50
  ['with pay of another company', '2026-03-20', elsewhere(), 367_50, 32_50],
];

const REFUSED: readonly [string, Other[], unknown, unknown][] = [
  ['less than was paid', [], 0, 367_50],
  ['another part than the rule has', [], 367_50, 132_49],
  ['a sum that is text', [], '36750', 132_50],
  [
    'pay of its own record as that of another',
    elsewhere({ companyId: 1_000_000, contractorId: 1 }),
    367_50,
    32_50,
  ],
  ['pay of the company that the log lacks', elsewhere({ companyId: 1_000_000 }), 367_50, 32_50],
  ['a record twice', [...elsewhere({ gross: 50_00 }), ...elsewhere({ gross: 50_00 })], 367_50, 32_50],
  ['a record without a number', elsewhere({ contractorId: null }), 367_50, 32_50],
];

/** A payment like event 6 (contractor 1, 367.50) on a day. */
const paid = (name: string, payDate: string, data: (was: object) => object, problems: readonly string[]) => ({
  name,
  like: 6,
  event: { 9: payDate, data },
  problems,
});

const WRONG = ['year-to-date'];

describe('earlier pay of a contractor in a packet', () => {
  testForgedEvents([
    ...ACCEPTED.map(([name, payDate, others, own, notSubject]) =>
      paid(`is accepted ${name}`, payDate, counting({ own, elsewhere: others }, notSubject), []),
    ),
    ...REFUSED.map(([name, others, own, notSubject]) =>
      paid(
        `is refused if it has ${name}`,
        '2026-03-20',
        counting({ own, elsewhere: others }, notSubject),
        WRONG,
      ),
    ),
    paid('is refused if something is left out without it', '2026-03-20', counting(undefined, 132_50), WRONG),
    paid('is not needed if nothing is left out', '2026-03-20', counting(undefined, 0), []),
  ]);
});
