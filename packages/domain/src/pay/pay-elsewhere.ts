import type { CalendarDate } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/period-id.ts';
import {
  mapYearToDate,
  type OtherRecord,
  type PaidElsewhere,
  sumYearToDate,
  type WithheldSoFar,
  type YearToDate,
} from './contributions.ts';

// The yearly limits apply per person and employer number. 26 U.S.C. § 3121(a)(1) and § 3102(f)(1) count what
// one employer pays an individual, through whichever records and companies.

/** Returns the sum of a person's other records. */
export function yearToDateElsewhere(elsewhere: readonly PaidElsewhere[] = []): YearToDate {
  return sumYearToDate(elsewhere.map(({ yearToDate }) => yearToDate));
}

/**
 * Adds the person's other records to the year to date of one record. Omits records that count for nothing, so
 * that they do not change the stored facts of an entry.
 */
export function withPayElsewhere(
  { yearToDate, ...weeks }: WithheldSoFar,
  others: readonly OtherRecord[] = [],
): WithheldSoFar {
  const elsewhere = others.filter(isCounted).map(({ incomeTax: _, ...record }): PaidElsewhere => record);
  if (elsewhere.length === 0) return { yearToDate, ...weeks };
  return {
    yearToDate: sumYearToDate([yearToDate, ...elsewhere.map((record) => record.yearToDate)]),
    ...weeks,
    elsewhere,
  };
}

function isCounted({ yearToDate, saturdays = [] }: PaidElsewhere): boolean {
  return saturdays.length > 0 || Object.values(yearToDate).some((cents) => cents !== 0);
}

/** A period; `isChauffeur` is true if its entry is for a chauffeur. */
type InsuredPeriod = { period: Pick<PayPeriod, 'start' | 'end'>; isChauffeur: boolean };

/**
 * Limits the Saturdays withheld before an entry to its period. A Saturday that another record of the person
 * withheld for is not free. An entry of an employee who is not a chauffeur counts no Saturdays.
 */
export function withheldForPeriod(
  { freeSaturdays, elsewhere: others = [], ...soFar }: WithheldSoFar,
  { period, isChauffeur }: InsuredPeriod,
): WithheldSoFar {
  const isOfPeriod = (day: CalendarDate) => period.start <= day && day <= period.end;
  const elsewhere = others
    .map(
      ({ saturdays = [], ...record }): PaidElsewhere =>
        isChauffeur ? { ...record, saturdays: saturdays.filter(isOfPeriod) } : record,
    )
    .filter(isCounted);
  const insured = elsewhere.flatMap(({ saturdays = [] }) => saturdays);
  return {
    ...soFar,
    ...(isChauffeur && freeSaturdays
      ? { freeSaturdays: freeSaturdays.filter((day) => !insured.includes(day)) }
      : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
  };
}

/** Returns the year to date of the entry's own record, without the other records. */
export function ownYearToDate({ yearToDate, elsewhere }: WithheldSoFar): YearToDate {
  const others = yearToDateElsewhere(elsewhere);
  return mapYearToDate((name) => yearToDate[name] - others[name]);
}
