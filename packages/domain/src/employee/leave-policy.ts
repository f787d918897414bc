import type { Minutes } from '../time/work-minutes.ts';

/** The two kinds of paid leave with a balance. */
export const LEAVE_KINDS = ['vacation', 'sick'] as const;
export type LeaveKind = (typeof LEAVE_KINDS)[number];

/** The leave that a month of work earns: `minutesPerMonth` if at least `thresholdMinutes` were worked. */
export type LeaveCredit = { minutesPerMonth: Minutes; thresholdMinutes: Minutes };

/**
 * An employee's terms of leave, as frozen in each entry. `salariedMinutes` counts as worked once per period
 * if the employee has a salary, because no hours are typed.
 */
export type LeavePolicy = Record<LeaveKind, LeaveCredit> & { salariedMinutes: Minutes };
