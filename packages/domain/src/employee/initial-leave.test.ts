import { describe, expect, it } from 'vitest';
import {
  initialVacationMinutes,
  raisedVacationMinutes,
  vacationMinutesBeforeRaise,
  vacationMinutesInMonth,
} from './initial-leave.ts';

const HOUR = 60;

describe('vacation per month of a new employee', () => {
  it.each([
    // admitted before 26 February 2017
    ['2017-02-25', '2026-06-30', 10],
    ['1999-01-01', '2026-06-30', 10],
    // admitted on that day or later: by years of service, anniversary included
    ['2017-02-26', '2018-02-26', 4],
    ['2017-02-26', '2018-02-27', 6],
    ['2026-06-30', '2026-06-30', 4],
    ['2021-06-30', '2026-06-30', 6],
    ['2021-06-29', '2026-06-30', 8],
    ['2017-06-30', '2032-06-30', 8],
    ['2017-06-29', '2032-06-30', 10],
    // admitted on 29 February: the anniversary is 28 February
    ['2024-02-29', '2025-02-28', 4],
    ['2024-02-29', '2025-03-01', 6],
    // admitted in the future
    ['2026-08-01', '2026-06-30', 4],
  ])('admitted on %s is, on %s, %i hours', (admissionDate, date, hours) => {
    expect(initialVacationMinutes(admissionDate, date)).toBe(hours * HOUR);
  });
});

describe('raise of the vacation per month at an anniversary', () => {
  it.each([
    // The first year ends on 15 December 2026; the month that completes it earns the next step.
    ['2025-12-15', 4, '2026-11-30', undefined],
    ['2025-12-15', 4, '2026-12-01', 6],
    ['2025-12-15', 6, '2027-03-12', undefined],
    ['2021-06-29', 6, '2026-06-01', 8],
    // From the first step directly to the one that is due.
    ['2021-06-29', 4, '2026-06-01', 8],
    ['2017-06-29', 8, '2032-06-30', 10],
    // Not on the scale: an agreement, or an admission before the scale.
    ['2021-06-29', 5, '2026-06-01', undefined],
    ['2017-02-25', 8, '2026-06-01', undefined],
  ])('admitted on %s with %i hours becomes, on %s, %s', (admissionDate, hours, date, raised) => {
    const terms = { admissionDate, minutesPerMonth: hours * HOUR };
    expect(raisedVacationMinutes(terms, date)).toBe(raised === undefined ? undefined : raised * HOUR);
  });
});

describe('effective date of a raise', () => {
  // Admitted on 15 December 2025: the first year is complete by the end of December 2026.
  const saved = { admissionDate: '2025-12-15', minutesPerMonth: 4 * HOUR, minutesBefore: null };
  const raised = { ...saved, minutesPerMonth: 6 * HOUR };

  it('remembers the vacation before the raise that an anniversary brings', () => {
    expect(vacationMinutesBeforeRaise(saved, raised, '2026-12-01')).toBe(4 * HOUR);
    expect(vacationMinutesBeforeRaise(saved, raised, '2027-03-10')).toBe(4 * HOUR);
  });

  it('remembers none of a raise by agreement, which counts in every month', () => {
    expect(vacationMinutesBeforeRaise(saved, raised, '2026-11-30')).toBeNull();
    expect(
      vacationMinutesBeforeRaise(saved, { ...saved, minutesPerMonth: 8 * HOUR }, '2026-12-01'),
    ).toBeNull();
  });

  it('keeps what is saved or sent if the vacation per month stays', () => {
    const accepted = { ...raised, minutesBefore: 4 * HOUR };
    expect(vacationMinutesBeforeRaise(accepted, accepted, '2028-01-01')).toBe(4 * HOUR);
    expect(vacationMinutesBeforeRaise(accepted, raised, '2028-01-01')).toBeNull();
    expect(vacationMinutesBeforeRaise(accepted, saved, '2028-01-01')).toBeNull();
  });

  it.each([
    ['2026-11-30', 4],
    ['2026-12-01', 6],
    ['2027-03-10', 6],
  ])('counts the raise, in the month of %s, as %i hours', (date, hours) => {
    expect(vacationMinutesInMonth({ ...raised, minutesBefore: 4 * HOUR }, date)).toBe(hours * HOUR);
  });

  it('counts a vacation that no anniversary raised in every month', () => {
    expect(vacationMinutesInMonth(raised, '2026-01-31')).toBe(6 * HOUR);
  });
});
