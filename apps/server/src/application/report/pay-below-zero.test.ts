import { sumTotal } from '@garita/domain/report/report-total';
import { expect, it } from 'vitest';
import { payBelowZero } from './preview-report.ts';

const paid = (employeeId: number, entryId: number, cents: number) => ({
  employeeId,
  entryId,
  payDate: '2026-04-08',
  cents,
});
const totals = [
  sumTotal(
    'gross',
    // The first has a correction alone; the second was paid more in the quarter than is taken back.
    [paid(1, 11, -100_00), paid(2, 12, 500_00), paid(2, 13, -80_00)],
    ({ cents }) => cents,
  ),
];

it('a return names whoever it takes back more of than it has, and what mends the earlier one', () => {
  const quarter = { companyId: 7, year: 2026, quarter: 2 };
  expect(payBelowZero({ report: 'unemployment', ...quarter }, totals)).toEqual([
    { employeeId: 1, cents: -100_00, mendedBy: ['unemployment-amended'] },
  ]);
  expect(payBelowZero({ report: 'form-941', ...quarter }, totals)).toMatchObject([
    { mendedBy: ['form-941-x'] },
  ]);
});

it('allows negative amounts in documents that go to no agency', () => {
  const days = { companyId: 7, start: '2026-04-01', end: '2026-06-30' };
  expect(payBelowZero({ report: 'journal', ...days }, totals)).toEqual([]);
});
