import {
  mapYearToDate,
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
 * Adds the person's other records to the year to date of one record. Omits records without pay in the year,
 * so that they do not change the stored facts of an entry.
 */
export function withPayElsewhere(
  { yearToDate, ...weeks }: WithheldSoFar,
  others: readonly PaidElsewhere[] = [],
): WithheldSoFar {
  const elsewhere = others.filter((record) => Object.values(record.yearToDate).some((cents) => cents !== 0));
  if (elsewhere.length === 0) return { yearToDate, ...weeks };
  return {
    yearToDate: sumYearToDate([yearToDate, ...elsewhere.map((record) => record.yearToDate)]),
    ...weeks,
    elsewhere,
  };
}

/** Returns the year to date of the entry's own record, without the other records. */
export function ownYearToDate({ yearToDate, elsewhere }: WithheldSoFar): YearToDate {
  const others = yearToDateElsewhere(elsewhere);
  return mapYearToDate((name) => yearToDate[name] - others[name]);
}
