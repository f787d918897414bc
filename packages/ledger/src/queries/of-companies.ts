import { type AnyColumn, eq, inArray, type SQL } from 'drizzle-orm';

/** Returns the condition that a row is of one of these companies, such as those of an employer number. */
export function isOfCompanies(column: AnyColumn, companyIds: readonly number[]): SQL {
  const [only] = companyIds;
  return companyIds.length === 1 && only !== undefined ? eq(column, only) : inArray(column, [...companyIds]);
}
