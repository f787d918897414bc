import { describe, expect, it } from 'vitest';
import { certificateChange, certificateIn } from './certificate-change.ts';
import { anEmployee } from './employee.builder.ts';

const withoutCertificate = anEmployee();
const of = (certificateDate: string, overrides = {}) => anEmployee({ certificateDate, ...overrides });

describe('the certificate in a record', () => {
  it('has the fields of the record from its date on', () => {
    expect(certificateIn(of('2026-03-01', { dependents: 2, additionalWithholding: 10_00 }))).toEqual({
      certificateDate: '2026-03-01',
      personalExemption: 'individual',
      isVeteran: false,
      dependents: 2,
      sharedDependents: 0,
      hasSharedCustody: false,
      allowanceCount: 0,
      isOptionalComputation: false,
      additionalWithholding: 10_00,
      youthOptOut: false,
    });
  });

  it('is none without a date', () => {
    expect(certificateIn(withoutCertificate)).toBeNull();
  });
});

describe('the change of a certificate', () => {
  it('adds the first one, and one of a later date', () => {
    expect(certificateChange(withoutCertificate, of('2026-03-01'))).toMatchObject({ kind: 'added' });
    expect(certificateChange(of('2026-03-01'), of('2026-03-02'))).toMatchObject({
      kind: 'added',
      certificate: { certificateDate: '2026-03-02' },
    });
  });

  it('corrects the one of the same date where any of its fields differs', () => {
    const saved = of('2026-03-01');
    for (const change of [
      { personalExemption: 'none' },
      { isVeteran: true },
      { dependents: 1 },
      { sharedDependents: 1 },
      { hasSharedCustody: true },
      { allowanceCount: 1 },
      { isOptionalComputation: true },
      { additionalWithholding: 1 },
      { youthOptOut: true },
    ])
      expect(certificateChange(saved, of('2026-03-01', change))).toMatchObject({
        kind: 'corrected',
        certificate: change,
      });
  });

  it('is none where only other fields change', () => {
    expect(certificateChange(of('2026-03-01'), of('2026-03-01', { firstName: 'Berta' }))).toEqual({
      kind: 'unchanged',
    });
    expect(certificateChange(withoutCertificate, anEmployee({ dependents: 3 }))).toEqual({
      kind: 'unchanged',
    });
  });

  it('refuses an earlier date, and to take a certificate away', () => {
    expect(certificateChange(of('2026-03-01'), of('2026-02-28'))).toEqual({
      kind: 'refused',
      code: 'certificate-earlier',
    });
    expect(certificateChange(of('2026-03-01'), withoutCertificate)).toEqual({
      kind: 'refused',
      code: 'certificate-removed',
    });
  });
});
