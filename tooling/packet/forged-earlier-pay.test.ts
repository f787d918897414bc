import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { verdicts } from './both-verifiers.ts';
import { addEvent, copyOf, rehash, rewriteManifest, STORED_PACKET_V2 } from './tampered-packet.ts';

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

describe('earlier pay of a contractor in a packet', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** Appends a payment like event 6 (contractor 1, 367.50) on a day, and returns the problems. */
  async function problemsOf(payDate: string, payment: (data: object) => object) {
    const folder = copyOf(STORED_PACKET_V2);
    folders.push(folder);
    addEvent(folder, 6, { 7: 9, 9: payDate, data: payment });
    rehash(folder);
    rewriteManifest(folder);
    const { node, python } = await verdicts(folder);
    expect(python).toEqual(node);
    const [said] = node.said as { problems: { problem: string; seq?: number }[] }[];
    return said?.problems.filter(({ seq }) => seq === 20).map(({ problem }) => problem);
  }

  const elsewhere = (over: Partial<Other> = {}): Other[] => [
    { companyId: 7, contractorId: 5, gross: 100_00, ...over },
  ];

  it.each<[string, string, Other[], number, number]>([
    // 367.50 before, so that 500.00 − 367.50 = 132.50 of this one are not subject
    ['with the payment of 15 March', '2026-03-20', [], 367_50, 132_50],
    // of the same day the smaller number is the earlier one
    ['with the payment of the same day', '2026-03-15', [], 367_50, 132_50],
    // nothing before 14 March, so that all 367.50 are not subject
    ['before the payment', '2026-03-14', [], 0, 367_50],
    // 367.50 + 100.00 before: 500.00 − 467.50 = 32.50
    ['with pay of another company', '2026-03-20', elsewhere(), 367_50, 32_50],
  ])('is accepted %s', async (_, payDate, others, own, notSubject) => {
    expect(await problemsOf(payDate, counting({ own, elsewhere: others }, notSubject))).toEqual([]);
  });

  it.each<[string, Other[], unknown, unknown]>([
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
  ])('is refused if it has %s', async (_, others, own, notSubject) => {
    const payment = counting({ own, elsewhere: others }, notSubject);
    expect(await problemsOf('2026-03-20', payment)).toEqual(['year-to-date']);
  });

  it('is refused if a payment leaves something out without it', async () => {
    expect(await problemsOf('2026-03-20', counting(undefined, 132_50))).toEqual(['year-to-date']);
    expect(await problemsOf('2026-03-20', counting(undefined, 0))).toEqual([]);
  });
});
