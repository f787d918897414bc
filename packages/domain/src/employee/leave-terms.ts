import type { LeaveRule } from '../reference/enumerations.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';
import type { Employee } from './employee.schema.ts';
import {
  raisedVacationMinutes,
  STANDARD_DAY_MINUTES,
  vacationMinutesInMonth,
  vacationTermsOf,
} from './initial-leave.ts';
import { leaveByLaw } from './leave-by-law.ts';
import {
  creditsOf,
  type FrozenLeavePolicy,
  LEAVE_KINDS,
  type LeaveCredit,
  type LeaveCredits,
  type LeaveLawFacts,
  type LeaveProfile,
  ownLeavePolicy,
} from './leave-policy.ts';

/** The rule of a company's leave; the specification's if it is absent. */
export type LeaveRuleOfCompany = { leaveRule?: LeaveRule; isSmallEmployer?: boolean };

/**
 * Returns the terms of leave of an entry, in the month in which the period starts: by the specification the
 * employee's own, with a raise from its anniversary on, and by the law's rule those of the law.
 */
export function leavePolicyInPeriod(
  profile: LeaveProfile,
  company: LeaveRuleOfCompany,
  { start, end }: { start: CalendarDate; end: CalendarDate },
): FrozenLeavePolicy {
  const own = ownLeavePolicy(profile);
  const facts = leaveLawFacts(profile, company);
  if (!facts) return { ...own, vacation: raisedVacation(profile, start) };
  const vacationAtEnd = creditsByLaw(profile, facts, end).vacation.minutesPerMonth;
  return { ...own, ...creditsByLaw(profile, facts, start), byLaw: { ...facts, vacationAtEnd } };
}

/** Returns the employee's own vacation in the month of a date, which a raise changes at its anniversary. */
function raisedVacation(
  { leave, admissionDate, vacationMinutesBefore = null }: LeaveProfile,
  date: CalendarDate,
): LeaveCredit {
  const { vacation } = creditsOf(leave);
  if (admissionDate === undefined) return vacation;
  const terms = vacationTermsOf({ admissionDate, leave, vacationMinutesBefore });
  return { ...vacation, minutesPerMonth: vacationMinutesInMonth(terms, date) };
}

/** Returns the terms of a month by law: those that somebody typed, if the record is marked. */
function creditsByLaw({ leave }: LeaveProfile, facts: LeaveLawFacts, date: CalendarDate): LeaveCredits {
  return facts.isEdited ? creditsOf(leave) : leaveByLaw(facts, date);
}

/** Returns the facts of leave by law; undefined by the specification. */
function leaveLawFacts(
  { admissionDate, isExempt = false, dayMinutes = STANDARD_DAY_MINUTES, isLeaveEdited = false }: LeaveProfile,
  { leaveRule, isSmallEmployer = false }: LeaveRuleOfCompany,
): LeaveLawFacts | undefined {
  if (leaveRule !== 'law' || admissionDate === undefined) return undefined;
  return { admissionDate, isExempt, dayMinutes, isSmallEmployer, isEdited: isLeaveEdited };
}

/** Returns the terms of a record in the month of a date: by law, those of the law unless some were typed. */
export function leaveInForce(
  profile: LeaveProfile,
  company: LeaveRuleOfCompany,
  date: CalendarDate,
): LeaveCredits {
  const facts = leaveLawFacts(profile, company);
  return facts ? creditsByLaw(profile, facts, date) : creditsOf(profile.leave);
}

/** The facts of an employee that tell whether the typed vacation per month is still enough. */
export type TypedVacation = Pick<Employee, 'admissionDate' | 'isExempt' | 'dayMinutes' | 'isLeaveEdited'> & {
  minutesPerMonth: Minutes;
};

/**
 * Returns the vacation per month that the month of a date would give if it is more than the typed one:
 * undefined otherwise. By the specification an anniversary raises it; by law, terms that nobody typed rise
 * without anybody.
 */
export function vacationAboveTyped(
  { minutesPerMonth, ...typed }: TypedVacation,
  company: LeaveRuleOfCompany,
  date: CalendarDate,
): Minutes | undefined {
  if (company.leaveRule !== 'law')
    return raisedVacationMinutes({ admissionDate: typed.admissionDate, minutesPerMonth }, date);
  if (!typed.isLeaveEdited) return undefined;
  const { vacation } = leaveByLaw({ ...typed, isSmallEmployer: company.isSmallEmployer ?? false }, date);
  return vacation.minutesPerMonth > minutesPerMonth ? vacation.minutesPerMonth : undefined;
}

type LeaveRecord = LeaveProfile & Pick<Employee, 'leave' | 'isLeaveEdited'>;

/** Returns an employee whose record shows the terms of leave that apply in the month of a date. */
export function withLeaveInForce<Shown extends LeaveRecord>(
  employee: Shown,
  company: LeaveRuleOfCompany,
  date: CalendarDate,
): Shown {
  return { ...employee, leave: withCredits(employee.leave, leaveInForce(employee, company, date)) };
}

/**
 * Returns an employee as it is saved under the company's rule. By law, a rate or a threshold that is neither
 * the law's for the saved record nor for the changed one was typed, which marks the record. Terms that nobody
 * typed keep their saved values, which apply again if the company leaves the law's rule. A saved mark stays
 * until the change takes it back.
 */
export function withTypedLeave<Changed extends LeaveRecord>(
  changed: Changed,
  company: LeaveRuleOfCompany,
  { saved, date }: { saved?: LeaveRecord | undefined; date: CalendarDate },
): Changed {
  if (company.leaveRule !== 'law') return changed;
  const byLaw = [changed, ...(saved ? [saved] : [])].map((one) =>
    leaveInForce({ ...one, isLeaveEdited: false }, company, date),
  );
  const isTyped = LEAVE_KINDS.some((kind) =>
    (['minutesPerMonth', 'thresholdMinutes'] as const).some((term) =>
      byLaw.every((credits) => credits[kind][term] !== changed.leave[kind][term]),
    ),
  );
  if (changed.isLeaveEdited || (isTyped && !saved?.isLeaveEdited)) return { ...changed, isLeaveEdited: true };
  const [computed] = byLaw;
  const kept = saved && !saved.isLeaveEdited ? saved.leave : computed;
  return { ...changed, leave: withCredits(changed.leave, creditsOf(kept ?? changed.leave)) };
}

/** Replaces the rates and thresholds of a record; its opening balances stay. */
function withCredits(leave: Employee['leave'], { vacation, sick }: LeaveCredits): Employee['leave'] {
  return { vacation: { ...leave.vacation, ...vacation }, sick: { ...leave.sick, ...sick } };
}
