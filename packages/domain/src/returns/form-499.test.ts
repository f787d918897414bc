import { expect, it } from 'vitest';
import { incomeTaxedEntries } from './exempt-wages.ts';
import { busiestPeriod, form499Lines } from './form-499.ts';
import { aPaidEntry } from './paid-entry.builder.ts';

const MONTH_ENDS = ['2026-01-30', '2026-02-27', '2026-03-31'];

it('the 499 R-1B has exempt and taxed pay, tips, and what was withheld by pay date', () => {
  const young = MONTH_ENDS.map((date) => aPaidEntry(1, date, { gross: 15_000_00 }));
  const adult = MONTH_ENDS.map((date) => aPaidEntry(2, date, { gross: 5_000_00, incomeTaxWithheld: 671_25 }));
  const waiter = aPaidEntry(3, '2026-02-27', { gross: 800_00, tips: 300_00, commissions: 100_00 });
  const later = aPaidEntry(2, '2026-04-30', { gross: 5_000_00, incomeTaxWithheld: 671_25 });
  const taxed = incomeTaxedEntries([...young, ...adult, waiter, later], {
    isExempt: (employeeId) => employeeId === 1,
    before: new Map(),
  });
  // 40,000.00 of 45,000.00 exempt; 5,000.00 + 15,000.00 + 500.00 taxed; three times 671.25
  expect(form499Lines(taxed, 1)).toEqual({
    employees: 3,
    exempt: 40_000_00,
    taxable: 20_500_00,
    tips: 300_00,
    withheld: 2_013_75,
    liabilities: MONTH_ENDS.map((payDate) => ({ payDate, cents: 671_25 })),
  });
  expect(form499Lines(taxed, 3)).toEqual({
    employees: 0,
    exempt: 0,
    taxable: 0,
    tips: 0,
    withheld: 0,
    liabilities: [],
  });
});

it('line 1 counts those who earned something in the pay period that paid the most, and leads to them', () => {
  const week = (employeeId: number, periodId: number, gross: number, isCorrection = false) =>
    aPaidEntry(employeeId, '2026-02-27', { gross }, { periodId, isCorrection });
  const all = [
    week(1, 2026108, 400_00),
    // Week 9: 1 and 2 earned something, 3 got expenses back alone, and 4 the difference to a closed period.
    week(1, 2026109, 400_00),
    week(2, 2026109, 90_00),
    week(3, 2026109, 0),
    week(4, 2026109, 50_00, true),
  ];
  const taxed = incomeTaxedEntries(all, { isExempt: () => false, before: new Map() });
  expect(form499Lines(taxed, 1).employees).toBe(2);
  expect(busiestPeriod(taxed).map(({ employeeId, periodId }) => [employeeId, periodId])).toEqual([
    [1, 2026109],
    [2, 2026109],
  ]);
});
