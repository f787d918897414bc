import { href, PATHS } from '../config/paths.ts';
import { addressOfYear } from './payroll-years.ts';

/** The months of a company in a year. */
export function monthsAt({ companyId, year }: { companyId: number; year: number }): string {
  return `${href(PATHS.months, { companyId })}?${addressOfYear(year)}`;
}
