import { payPeriods } from '@garita/domain/time/pay-period';
import { describe, expect, it } from 'vitest';
import { defaultAccountantId, defaultPeriod } from './defaults.ts';
import { aSheet } from './sheet.builder.ts';

describe('the period that the screen opens with', () => {
  it('is the latest that has begun', () => {
    // weekly 21 of 2026 begins on day 20 × 7 + 1 = 141 of the year, 21 May
    expect(defaultPeriod(aSheet(), '2026-05-21')?.number).toBe(21);
    expect(defaultPeriod(aSheet(), '2026-05-20')?.number).toBe(20);
  });

  it('is the last one in a year that is over, and none in a year that has not begun', () => {
    expect(defaultPeriod(aSheet(), '2027-03-01')?.number).toBe(53);
    expect(defaultPeriod(aSheet(), '2025-12-31')).toBeUndefined();
  });

  it('is one of the frequency that the employee has now, even where an old entry kept another', () => {
    const sheet = aSheet();
    const [, february] = payPeriods(2026, 'monthly');
    if (!february) throw new RangeError('A year has a February');
    const periods = [...sheet.periods, { ...february, entries: [], leaveAtEnd: { vacation: 0, sick: 0 } }];
    expect(defaultPeriod({ ...sheet, periods }, '2026-02-03')?.frequency).toBe('weekly');
  });
});

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
