import { beforeEach, expect, it } from 'vitest';
import { choosePayDate, chosenPayDate } from './chosen-pay-date.ts';
import { aSheet, periodOf } from './sheet.builder.ts';

const payday = { companyId: 1, period: periodOf(aSheet(), 21) }; // 21 to 27 May 2026

beforeEach(() => sessionStorage.clear());

it('is kept for the period and the company', () => {
  choosePayDate(payday, '2026-05-29');
  expect(chosenPayDate(payday)).toBe('2026-05-29');
  expect(chosenPayDate({ ...payday, companyId: 2 })).toBeUndefined();
  expect(chosenPayDate({ ...payday, period: periodOf(aSheet(), 22) })).toBeUndefined();
});

it('is not a date on which the period may not be paid', () => {
  choosePayDate(payday, '2027-05-28'); // a year and a day after the period
  expect(chosenPayDate(payday)).toBeUndefined();
});
