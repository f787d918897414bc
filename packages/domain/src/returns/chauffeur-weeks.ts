import { quarterOf, saturdaysBetween } from '../time/calendar-date.ts';
import { byEmployee, byPayDate, type PaidEntry } from './paid-entry.ts';

type PaidPeriod = Pick<
  PaidEntry,
  | 'employeeId'
  | 'entryId'
  | 'payDate'
  | 'periodId'
  | 'periodStart'
  | 'periodEnd'
  | 'isCorrection'
  | 'isChauffeur'
>;

/**
 * Returns the pay of chauffeurs with the weeks that each pay insures: as many as its period has Saturdays,
 * with the first pay of the period alone. A correction belongs to weeks that its closed period has already
 * insured.
 * Source: Act 428-1950; 29 L.P.R.A. § 690.
 */
export function insuredWeeks<Entry extends PaidPeriod>(
  entriesOfYear: readonly Entry[],
): (Entry & { weeks: number })[] {
  return byEmployee(entriesOfYear.filter(({ isChauffeur }) => isChauffeur)).flatMap(([, own]) => {
    const counted = new Set<number>();
    return byPayDate(own).map((entry) => {
      const isFirst = !entry.isCorrection && !counted.has(entry.periodId);
      if (isFirst) counted.add(entry.periodId);
      return { ...entry, weeks: isFirst ? saturdaysBetween(entry.periodStart, entry.periodEnd) : 0 };
    });
  });
}

/** The weeks of all of it that were paid in a quarter. */
export function chauffeurWeeks(entriesOfYear: readonly PaidPeriod[], quarter: number): number {
  return insuredWeeks(entriesOfYear)
    .filter(({ payDate }) => quarterOf(payDate) === quarter)
    .reduce((sum, { weeks }) => sum + weeks, 0);
}
