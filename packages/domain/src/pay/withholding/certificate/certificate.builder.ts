import type { WithholdingCertificate } from '../../../employee/certificate.schema.ts';
import {
  type CertificateFacts,
  type CertificateSoFar,
  NOTHING_SO_FAR,
  type PayToTax,
  withholdByCertificate,
} from './certificate-withholding.ts';
import type { IncomeTaxLaw } from './income-tax-law.ts';
import { SEED_INCOME_TAX_LAWS } from './income-tax-law.ts';

// Builders for tests: by default an individual without dependents who is not young, in a company without a
// CODA plan.

/** The income tax in force in 2026. */
export const [LAW_2026] = SEED_INCOME_TAX_LAWS as [IncomeTaxLaw];

export function aCertificate(overrides: Partial<WithholdingCertificate> = {}): WithholdingCertificate {
  return {
    certificateDate: '2024-01-01',
    personalExemption: 'individual',
    isVeteran: false,
    dependents: 0,
    sharedDependents: 0,
    hasSharedCustody: false,
    allowanceCount: 0,
    isOptionalComputation: false,
    additionalWithholding: 0,
    youthOptOut: false,
    ...overrides,
  };
}

export function someCertificateFacts(overrides: Partial<CertificateFacts> = {}): CertificateFacts {
  return {
    certificate: aCertificate(),
    law: LAW_2026,
    birthYear: 1990,
    isYoung: false,
    codaPlanKind: 'none',
    codaLimit: null,
    ...overrides,
  };
}

type Withheld = Partial<PayToTax> & {
  facts?: Partial<CertificateFacts>;
  soFar?: Partial<CertificateSoFar>;
  periodsPerYear?: number;
  isUntaxed?: boolean;
};

/** Calculates the tax of some pay by certificate; by default of a week without pay at the start of a year. */
export function withhold({ facts, soFar, periodsPerYear = 52, isUntaxed = false, ...pay }: Withheld) {
  return withholdByCertificate({ gross: 0, bonus: 0, codaPlans: 0, ...pay }, someCertificateFacts(facts), {
    periodsPerYear,
    isUntaxed,
    soFar: { ...NOTHING_SO_FAR, ...soFar },
  });
}
