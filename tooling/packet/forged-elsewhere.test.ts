import { describe } from 'vitest';
import { testForgedEvents } from './forged-events.ts';
import { counting, FIRST, type Other, OWN, type Pay } from './forged-pay.ts';

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

const REFUSED: readonly [string, Other[]][] = [
  ['more than the record was paid', [{ ...FIRST, yearToDate: { ...FIRST.yearToDate, gross: 999_999 } }]],
  ['a record twice', [FIRST, FIRST]],
  ['its own record', [{ ...FIRST, employeeId: 2, yearToDate: OWN }]],
  ['a record whose number is text', [{ ...FIRST, employeeId: '1' }]],
  ['a company whose number is text', [{ ...FIRST, companyId: '1000000' }]],
  ['a record without a number', [{ ...FIRST, companyId: 7, employeeId: null }]],
];

/** Pay of a record in another company, which withheld for 25 July. */
const ELSEWHERE = { ...FIRST, companyId: 7, saturdays: ['2026-07-25'] };

const withheldFor =
  (...days: string[]) =>
  (data: object) =>
    insuring(days, counting(ELSEWHERE)(data));

/** A pay like event 15 (employee 2, 29 July 2026). */
const paid = (name: string, data: (was: object) => object, problems: readonly string[]) => ({
  name,
  like: 15,
  event: { data },
  problems,
});

describe('pay of other records in a packet', () => {
  testForgedEvents([
    paid('is accepted if it equals the pay of the other record', counting(FIRST), []),
    paid(
      'is accepted with a record that withheld for no Saturday',
      counting({ ...FIRST, saturdays: [] }),
      [],
    ),
    ...REFUSED.map(([name, others]) =>
      paid(`is refused if it has ${name}`, counting(...others), ['year-to-date']),
    ),
    ...['2026-07-25', '2026-07-26', 7].map((day) =>
      paid(
        `is refused if it claims that the record withheld for ${day}`,
        counting({ ...FIRST, saturdays: [day] }),
        ['saturdays'],
      ),
    ),
    paid('is accepted if it withholds for no Saturday of another record', withheldFor(), []),
    paid(
      'is refused if it withholds for a Saturday that it attributes to another record',
      withheldFor('2026-07-25'),
      ['saturdays'],
    ),
  ]);
});
