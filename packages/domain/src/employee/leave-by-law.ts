import { mulDiv } from '../money/mul-div.ts';
import { addYears, type CalendarDate, endOfMonth } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';
import { STANDARD_THRESHOLD_MINUTES } from './initial-leave.ts';
import { REFORM_DATE } from './labor-reform.ts';
import type { LeaveCredits, LeaveLawTerms } from './leave-policy.ts';

/**
 * The work in a month that earns leave if the employee was hired before the reform: 115 hours. Act 180-1998,
 * article 6, before Act 4-2017.
 */
const EARLIER_THRESHOLD_MINUTES: Minutes = 115 * 60;

/** The vacation per month of those hired before the reform: a day and a quarter. Act 180-1998, article 6. */
const EARLIER_QUARTERS = 5;

/**
 * The vacation per month after complete years of service, in quarters of a day, the longest service first.
 * Act 180-1998, article 6, as amended by Act 4-2017.
 */
const SERVICE_STEPS = [
  { years: 15, quarters: 5 },
  { years: 5, quarters: 4 },
  { years: 1, quarters: 3 },
] as const;

/** The vacation per month in the first year, and at a small employer: half a day. The same article. */
const FIRST_QUARTERS = 2;

/**
 * Returns the leave that a month earns by law, in minutes, each half up. The month is that of `date`; it
 * counts the service that is complete at its end. Sick leave is one day. An exempt employee earns nothing.
 */
export function leaveByLaw(terms: LeaveLawTerms, date: CalendarDate): LeaveCredits {
  const { admissionDate, isExempt, dayMinutes } = terms;
  const thresholdMinutes =
    admissionDate < REFORM_DATE ? EARLIER_THRESHOLD_MINUTES : STANDARD_THRESHOLD_MINUTES;
  const credit = (quarters: number) => ({
    minutesPerMonth: isExempt ? 0 : mulDiv(dayMinutes, quarters, 4),
    thresholdMinutes,
  });
  return { vacation: credit(vacationQuarters(terms, endOfMonth(date))), sick: credit(4) };
}

/** Returns the vacation of a month in quarters of a day. */
function vacationQuarters({ admissionDate, isSmallEmployer }: LeaveLawTerms, monthEnd: CalendarDate): number {
  if (admissionDate < REFORM_DATE) return EARLIER_QUARTERS;
  if (isSmallEmployer) return FIRST_QUARTERS;
  const step = SERVICE_STEPS.find(({ years }) => addYears(admissionDate, years) <= monthEnd);
  return step?.quarters ?? FIRST_QUARTERS;
}
