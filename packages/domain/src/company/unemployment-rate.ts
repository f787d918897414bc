import type { Company } from './company.schema.ts';

type Rated = Pick<Company, 'unemploymentRate' | 'unemploymentRateSince' | 'earlierUnemploymentRate'>;

/**
 * Returns the company with the unemployment rate of a year: the earlier one if the rate of its record started
 * later. The Department of Labor sets a new rate each calendar year, by a notice of December or January (29
 * L.P.R.A. § 708). At that time the return of the last quarter is still to be filed.
 */
export function withUnemploymentRateOf<Employer extends Rated>(company: Employer, year: number): Employer {
  const { unemploymentRateSince: since, earlierUnemploymentRate: earlier } = company;
  if (since === null || earlier === null || year >= since) return company;
  return { ...company, unemploymentRate: earlier };
}
