import { describe, expect, it } from 'vitest';
import { type QuarterlyForm, quarterlyDue, type YearlyForm, yearlyDue } from './due-dates.ts';

// The numbers in comments are those of the tables in the tax reference.

describe('due dates of a quarter', () => {
  const FORMS: QuarterlyForm[] = [
    'form-941',
    'form-499',
    'unemployment',
    'chauffeur-insurance',
    'services-return',
  ];

  // 1.29: the same day by both holiday calendars; the last column is the 941 with all deposits made on time
  it.each([
    [2025, 4, '2026-02-02', '2026-02-10'],
    [2026, 1, '2026-04-30', '2026-05-11'],
    [2026, 2, '2026-07-31', '2026-08-10'],
    [2026, 3, '2026-11-02', '2026-11-10'],
    [2026, 4, '2027-02-01', '2027-02-10'],
    [2027, 1, '2027-04-30', '2027-05-10'],
    [2027, 2, '2027-08-02', '2027-08-10'],
    [2027, 3, '2027-11-01', '2027-11-10'],
    [2027, 4, '2028-01-31', '2028-02-10'],
  ])('%i, %i: %s, and %s for the 941 if all was deposited', (year, quarter, due, deposited) => {
    for (const form of FORMS) expect([form, quarterlyDue(form, { year, quarter }).due]).toEqual([form, due]);
    expect(quarterlyDue('form-941', { year, quarter }).later).toBe(deposited);
    expect(quarterlyDue('form-499', { year, quarter }).later).toBeNull();
  });
});

describe('due dates of a year', () => {
  // 1.31, and the schedule H of household employers
  const YEARS: [YearlyForm[], ...[number, string][]][] = [
    [
      ['w2pr', 'form-940', 'form-943', 'form-944', 'mortgage-interest'],
      [2025, '2026-02-02'],
      [2026, '2027-02-01'],
      [2027, '2028-01-31'],
    ],
    [
      ['form-480', 'other-income'],
      [2025, '2026-03-03'],
      [2026, '2027-03-01'],
      [2027, '2028-02-28'],
    ],
    [['non-residents'], [2025, '2026-04-15'], [2026, '2027-04-15'], [2027, '2028-04-17']],
    // 15 and 16 April 2028 are a weekend, so D.C. observes Emancipation Day on Monday 17.
    [['schedule-h'], [2025, '2026-04-15'], [2027, '2028-04-18']],
    [['workers-compensation'], [2026, '2026-07-20'], [2027, '2027-07-20']],
    [
      ['bonus-exemption'],
      [2024, '2024-12-02'],
      [2025, '2025-12-01'],
      [2026, '2026-11-30'],
      [2027, '2027-11-30'],
    ],
    [['christmas-bonus'], [2026, '2026-12-15'], [2027, '2027-12-15']],
  ];

  it.each(YEARS)('%j: are those of the table', (forms, ...days) => {
    for (const form of forms)
      expect([form, days.map(([year]) => [year, yearlyDue(form, year).due])]).toEqual([form, days]);
  });

  it.each([
    ['form-940', 2025, '2026-02-10'],
    ['form-943', 2026, '2027-02-10'],
    ['form-940', 2027, '2028-02-10'],
    ['workers-compensation', 2026, '2026-08-04'],
    ['workers-compensation', 2027, '2027-08-04'],
    ['w2pr', 2026, null],
  ] as const)('%s of %i: %s with all deposits on time or an extension', (form, year, later) => {
    expect(yearlyDue(form, year).later).toBe(later);
  });
});
