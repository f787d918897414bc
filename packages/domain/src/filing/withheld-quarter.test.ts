import { expect, it } from 'vitest';
import { incomeTaxedEntries } from './exempt-wages.ts';
import { aPaidEntry } from './paid-entry.builder.ts';
import { withheldQuarter } from './withheld-quarter.ts';

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
  expect(withheldQuarter(taxed, 1)).toEqual({
    employees: 3,
    exempt: 40_000_00,
    taxable: 20_500_00,
    tips: 300_00,
    withheld: 2_013_75,
    liabilities: MONTH_ENDS.map((payDate) => ({ payDate, cents: 671_25 })),
  });
  expect(withheldQuarter(taxed, 3)).toEqual({
    employees: 0,
    exempt: 0,
    taxable: 0,
    tips: 0,
    withheld: 0,
    liabilities: [],
  });
});
