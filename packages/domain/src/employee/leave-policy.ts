import type { Minutes } from '../time/work-minutes.ts';

/** The two kinds of paid leave with a balance. */
export const LEAVE_KINDS = ['vacation', 'sick'] as const;
export type LeaveKind = (typeof LEAVE_KINDS)[number];

/** The leave that a month of work earns: `minutesPerMonth` if at least `thresholdMinutes` were worked. */
export type LeaveCredit = { minutesPerMonth: Minutes; thresholdMinutes: Minutes };

/** The leave that a month of work earns, by kind. */
export type LeaveCredits = Record<LeaveKind, LeaveCredit>;

/**
 * An employee's terms of leave, as frozen in each entry. `salariedMinutes` counts as worked once per period
 * if the employee has a salary, because no hours are typed. `byLaw` is absent for leave by the specification.
 */
export type LeavePolicy = LeaveCredits & { salariedMinutes: Minutes; byLaw?: LeaveByLaw };

/** The sick leave that an employee may have by law: 15 days. Act 180-1998, article 6. */
const SICK_CAP_DAYS = 15;

/** Returns the most sick leave that a credit by law fills up to, for a regular day of these minutes. */
export function sickCapMinutes(dayMinutes: Minutes): Minutes {
  return SICK_CAP_DAYS * dayMinutes;
}

/** The terms of an entry that leave by law has beside the credits. */
export type LeaveByLaw = {
  /** The regular day of work. */
  dayMinutes: Minutes;
  /** The vacation of the month in which the period ends. */
  vacationAtEnd: Minutes;
};
