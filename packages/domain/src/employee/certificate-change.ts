import type { WithholdingCertificate } from './certificate.schema.ts';
import type { Employee } from './employee.schema.ts';

/** The certificate fields of an employee's record; without a date there is no certificate. */
export type CertificateFields = Omit<WithholdingCertificate, 'certificateDate'> &
  Pick<Employee, 'certificateDate'>;

/** A change of an employee's certificates. */
export type CertificateChange =
  | { kind: 'unchanged' }
  | { kind: 'added' | 'corrected'; certificate: WithholdingCertificate }
  | { kind: 'refused'; code: 'certificate-earlier' | 'certificate-removed' };

/** Returns the latest certificate that a record has; null without one. */
export function certificateIn(fields: CertificateFields): WithholdingCertificate | null {
  const { certificateDate } = fields;
  if (certificateDate === null) return null;
  return {
    certificateDate,
    personalExemption: fields.personalExemption,
    isVeteran: fields.isVeteran,
    dependents: fields.dependents,
    sharedDependents: fields.sharedDependents,
    hasSharedCustody: fields.hasSharedCustody,
    allowanceCount: fields.allowanceCount,
    isOptionalComputation: fields.isOptionalComputation,
    additionalWithholding: fields.additionalWithholding,
    youthOptOut: fields.youthOptOut,
  };
}

/**
 * Decides how a change of a record changes its certificates: a later date adds one, the same date corrects
 * it. An earlier date is refused with `certificate-earlier`, and no date where there is a certificate with
 * `certificate-removed`, because pay may have used it.
 */
export function certificateChange(saved: CertificateFields, changed: CertificateFields): CertificateChange {
  const before = certificateIn(saved);
  const certificate = certificateIn(changed);
  if (certificate === null)
    return before === null ? { kind: 'unchanged' } : { kind: 'refused', code: 'certificate-removed' };
  if (before === null || certificate.certificateDate > before.certificateDate)
    return { kind: 'added', certificate };
  if (certificate.certificateDate < before.certificateDate)
    return { kind: 'refused', code: 'certificate-earlier' };
  const names = Object.keys(certificate) as (keyof WithholdingCertificate)[];
  const isSame = names.every((name) => certificate[name] === before[name]);
  return isSame ? { kind: 'unchanged' } : { kind: 'corrected', certificate };
}
