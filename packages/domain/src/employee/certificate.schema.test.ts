import { describe, expect, it } from 'vitest';
import { certificateInForce } from '../pay/withholding/certificate/certificate-method.ts';
import { type WithholdingCertificate, withholdingCertificateSchema } from './certificate.schema.ts';

const certificate: WithholdingCertificate = {
  certificateDate: '2026-01-15',
  personalExemption: 'half',
  isVeteran: false,
  dependents: 1,
  sharedDependents: 2,
  hasSharedCustody: false,
  allowanceCount: 3,
  isOptionalComputation: false,
  additionalWithholding: 10_00,
  youthOptOut: false,
};

describe('a withholding certificate', () => {
  it('is valid with each of the four personal exemptions', () => {
    for (const personalExemption of ['individual', 'joint', 'none', 'half'] as const) {
      expect(withholdingCertificateSchema.safeParse({ ...certificate, personalExemption }).success).toBe(
        true,
      );
    }
  });

  it.each([
    ['certificateDate', '2026-02-30', 'date-invalid'],
    ['personalExemption', 'double', 'option-invalid'],
    ['dependents', -1, 'count-invalid'],
    ['sharedDependents', 1_000, 'count-invalid'],
    ['allowanceCount', 1.5, 'count-invalid'],
    ['additionalWithholding', -1, 'amount-negative'],
    ['youthOptOut', undefined, 'required'],
    ['exemption', 1, 'unknown-field'],
  ])('refuses %s %s with %s', (field, value, code) => {
    const { error } = withholdingCertificateSchema.safeParse({ ...certificate, [field]: value });
    expect(error?.issues.map(({ message }) => message)).toEqual([code]);
  });
});

describe('the certificate in force', () => {
  const [first, second] = [certificate, { ...certificate, certificateDate: '2026-06-30' }];

  it('is the latest one up to the pay date, in whatever order they are listed', () => {
    expect(certificateInForce([second, first], '2026-06-29')).toBe(first);
    expect(certificateInForce([second, first], '2026-06-30')).toBe(second);
    expect(certificateInForce([first, second], '2026-12-31')).toBe(second);
  });

  it('is null before the first one', () => {
    expect(certificateInForce([first, second], '2026-01-14')).toBeNull();
    expect(certificateInForce([], '2026-06-30')).toBeNull();
  });
});
