import { describe, expect, it } from 'vitest';
import { payPeriodById } from '../../time/pay-period.ts';
import { isPayDateInWindow, payDateNotes, proposedPayDate } from './pay-date.ts';

describe('window of pay dates', () => {
  it.each([
    // December 2025 runs from 1 to 31: 31 days before is 31 October 2025, a year after is 31 December 2026
    ['2025-10-30', false],
    ['2025-10-31', true],
    ['2026-01-02', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('a December period may be paid on %s: %s', (payDate, expected) => {
    const december = payPeriodById(2025412);
    expect(december && isPayDateInWindow(payDate, december)).toBe(expected);
  });
});

describe('proposed pay date', () => {
  const week = { start: '2025-12-24', end: '2025-12-30' };

  it("is the end of the period plus the company's last lag", () => {
    expect(proposedPayDate(week, 3)).toBe('2026-01-02');
    expect(proposedPayDate(week, 0)).toBe('2025-12-30');
  });

  it('is never before the period ends, even if the last one was paid early', () => {
    expect(proposedPayDate(week, -5)).toBe('2025-12-30');
  });
});

describe('notes about a pay date', () => {
  it('include a tax year other than the year in which the period ends', () => {
    const week = { start: '2025-12-24', end: '2025-12-30' };
    expect(payDateNotes('2026-01-02', week)).toEqual([
      { code: 'other-tax-year', taxYear: 2026, periodYear: 2025 },
    ]);
    expect(payDateNotes('2025-12-31', week)).toEqual([]);
  });

  it('are none if a period that began in the old year is paid in the new year, in which it ends', () => {
    expect(payDateNotes('2026-01-08', { start: '2025-12-29', end: '2026-01-04' })).toEqual([]);
  });

  it('include another quarter of the same year', () => {
    const march = { start: '2026-03-26', end: '2026-03-31' };
    expect(payDateNotes('2026-04-02', march)).toEqual([
      { code: 'other-quarter', quarter: 2, periodQuarter: 1, year: 2026 },
    ]);
  });

  it('include a Sunday, and a holiday by its name', () => {
    const may = { start: '2026-05-21', end: '2026-05-27' };
    expect(payDateNotes('2026-05-31', may)).toEqual([{ code: 'sunday' }]);
    expect(payDateNotes('2026-05-25', may)).toEqual([{ code: 'holiday', holiday: 'memorial' }]);
    // 22 March 2026 was a Sunday
    expect(payDateNotes('2026-03-22', { start: '2026-03-12', end: '2026-03-18' })).toEqual([
      { code: 'sunday' },
      { code: 'holiday', holiday: 'abolition' },
    ]);
  });
});
