import type { Company } from '../company/company.schema.ts';
import type { Minutes } from '../time/work-minutes.ts';
import type { Employee } from './employee.schema.ts';

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

/** The facts of an employee and a company that leave by law follows from. */
export type LeaveLawTerms = Pick<Employee, 'admissionDate' | 'isExempt' | 'dayMinutes'> &
  Pick<Company, 'isSmallEmployer'>;

/** The facts of leave by law; `isEdited` is true if typed terms replaced those of the law. */
export type LeaveLawFacts = LeaveLawTerms & { isEdited: boolean };

/** The terms of leave that an entry freezes, with the facts that the law's were computed from. */
export type FrozenLeavePolicy = LeavePolicy & { byLaw?: LeaveByLaw & LeaveLawFacts };

/** The facts of an employee that leave depends on. A supposed employee may lack those of the law. */
export type LeaveProfile = Pick<Employee, 'salary' | 'workMinutes'> & { leave: LeaveCredits } & Partial<
    Pick<Employee, 'admissionDate' | 'isExempt' | 'dayMinutes' | 'isLeaveEdited' | 'vacationMinutesBefore'>
  >;

/** Returns an employee's own terms of leave, which apply by the specification or if somebody typed them. */
export function ownLeavePolicy({ leave, salary, workMinutes }: LeaveProfile): FrozenLeavePolicy {
  return { ...creditsOf(leave), salariedMinutes: salary > 0 ? workMinutes : 0 };
}

/** Returns the rates and thresholds alone. */
export function creditsOf({ vacation, sick }: LeaveCredits): LeaveCredits {
  const credit = ({ minutesPerMonth, thresholdMinutes }: LeaveCredit): LeaveCredit => ({
    minutesPerMonth,
    thresholdMinutes,
  });
  return { vacation: credit(vacation), sick: credit(sick) };
}
