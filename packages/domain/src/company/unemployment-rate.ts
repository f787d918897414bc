import type { Company } from './company.schema.ts';

type Rated = Pick<Company, 'unemploymentRate' | 'unemploymentRateSince' | 'earlierUnemploymentRate'>;

/**
 * A company with the rate of unemployment that it had in a year: the one before, where the rate of its record
 * came later. The Department of Labor gives each employer a new one by calendar year, on a notice of December
 * or January (29 L.P.R.A. § 708), while the return of the last quarter is still to be filed.
 */
export function withUnemploymentRateOf<Employer extends Rated>(company: Employer, year: number): Employer {
  const { unemploymentRateSince: since, earlierUnemploymentRate: earlier } = company;
  if (since === null || earlier === null || year >= since) return company;
  return { ...company, unemploymentRate: earlier };
}
