import { describe, expect, it } from 'vitest';
import { NO_OPENING_BALANCE, type OpeningBalanceOfYear } from './opening-balance-of-year.ts';
import { openingBalancesByPerson, payByPerson } from './pay-by-person.ts';

const FIRST = new Map([[7, 3]]);

describe('pay of persons', () => {
  it('has the id of each person’s first record', () => {
    const pay = [
      { employeeId: 3, entryId: 1, payDate: '2026-05-31' },
      { employeeId: 7, entryId: 2, payDate: '2026-01-31' },
      { employeeId: 8, entryId: 3, payDate: '2026-01-31' },
    ];
    const ofPersons = payByPerson(pay, FIRST);
    expect(ofPersons.map(({ employeeId, entryId }) => [employeeId, entryId])).toEqual([
      [3, 2],
      [3, 1],
      [8, 3],
    ]);
    expect(payByPerson(pay, new Map())).toEqual(pay);
  });
});

describe('opening balances of persons', () => {
  const balance = (gross: number, asOf: string, medicare: number | null = null): OpeningBalanceOfYear => ({
    asOf,
    amounts: { ...NO_OPENING_BALANCE.amounts, gross },
    bases: { ...NO_OPENING_BALANCE.bases, medicare },
  });

  it('are the sums of their records, up to the later day', () => {
    const before = new Map([
      [3, balance(1_000_00, '2026-03-31')],
      [7, balance(500_00, '2026-02-28')],
      [8, balance(70_00, '2026-01-31')],
    ]);
    const persons = openingBalancesByPerson(before, FIRST);
    expect([...persons.keys()]).toEqual([3, 8]);
    expect(persons.get(3)).toEqual(balance(1_500_00, '2026-03-31'));
  });

  it('add an entered base to the computed base of the other record', () => {
    const before = new Map([
      [3, balance(1_000_00, '2026-03-31', 900_00)],
      [7, balance(500_00, '2026-02-28')],
    ]);
    // 900.00 as entered and all 500.00 of the other record
    expect(openingBalancesByPerson(before, FIRST).get(3)?.bases.medicare).toBe(1_400_00);
  });
});
