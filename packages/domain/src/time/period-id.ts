import type { PayFrequency } from '../reference/enumerations.ts';
import type { CalendarDate } from './calendar-date.ts';

/**
 * A pay period of one year and frequency. `id` = year × 1000 + type × 100 + number (weekly 21 of 2026 =
 * 2026121). The type of a period of a company's own calendar is 4 higher (2026521).
 */
export type PayPeriod = {
  id: number;
  year: number;
  frequency: PayFrequency;
  number: number;
  start: CalendarDate;
  end: CalendarDate;
};

/** The digit of each frequency in a period id, as the documented API numbers them. */
const FREQUENCY_DIGIT: Record<PayFrequency, number> = {
  weekly: 1,
  biweekly: 2,
  semimonthly: 3,
  monthly: 4,
};

/** The number of types without a calendar, which is added to the type of a calendar's period. */
const CALENDAR_DIGITS = 4;

const FREQUENCY_OF_DIGIT = new Map<number, PayFrequency>([
  [1, 'weekly'],
  [2, 'biweekly'],
  [3, 'semimonthly'],
  [4, 'monthly'],
  [CALENDAR_DIGITS + 1, 'weekly'],
  [CALENDAR_DIGITS + 2, 'biweekly'],
]);

/** Returns the digit of a frequency on the wire: 1 weekly, 2 biweekly, 3 semimonthly, 4 monthly. */
export function frequencyDigit(frequency: PayFrequency): number {
  return FREQUENCY_DIGIT[frequency];
}

/** Returns the digits of a frequency in period ids: that of the law's periods, and that of a calendar's. */
export function periodDigits(frequency: PayFrequency): [number, number] {
  return [FREQUENCY_DIGIT[frequency], FREQUENCY_DIGIT[frequency] + CALENDAR_DIGITS];
}

/** Returns the id of a period that belongs to no calendar. */
export function periodId(year: number, frequency: PayFrequency, number: number): number {
  return year * 1000 + FREQUENCY_DIGIT[frequency] * 100 + number;
}

/** Returns the id of a period of a company's own calendar. */
export function calendarPeriodId(year: number, frequency: PayFrequency, number: number): number {
  return periodId(year, frequency, number) + CALENDAR_DIGITS * 100;
}

/** The parts of a period id. The first and the last day are no part of it: they depend on the company. */
export type PeriodIdParts = Pick<PayPeriod, 'id' | 'year' | 'frequency' | 'number'> & {
  isOfCalendar: boolean;
};

/** Returns the parts of a period id; undefined if no period can have it. */
export function parsePeriodId(id: number): PeriodIdParts | undefined {
  const year = Math.trunc(id / 1000);
  const digit = Math.trunc((id % 1000) / 100);
  const number = id % 100;
  const frequency = FREQUENCY_OF_DIGIT.get(digit);
  if (!frequency || number < 1 || year < 1900 || year > 2199) return undefined;
  return { id, year, frequency, number, isOfCalendar: digit > CALENDAR_DIGITS };
}

/** The columns of a recorded period: its id and the first and last day that its event froze. */
export type RecordedPeriod = { periodId: number; periodStart: CalendarDate; periodEnd: CalendarDate };

/**
 * Returns a recorded period with the days that its event froze, so that no later calendar of the company
 * changes it. Throws a `RangeError` for an id that no period can have.
 */
export function recordedPeriod({ periodId: id, periodStart, periodEnd }: RecordedPeriod): PayPeriod {
  const parts = parsePeriodId(id);
  if (!parts) throw new RangeError(`No year has a period ${id}`);
  const { isOfCalendar: _, ...named } = parts;
  return { ...named, start: periodStart, end: periodEnd };
}
