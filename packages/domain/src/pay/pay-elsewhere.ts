import {
  mapYearToDate,
  type PaidElsewhere,
  sumYearToDate,
  type WithheldSoFar,
  type YearToDate,
} from './contributions.ts';

// The limits of a year are those of a person at an employer number: 26 U.S.C. § 3121(a)(1) and § 3102(f)(1)
// count what one employer pays an individual, whichever records and companies it is paid through.

/** Returns the sum of a person's other records. */
export function yearToDateElsewhere(elsewhere: readonly PaidElsewhere[] = []): YearToDate {
  return sumYearToDate(elsewhere.map(({ yearToDate }) => yearToDate));
}

/**
 * Adds the person's other records to what one record was withheld. Records without pay in the year are left
 * out, so that a person whose other records are empty is paid as a person with one record.
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

/** Returns the part of what was withheld before an entry that its own record was paid. */
export function ownYearToDate({ yearToDate, elsewhere }: WithheldSoFar): YearToDate {
  const others = yearToDateElsewhere(elsewhere);
  return mapYearToDate((name) => yearToDate[name] - others[name]);
}
