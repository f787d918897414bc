import type { WithholdingCertificate } from '../../../employee/certificate.schema.ts';
import { type Cents, sumCents } from '../../../money/cents.ts';
import type { ExemptionAmounts } from './income-tax-law.ts';

/** The exemptions of a year by a certificate, in cents, each of its parts and their sum. */
export type CertificateExemptions = Record<
  'personal' | 'veteran' | 'dependents' | 'sharedDependents' | 'allowances' | 'total',
  Cents
>;

/** The exemptions of an employee without a certificate. Code sec. 1062.01; form 499 R-4. */
export const NO_EXEMPTIONS: CertificateExemptions = {
  personal: 0,
  veteran: 0,
  dependents: 0,
  sharedDependents: 0,
  allowances: 0,
  total: 0,
};

/**
 * Returns the exemptions of a year by a certificate, and none without one. Under the optional computation the
 * spouses are individuals: the personal exemption is that of an individual, and every dependent counts half.
 */
export function certificateExemptions(
  certificate: WithholdingCertificate | null,
  amounts: ExemptionAmounts,
): CertificateExemptions {
  if (!certificate) return NO_EXEMPTIONS;
  const { isOptionalComputation, personalExemption, hasSharedCustody } = certificate;
  const isHalved = hasSharedCustody || isOptionalComputation;
  const choice = isOptionalComputation && personalExemption !== 'none' ? 'individual' : personalExemption;
  const parts = {
    personal: amounts.personal[choice],
    veteran: certificate.isVeteran ? amounts.veteran : 0,
    dependents: certificate.dependents * (isHalved ? amounts.sharedDependent : amounts.dependent),
    sharedDependents: certificate.sharedDependents * amounts.sharedDependent,
    allowances: certificate.allowanceCount * amounts.allowance,
  };
  return { ...parts, total: sumCents(Object.values(parts)) };
}
