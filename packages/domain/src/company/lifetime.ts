import type { Company } from './company.schema.ts';

/** The first and the last day of a business; it has no last day while it is open. */
export type Lifetime = Pick<Company, 'businessStartDate' | 'businessEndDate'>;

/** Returns the lifetime of an employer: from the start of its first company to the end of its last one. */
export function lifetimeOf(companies: readonly Lifetime[]): Lifetime {
  const starts = companies.map(({ businessStartDate }) => businessStartDate);
  const ends = companies.map(({ businessEndDate }) => businessEndDate ?? '');
  return {
    businessStartDate: starts.reduce((first, date) => (date < first ? date : first), starts[0] ?? ''),
    businessEndDate: ends.includes('') ? null : ends.reduce((last, date) => (date > last ? date : last), ''),
  };
}
