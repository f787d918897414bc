import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byName } from '../../concepts.ts';
import { aCertificate, withhold } from './certificate.builder.ts';
import { certificateDifference } from './certificate-difference.ts';
import { CERTIFICATE_PARTS, certificatePartsOf } from './certificate-withholding.ts';

const cents = fc.nat({ max: 3_000_00 });

it('has the differences of all parts that later entries and documents count', () => {
  const facts = {
    isYoung: true,
    codaLimit: 15_000_00,
    certificate: aCertificate({ additionalWithholding: 20_00 }),
  };
  const anyTax = fc
    .record({
      regular: cents,
      bonus: cents,
      codaPlans: cents,
      exempt: fc.integer({ min: 38_000_00, max: 40_000_00 }),
    })
    .map(({ regular, bonus, codaPlans, exempt }) =>
      withhold({ gross: regular + bonus, bonus, codaPlans, facts, soFar: { exempt } }),
    );
  fc.assert(
    fc.property(anyTax, anyTax, (before, after) => {
      const [was, is] = [certificatePartsOf(before), certificatePartsOf(after)];
      const differences = byName(CERTIFICATE_PARTS, (name) => is[name] - was[name]);
      expect(certificatePartsOf(certificateDifference(before, after))).toEqual(differences);
    }),
  );
});
