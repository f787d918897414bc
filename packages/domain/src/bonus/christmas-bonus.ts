import type { BonusRule } from '../company/bonus-rule.schema.ts';
import type { Cents } from '../money/cents.ts';
import { applyRate } from '../money/rate.ts';
import type { Amounts } from '../pay/amounts.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';

/**
 * The minimum time of work in the bonus year: 1,350 hours. Source: Act 148 of 1969, as amended by Act 4-2017,
 * art. 7.02.
 */
export const BONUS_THRESHOLD: Minutes = 1_350 * 60;

/**
 * Returns the bonus year that is paid in `year`: 1 October of the year before to 30 September. Source: Act
 * 148 of 1969, § 1.
 */
export function bonusYear(year: number): { from: CalendarDate; to: CalendarDate } {
  return { from: `${year - 1}-10-01`, to: `${year}-09-30` };
}

/**
 * Returns the minutes of an entry that count toward the bonus. The time of a salary counts as regular time.
 */
export function bonusMinutes(
  { countedHours }: Pick<BonusRule, 'countedHours'>,
  amounts: Amounts,
  salariedMinutes: Minutes,
): Minutes {
  return (
    (countedHours.regular ? amounts.regularMinutes + salariedMinutes : 0) +
    (countedHours.overtime ? amounts.overtimeMinutes : 0) +
    (countedHours.vacation ? amounts.vacationMinutes : 0) +
    (countedHours.sick ? amounts.sickMinutes : 0)
  );
}

/**
 * Returns the bonus by a company's own settings, in cents: its percentage of what somebody earned, up to its
 * maximum; nothing below 1,350 hours.
 */
export function christmasBonus(
  rule: BonusRule,
  { headCount, earned, minutes }: { headCount: number; earned: Cents; minutes: Minutes },
): Cents {
  if (minutes < BONUS_THRESHOLD) return 0;
  const terms = headCount > rule.employeeThreshold ? rule.large : rule.small;
  return Math.min(applyRate(earned, terms.rate), terms.maximum);
}
