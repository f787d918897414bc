import { saturdaysBetween } from '../time/calendar-date.ts';
import type { PaidEntry } from './paid-entry.ts';

/**
 * The weeks that a chauffeur is insured for, by what was paid in a quarter: each period once, as many weeks as it has
 * Saturdays. Source: Act 428-1950; 29 L.P.R.A. § 690.
 */
export function chauffeurWeeks(
  entries: readonly Pick<PaidEntry, 'periodId' | 'periodStart' | 'periodEnd'>[],
): number {
  const periods = new Map(entries.map((entry) => [entry.periodId, entry]));
  return [...periods.values()].reduce(
    (sum, { periodStart, periodEnd }) => sum + saturdaysBetween(periodStart, periodEnd),
    0,
  );
}
