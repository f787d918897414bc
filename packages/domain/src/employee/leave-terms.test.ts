import { describe, expect, it } from 'vitest';
import { anEmployee } from './employee.builder.ts';
import {
  leaveInForce,
  leavePolicyInPeriod,
  vacationAboveTyped,
  withLeaveInForce,
  withTypedLeave,
} from './leave-terms.ts';

const BY_LAW = { leaveRule: 'law', isSmallEmployer: false } as const;
const TODAY = '2026-06-10';

// By law 3/4 of a day of vacation a month until February 2027. The record has 10 hours, from 100 of work on.
const employee = anEmployee({
  admissionDate: '2022-03-14',
  leave: {
    vacation: {
      openingMinutes: 60,
      openingDate: '2026-01-01',
      minutesPerMonth: 600,
      thresholdMinutes: 6_000,
    },
    sick: { openingMinutes: 0, openingDate: '2026-01-01', minutesPerMonth: 480, thresholdMinutes: 7_800 },
  },
});

/** The employee with another vacation per month. */
const typed = (minutesPerMonth: number, one = employee) => ({
  ...one,
  leave: { ...one.leave, vacation: { ...one.leave.vacation, minutesPerMonth } },
});

describe('the terms of leave of an entry', () => {
  const period = { start: '2026-06-01', end: '2026-06-07' };

  it('are those of the employee by the specification, whatever the hire date is', () => {
    expect(leavePolicyInPeriod(employee, { leaveRule: 'specification' }, period)).toEqual({
      vacation: { minutesPerMonth: 600, thresholdMinutes: 6_000 },
      sick: { minutesPerMonth: 480, thresholdMinutes: 7_800 },
      salariedMinutes: 0,
    });
  });

  it('have the vacation of before a raise until the month of its anniversary, by the specification', () => {
    // Five years of service are complete on 14 March 2027; 6 hours a month before, 8 from then on.
    const raised = { ...typed(480), vacationMinutesBefore: 360 };
    const inMonth = (start: string) =>
      leavePolicyInPeriod(raised, { leaveRule: 'specification' }, { start, end: start }).vacation;
    expect(inMonth('2027-02-22').minutesPerMonth).toBe(360);
    expect(inMonth('2027-03-01').minutesPerMonth).toBe(480);
  });

  it('are those of the law, with the facts that they follow from', () => {
    // 4 years are complete at the end of June 2026: 3/4 of 8 hours.
    expect(leavePolicyInPeriod(employee, BY_LAW, period)).toEqual({
      vacation: { minutesPerMonth: 360, thresholdMinutes: 7_800 },
      sick: { minutesPerMonth: 480, thresholdMinutes: 7_800 },
      salariedMinutes: 0,
      byLaw: {
        admissionDate: '2022-03-14',
        isExempt: false,
        isSmallEmployer: false,
        dayMinutes: 480,
        isEdited: false,
        vacationAtEnd: 360,
      },
    });
  });

  it('have the vacation of the month of each end of the period', () => {
    const overAnniversary = { start: '2027-02-22', end: '2027-03-07' };
    // Five years are complete on 14 March 2027: 6 hours in February, 8 in March.
    expect(leavePolicyInPeriod(employee, BY_LAW, overAnniversary)).toMatchObject({
      vacation: { minutesPerMonth: 360 },
      byLaw: { vacationAtEnd: 480 },
    });
  });

  it('are what somebody typed if the record is marked', () => {
    const marked = { ...typed(720), isLeaveEdited: true };
    expect(leavePolicyInPeriod(marked, BY_LAW, period)).toMatchObject({
      vacation: { minutesPerMonth: 720, thresholdMinutes: 6_000 },
      byLaw: { isEdited: true, vacationAtEnd: 720 },
    });
  });
});

describe('vacation above the typed one', () => {
  const above = (
    minutesPerMonth: number,
    company: Parameters<typeof vacationAboveTyped>[1],
    isLeaveEdited = true,
  ) => vacationAboveTyped({ ...employee, isLeaveEdited, minutesPerMonth }, company, TODAY);

  it('is the step of the law that passed it', () => {
    // 3/4 of 8 hours in June 2026
    expect(above(300, BY_LAW)).toBe(360);
    expect(above(360, BY_LAW)).toBeUndefined();
    expect(above(600, BY_LAW)).toBeUndefined();
  });

  it('is never by law where nobody typed it', () => {
    expect(above(240, BY_LAW, false)).toBeUndefined();
  });

  it('is the step of the specification without the law’s rule', () => {
    expect(above(240, { leaveRule: 'specification' }, false)).toBe(360);
  });
});

describe('a record of leave by law', () => {
  it('shows the terms of the law and keeps its opening balance', () => {
    expect(withLeaveInForce(employee, BY_LAW, TODAY).leave.vacation).toEqual({
      openingMinutes: 60,
      openingDate: '2026-01-01',
      minutesPerMonth: 360,
      thresholdMinutes: 7_800,
    });
  });

  it('does not change when what it shows is saved again', () => {
    const shown = withLeaveInForce(employee, BY_LAW, TODAY);
    expect(withTypedLeave(shown, BY_LAW, { saved: employee, date: TODAY })).toEqual(employee);
  });

  it('is marked when a rate is neither the law’s for the saved record nor for the changed one', () => {
    const shown = withLeaveInForce(employee, BY_LAW, TODAY);
    const changed = withTypedLeave(typed(720, shown), BY_LAW, { saved: employee, date: TODAY });
    expect(changed).toMatchObject({ isLeaveEdited: true, leave: { vacation: { minutesPerMonth: 720 } } });
  });

  it('is not marked when only the hire date changes, and what was shown is sent with it', () => {
    const shown = withLeaveInForce(employee, BY_LAW, TODAY);
    const changed = withTypedLeave({ ...shown, admissionDate: '2016-03-14' }, BY_LAW, {
      saved: employee,
      date: TODAY,
    });
    expect(changed.isLeaveEdited).toBe(false);
    expect(leaveInForce(changed, BY_LAW, TODAY).vacation).toEqual({
      minutesPerMonth: 600,
      thresholdMinutes: 115 * 60,
    });
  });

  it('goes back to the law when the mark is taken back', () => {
    const saved = { ...typed(720), isLeaveEdited: true };
    const changed = withTypedLeave({ ...saved, isLeaveEdited: false }, BY_LAW, { saved, date: TODAY });
    expect(changed).toMatchObject({ isLeaveEdited: false, leave: { vacation: { minutesPerMonth: 360 } } });
  });

  it('stays marked when it is sent back with its mark', () => {
    const saved = { ...typed(720), isLeaveEdited: true };
    expect(withTypedLeave(saved, BY_LAW, { saved, date: TODAY })).toEqual(saved);
  });

  it('of a new employee is the law’s, or marked if something else was typed', () => {
    expect(withTypedLeave(typed(360), BY_LAW, { date: TODAY }).isLeaveEdited).toBe(true);
    const shown = withLeaveInForce(employee, BY_LAW, TODAY);
    expect(withTypedLeave(shown, BY_LAW, { date: TODAY })).toEqual(shown);
  });

  it('stays as it is typed by the specification', () => {
    const company = { leaveRule: 'specification' } as const;
    expect(withTypedLeave(typed(720), company, { saved: employee, date: TODAY })).toEqual(typed(720));
  });
});
