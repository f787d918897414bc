import { z } from 'zod';
import { requiredOr, STRICT } from '../field-code.ts';
import type { PayFrequency } from '../reference/enumerations.ts';
import { type CalendarDate, calendarDateSchema, daysBetween } from './calendar-date.ts';

/** The days to which a payday on a weekend or a holiday moves: the working day before, after, or none. */
export const HOLIDAY_RULES = ['before', 'after', 'none'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

/** The most days from the end of a period to its payday. */
export const MAX_PAY_LAG_DAYS = 31;

const dayOrNull = calendarDateSchema.nullable().default(null);

/**
 * The calendar of a company for one pay frequency, as it is typed. Weekly and biweekly pay need both days:
 * the first day of any period, which fixes the grid in both directions, and the first day of the first period
 * on that grid. Semimonthly and monthly periods follow the month, so both days must be null.
 *
 * Codes: `required`, `option-invalid`, `pay-lag-invalid`, `date-invalid`, `unknown-field`.
 */
export const payCalendarSchema = z.strictObject(
  {
    firstStart: dayOrNull,
    effectiveFrom: dayOrNull,
    payLagDays: z
      .int(requiredOr('pay-lag-invalid'))
      .min(0, 'pay-lag-invalid')
      .max(MAX_PAY_LAG_DAYS, 'pay-lag-invalid')
      .default(0),
    holidays: z.enum(HOLIDAY_RULES, requiredOr('option-invalid')).default('none'),
  },
  STRICT,
);
export type PayCalendarDraft = z.infer<typeof payCalendarSchema>;

/**
 * A dated version of a company's calendar for one frequency. `firstStart` is null if the periods follow the
 * month; then `effectiveFrom` is the day on which the version was set.
 */
export type PayCalendar = Omit<PayCalendarDraft, 'effectiveFrom'> & {
  frequency: PayFrequency;
  effectiveFrom: CalendarDate;
};

/** A calendar with periods of its own, which are consecutive blocks of days. */
export type GridCalendar = PayCalendar & { firstStart: CalendarDate };

const BLOCK_DAYS: Partial<Record<PayFrequency, number>> = { weekly: 7, biweekly: 14 };

/** Returns the days of a calendar's periods: 7 weekly, 14 biweekly; undefined if periods follow the month. */
export function blockDays(frequency: PayFrequency): number | undefined {
  return BLOCK_DAYS[frequency];
}

/** A field of a calendar that cannot be taken, and why. */
export type PayCalendarIssue = {
  field: 'firstStart' | 'effectiveFrom';
  code: 'required' | 'calendar-follows-month' | 'calendar-starts-no-period';
};

/**
 * Returns the fields of a calendar that do not fit its frequency: missing days, days of a frequency that
 * follows the month, and an effective day on which the grid begins no period.
 */
export function payCalendarIssues(
  frequency: PayFrequency,
  { firstStart, effectiveFrom }: Pick<PayCalendarDraft, 'firstStart' | 'effectiveFrom'>,
): PayCalendarIssue[] {
  const days = blockDays(frequency);
  const issueOf = (field: PayCalendarIssue['field'], isWrong: boolean, code: PayCalendarIssue['code']) =>
    isWrong ? [{ field, code }] : [];
  if (days === undefined)
    return [
      ...issueOf('firstStart', firstStart !== null, 'calendar-follows-month'),
      ...issueOf('effectiveFrom', effectiveFrom !== null, 'calendar-follows-month'),
    ];
  if (firstStart === null || effectiveFrom === null)
    return [
      ...issueOf('firstStart', firstStart === null, 'required'),
      ...issueOf('effectiveFrom', effectiveFrom === null, 'required'),
    ];
  return issueOf(
    'effectiveFrom',
    daysBetween(firstStart, effectiveFrom) % days !== 0,
    'calendar-starts-no-period',
  );
}
