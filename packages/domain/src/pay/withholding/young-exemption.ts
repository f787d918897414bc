import type { Cents } from '../../money/cents.ts';
import { type CalendarDate, yearOf } from '../../time/calendar-date.ts';

/**
 * The yearly income tax exemption of young employees, in cents: the first 40,000.00 of wages, for ages 16 to
 * 26 on the last day of the year. Source: Puerto Rico Internal Revenue Code, sec. 1031.02(a)(36); code E of
 * the W-2PR. In force 2024 to 2026.
 */
export const YOUNG_EXEMPTION: Cents = 40_000_00;
const YOUNGEST = 16;
const OLDEST = 26;

/** Returns true if the birthday gives the age of the exemption in a year. */
export function isYoung(birthday: CalendarDate, year: number): boolean {
  return isYoungAt(year - yearOf(birthday));
}

/** Returns true if somebody of this age at the end of the year has the exemption. */
export function isYoungAt(age: number): boolean {
  return age >= YOUNGEST && age <= OLDEST;
}
