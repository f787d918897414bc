import type { Cents } from '../../money/cents.ts';
import type { IncomeTaxWithheld } from '../pay-statement.ts';

/**
 * A warning about an entry by certificate: it has no certificate on its pay date, CODA deferrals in a company
 * whose plan is not known, or deferrals above the limit of the person's year.
 */
export type CertificateWarning =
  | { code: 'no-certificate' | 'coda-plan-unknown' }
  | { code: 'coda-above-limit'; excess: Cents; limit: Cents };

/** Returns the warnings about the income tax of an entry; none for other methods. */
export function certificateWarnings({ computed }: Pick<IncomeTaxWithheld, 'computed'>): CertificateWarning[] {
  if (computed.rule !== 'certificate') return [];
  const { typed, limit, yearToDate } = computed.coda;
  const warnings: CertificateWarning[] = computed.hasCertificate ? [] : [{ code: 'no-certificate' }];
  if (limit === null) return typed > 0 ? [...warnings, { code: 'coda-plan-unknown' }] : warnings;
  const excess = Math.min(typed, typed + yearToDate - limit);
  return excess > 0 ? [...warnings, { code: 'coda-above-limit', excess, limit }] : warnings;
}
