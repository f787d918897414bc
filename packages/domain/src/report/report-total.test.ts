import { describe, expect, it } from 'vitest';
import { derivedTotal, earnersTotal, peopleTotal, sumTotal } from './report-total.ts';

// Two entries of one employee, and one of another without earnings.
const ENTRIES = [
  { employeeId: 1, entryId: 11, payDate: '2026-03-11', gross: 480_00 },
  { employeeId: 1, entryId: 12, payDate: '2026-03-18', gross: 500_00 },
  { employeeId: 2, entryId: 21, payDate: '2026-03-18', gross: 0 },
];
const gross = sumTotal('gross', ENTRIES, (entry) => entry.gross);

describe('total of a document', () => {
  it('is the sum of its entries, without those that add nothing', () => {
    expect(gross).toEqual({
      name: 'gross',
      how: 'sum',
      value: 980_00, // 480.00 + 500.00
      parts: [
        { personId: 1, entryId: 11, payDate: '2026-03-11', value: 480_00 },
        { personId: 1, entryId: 12, payDate: '2026-03-18', value: 500_00 },
      ],
    });
  });

  it('counts each person once, even without pay', () => {
    const employees = peopleTotal('employees', ENTRIES, (entry) => entry.gross);
    expect(employees).toMatchObject({ how: 'people', value: 2 });
    expect(employees.parts.map(({ entryId }) => entryId)).toEqual([11, 12, 21]);
  });

  it('counts only people with earnings in a return', () => {
    expect(earnersTotal(ENTRIES, (entry) => entry.gross)).toMatchObject({ name: 'employees', value: 1 });
  });

  it('may follow from the parts of another total', () => {
    // 980.00 × 15.3 % = 149.94
    expect(derivedTotal('due', 149_94, gross)).toEqual({
      name: 'due',
      how: 'worked-out',
      value: 149_94,
      parts: gross.parts,
    });
  });

  it('counts the contractors of payments too', () => {
    const payments = [{ contractorId: 7, entryId: 71, payDate: '2026-02-01', net: 90_00 }];
    expect(sumTotal('net', payments, ({ net }) => net).parts).toEqual([
      { personId: 7, entryId: 71, payDate: '2026-02-01', value: 90_00 },
    ]);
  });
});
