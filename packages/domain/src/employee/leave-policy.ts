import type { Minutes } from '../time/work-minutes.ts';

/** The two kinds of paid leave that Garita keeps a balance of. */
export const LEAVE_KINDS = ['vacation', 'sick'] as const;
export type LeaveKind = (typeof LEAVE_KINDS)[number];

/**
 * The leave that a month of work earns: `minutesPerMonth` once `thresholdMinutes` were worked in the month.
 */
export type LeaveCredit = { minutesPerMonth: Minutes; thresholdMinutes: Minutes };

/**
 * An employee's terms for leave, as frozen in each entry. `salariedMinutes` counts as worked once per period
 * of an employee with a salary, who types no hours.
 */
export type LeavePolicy = Record<LeaveKind, LeaveCredit> & { salariedMinutes: Minutes };
