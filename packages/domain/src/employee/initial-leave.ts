import { addYears, type CalendarDate, endOfMonth } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';

/**
 * The first admission date with vacation by years of service. It is the specification's date; the law's own
 * is 26 January 2017 (Puerto Rico Labor Transformation and Flexibility Act, Act 4-2017).
 */
export const SERVICE_SCALE_SINCE: CalendarDate = '2017-02-26';

/** The work in a month that earns leave: 130 hours. Act 180-1998, article 6, as amended by Act 4-2017. */
export const STANDARD_THRESHOLD_MINUTES: Minutes = 130 * 60;

/** The regular day of work if nothing else is known: 8 hours. Act 180-1998, article 6. */
export const STANDARD_DAY_MINUTES: Minutes = 8 * 60;

/** The vacation per month before the scale, and above 15 years of service: 10 hours. */
const FULL_MINUTES: Minutes = 10 * 60;

/**
 * The vacation per month up to and including a number of years of service. Act 180-1998, article 6, as
 * amended by Act 4-2017.
 */
const SERVICE_SCALE: readonly { years: number; minutes: Minutes }[] = [
  { years: 1, minutes: 4 * 60 },
  { years: 5, minutes: 6 * 60 },
  { years: 15, minutes: 8 * 60 },
];

/**
 * Returns the initial vacation per month, in minutes, of an employee admitted on `admissionDate`, as of
 * `date`.
 */
export function initialVacationMinutes(admissionDate: CalendarDate, date: CalendarDate): Minutes {
  if (admissionDate < SERVICE_SCALE_SINCE) return FULL_MINUTES;
  const step = SERVICE_SCALE.find(({ years }) => date <= addYears(admissionDate, years));
  return step?.minutes ?? FULL_MINUTES;
}

/** The admission and the vacation per month of an employee. */
export type VacationTerms = { admissionDate: CalendarDate; minutesPerMonth: Minutes };

/** The terms of vacation, with the vacation per month until the anniversary that raised it, if one did. */
export type RaisedVacationTerms = VacationTerms & { minutesBefore: Minutes | null };

/** The fields of an employee's record that have the terms of vacation. */
type VacationRecord = {
  admissionDate: CalendarDate;
  leave: { vacation: { minutesPerMonth: Minutes } };
  vacationMinutesBefore: Minutes | null;
};

/** Returns the terms of vacation of an employee's record. */
export function vacationTermsOf({
  admissionDate,
  leave,
  vacationMinutesBefore,
}: VacationRecord): RaisedVacationTerms {
  const { minutesPerMonth } = leave.vacation;
  return { admissionDate, minutesPerMonth, minutesBefore: vacationMinutesBefore };
}

/**
 * Returns the vacation that the month of `date` earns. A raise counts from the month by whose end the years
 * of service are complete, whenever it was accepted.
 */
export function vacationMinutesInMonth(
  { admissionDate, minutesPerMonth, minutesBefore }: RaisedVacationTerms,
  date: CalendarDate,
): Minutes {
  if (minutesBefore === null) return minutesPerMonth;
  const isBefore = initialVacationMinutes(admissionDate, endOfMonth(date)) < minutesPerMonth;
  return isBefore ? minutesBefore : minutesPerMonth;
}

/**
 * Returns the vacation per month before an anniversary, for a record whose vacation per month changes on
 * `date`: that of the saved record if the change is the raise which an anniversary brings, and null if it is
 * another one, which counts in every month. A change that leaves the vacation per month keeps what is saved.
 */
export function vacationMinutesBeforeRaise(
  saved: RaisedVacationTerms,
  changed: RaisedVacationTerms,
  date: CalendarDate,
): Minutes | null {
  const isStated = changed.minutesBefore !== saved.minutesBefore;
  if (isStated || changed.minutesPerMonth === saved.minutesPerMonth) return changed.minutesBefore;
  const { admissionDate, minutesPerMonth } = changed;
  const raised = raisedVacationMinutes({ admissionDate, minutesPerMonth: saved.minutesPerMonth }, date);
  return raised === minutesPerMonth ? saved.minutesPerMonth : null;
}

/**
 * Returns the higher vacation per month after an anniversary; undefined if it does not rise. A month counts
 * the service completed by its end. Vacation outside the steps of the scale is by agreement and stays. The
 * raise is only proposed, because an employer of 12 employees or fewer may stay at the first step (Act
 * 180-1998, article 6, as amended by Act 4-2017).
 */
export function raisedVacationMinutes(
  { admissionDate, minutesPerMonth }: VacationTerms,
  date: CalendarDate,
): Minutes | undefined {
  if (admissionDate < SERVICE_SCALE_SINCE) return undefined;
  if (!SERVICE_SCALE.some(({ minutes }) => minutes === minutesPerMonth)) return undefined;
  const due = initialVacationMinutes(admissionDate, endOfMonth(date));
  return due > minutesPerMonth ? due : undefined;
}
