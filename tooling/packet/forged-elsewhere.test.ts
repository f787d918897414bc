import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { verdicts } from './both-verifiers.ts';
import { counting, FIRST, type Other, OWN, type Pay } from './forged-pay.ts';
import { addEvent, copyOf, rehash, rewriteManifest, STORED_PACKET_V2 } from './tampered-packet.ts';

// A pay contains what other records of the person were paid. If such a record is in the same company, the
// packet can check it.

/** Makes a pay one of a chauffeur who withholds nothing for these Saturdays of its only week of 0.50. */
const insuring = (saturdays: readonly string[], data: object) => {
  const pay = data as Pay;
  const withheldInPeriod = 50 - 50 * saturdays.length;
  const line = { rule: 'weekly', weeklyAmount: 50, weeks: 1, withheldInPeriod, amount: 0, saturdays };
  const contributions = { ...pay.result.contributions, chauffeurInsurance: line };
  return { ...pay, result: { ...pay.result, contributions } };
};

describe('pay of other records in a packet', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** Appends a pay like event 15 (employee 2, 29 July 2026), and returns the problems. */
  async function problemsOf(pay: (data: object) => object) {
    const folder = copyOf(STORED_PACKET_V2);
    folders.push(folder);
    addEvent(folder, 15, { 7: 9, data: pay });
    rehash(folder);
    rewriteManifest(folder);
    const { node, python } = await verdicts(folder);
    expect(python).toEqual(node);
    const [said] = node.said as { problems: { problem: string; seq?: number }[] }[];
    return said?.problems.filter(({ seq }) => seq === 20).map(({ problem }) => problem);
  }

  it('is accepted if it equals the pay of the other record', async () => {
    expect(await problemsOf(counting(FIRST))).toEqual([]);
    expect(await problemsOf(counting({ ...FIRST, saturdays: [] }))).toEqual([]);
  });

  it.each<[string, Other[]]>([
    ['more than the record was paid', [{ ...FIRST, yearToDate: { ...FIRST.yearToDate, gross: 999_999 } }]],
    ['a record twice', [FIRST, FIRST]],
    ['its own record', [{ ...FIRST, employeeId: 2, yearToDate: OWN }]],
    ['a record whose number is text', [{ ...FIRST, employeeId: '1' }]],
    ['a company whose number is text', [{ ...FIRST, companyId: '1000000' }]],
    ['a record without a number', [{ ...FIRST, companyId: 7, employeeId: null }]],
  ])('is refused if it has %s', async (_, others) => {
    expect(await problemsOf(counting(...others))).toEqual(['year-to-date']);
  });

  it.each(['2026-07-25', '2026-07-26', 7])(
    'is refused if it claims that the record withheld for %s',
    async (day) => {
      expect(await problemsOf(counting({ ...FIRST, saturdays: [day] }))).toEqual(['saturdays']);
    },
  );

  it('is refused if it withholds for a Saturday that it attributes to another record', async () => {
    const elsewhere = { ...FIRST, companyId: 7, saturdays: ['2026-07-25'] };
    const withheldFor = (...days: string[]) =>
      problemsOf((data) => insuring(days, counting(elsewhere)(data)));
    expect(await withheldFor()).toEqual([]);
    expect(await withheldFor('2026-07-25')).toEqual(['saturdays']);
  });
});
