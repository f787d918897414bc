import { freeSaturdays } from '../pay/chauffeur-saturdays.ts';
import { type CalendarDate, quarterOf } from '../time/calendar-date.ts';
import { byEmployee, byPayDate, type PaidEntry } from './paid-entry.ts';

type PaidPeriod = Pick<
  PaidEntry,
  'employeeId' | 'entryId' | 'payDate' | 'periodStart' | 'periodEnd' | 'isCorrection' | 'isChauffeur'
>;

/**
 * Returns the pay of chauffeurs with the number of weeks that each entry insures: the Saturdays of its period
 * that no earlier entry insured, at any frequency. A correction insures none, because its closed period
 * already did. Source: Act 428-1950; 29 L.P.R.A. § 690.
 */
export function insuredWeeks<Entry extends PaidPeriod>(
  entriesOfYear: readonly Entry[],
): (Entry & { weeks: number })[] {
  return byEmployee(entriesOfYear.filter(({ isChauffeur }) => isChauffeur)).flatMap(([, own]) => {
    const insured = new Set<CalendarDate>();
    return byPayDate(own).map((entry) => {
      const period = { start: entry.periodStart, end: entry.periodEnd };
      const saturdays = entry.isCorrection ? [] : freeSaturdays(period, insured);
      for (const day of saturdays) insured.add(day);
      return { ...entry, weeks: saturdays.length };
    });
  });
}

/** Returns the number of insured weeks that were paid in a quarter. */
export function chauffeurWeeks(entriesOfYear: readonly PaidPeriod[], quarter: number): number {
  return insuredWeeks(entriesOfYear)
    .filter(({ payDate }) => quarterOf(payDate) === quarter)
    .reduce((sum, { weeks }) => sum + weeks, 0);
}
