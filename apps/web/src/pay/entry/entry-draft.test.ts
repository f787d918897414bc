import { beforeEach, describe, expect, it } from 'vitest';
import { COOPERATIVE, UNION } from '../company-line.builder.ts';
import {
  choiceOf,
  choosePayDate,
  chosenPayDate,
  defaultAccountantId,
  newDraft,
  withChoice,
} from './entry-draft.ts';
import { aSheet, periodOf } from './sheet.builder.ts';

describe('the accountant of a new entry', () => {
  const [ana, luis] = [
    { id: 3, name: 'Ana Ríos', isActive: true },
    { id: 4, name: 'Luis Mora', isActive: true },
  ];
  const { company } = aSheet();

  it('is the one of the company', () => {
    expect(defaultAccountantId({ company: { ...company, accountantId: 4 }, accountants: [ana, luis] })).toBe(
      4,
    );
  });

  it('is the first active one where the one of the company is switched off', () => {
    const accountants = [{ ...ana, isActive: false }, luis];
    expect(defaultAccountantId({ company: { ...company, accountantId: 3 }, accountants })).toBe(4);
  });
});

it('starts the last day of the year with the part of the salary that it pays', () => {
  const sheet = aSheet({ employee: { salary: 700_00 } });
  expect(newDraft(sheet, periodOf(sheet, 52)).earnings.salary).toBe(700_00);
  expect(newDraft(sheet, periodOf(sheet, 53)).earnings.salary).toBe(100_00); // 700.00 × 1 ÷ 7
});

describe('the company lines of an entry', () => {
  const lines = [COOPERATIVE, UNION];

  it('are, while nothing is chosen, as the company has them by default', () => {
    expect(choiceOf(COOPERATIVE, undefined)).toEqual({ taxId: 7, isActive: true });
    expect(choiceOf({ ...COOPERATIVE, isOnByDefault: false }, undefined)).toEqual({
      taxId: 7,
      isActive: false,
    });
  });

  it('are all named once one of them is changed, so that the others stay as they were', () => {
    expect(withChoice(lines, undefined, { taxId: 8, isActive: true, editedCents: 7_50 })).toEqual([
      { taxId: 7, isActive: true },
      { taxId: 8, isActive: true, editedCents: 7_50 },
    ]);
  });

  it('keep the amount that was typed over another line', () => {
    const typed = [{ taxId: 8, isActive: true, editedCents: 7_50 }];
    expect(withChoice(lines, typed, { taxId: 7, isActive: false })).toEqual([
      { taxId: 7, isActive: false },
      { taxId: 8, isActive: true, editedCents: 7_50 },
    ]);
  });
});

describe('the chosen pay date', () => {
  beforeEach(() => sessionStorage.clear());

  const payday = { companyId: 1, period: periodOf(aSheet(), 21) }; // 21 to 27 May 2026

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
});
