import { expect, it } from 'vitest';
import { incomeTaxedEntries } from './exempt-wages.ts';
import { busiestDay, form499Lines } from './form-499.ts';
import { aPaidEntry } from './paid-entry.builder.ts';

const MONTH_ENDS = ['2026-01-30', '2026-02-27', '2026-03-31'];

it('the 499 R-1B has exempt and taxed pay, tips, and the withholding by pay date', () => {
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

/** Builds an entry of a period from its first to its last day. */
const forDays = (employeeId: number, [periodStart, periodEnd]: [string, string], gross: number, about = {}) =>
  aPaidEntry(employeeId, periodEnd, { gross }, { periodStart, ...about });
const taxedOf = (entries: ReturnType<typeof aPaidEntry>[]) =>
  incomeTaxedEntries(entries, { isExempt: () => false, before: new Map() });

it('line 1 counts employees with earnings in the periods of the busiest day, and returns their entries', () => {
  const eighth: [string, string] = ['2026-02-19', '2026-02-25'];
  const ninth: [string, string] = ['2026-02-26', '2026-03-04'];
  const taxed = taxedOf([
    forDays(1, eighth, 400_00),
    // Week 9: 1 and 2 have earnings, 3 only reimbursed expenses, and 4 a correction of a closed period.
    forDays(1, ninth, 400_00),
    forDays(2, ninth, 90_00),
    forDays(3, ninth, 0),
    forDays(4, ninth, 50_00, { isCorrection: true }),
  ]);
  expect(form499Lines(taxed, 1).employees).toBe(2);
  expect(busiestDay(taxed).map(({ employeeId, periodStart }) => [employeeId, periodStart])).toEqual([
    [1, '2026-02-26'],
    [2, '2026-02-26'],
  ]);
});

it('line 1 counts weekly, biweekly and monthly pay for one day together', () => {
  const taxed = taxedOf([
    // 24 February is in the week of 1 and 2, in the fortnight of 3, and in the month of 4
    forDays(1, ['2026-02-19', '2026-02-25'], 400_00),
    forDays(2, ['2026-02-19', '2026-02-25'], 400_00),
    forDays(3, ['2026-02-12', '2026-02-25'], 900_00),
    forDays(4, ['2026-02-01', '2026-02-28'], 3_000_00),
    // 5 shares only the last days of February with 4
    forDays(5, ['2026-02-26', '2026-03-04'], 400_00),
  ]);
  expect(form499Lines(taxed, 1).employees).toBe(4);
});

it('line 1 does not count two employees together if their periods are only adjacent', () => {
  const taxed = taxedOf([
    forDays(1, ['2026-01-01', '2026-01-15'], 400_00),
    forDays(2, ['2026-01-16', '2026-01-31'], 400_00),
  ]);
  expect(form499Lines(taxed, 1).employees).toBe(1);
});
