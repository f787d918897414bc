import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { CONTRIBUTION_CONCEPTS } from '../pay/withholding/tax-parameters.ts';
import { fixedTaxSchema } from './fixed-tax.schema.ts';

const DATED = { limit: null, effectiveFrom: '2027-01-01' };

describe('a version of a fixed tax', () => {
  it.each(CONTRIBUTION_CONCEPTS)('may be of %s', (concept) => {
    const amount = concept === 'chauffeurInsurance' ? { weeklyAmount: 50 } : { rate: 62_000 };
    expect(refusals(fixedTaxSchema, { concept, ...amount, ...DATED })).toEqual([]);
  });

  it('is in dollars a week only for the chauffeur insurance', () => {
    expect(refusals(fixedTaxSchema, { concept: 'chauffeurInsurance', rate: 5_000, ...DATED })).toEqual([
      'weeklyAmount: required',
      'unknown-field',
    ]);
    expect(refusals(fixedTaxSchema, { concept: 'medicare', weeklyAmount: 50, ...DATED })).toEqual([
      'rate: required',
      'unknown-field',
    ]);
  });

  it('must be of one of the five taxes', () => {
    expect(refusals(fixedTaxSchema, { concept: 'unemployment', rate: 1, ...DATED })).toEqual([
      'concept: required',
    ]);
  });

  it('has an effective date, and a limit that is an amount of tax', () => {
    const medicare = { concept: 'medicare', rate: 14_500 };
    expect(refusals(fixedTaxSchema, { ...medicare, limit: -1, effectiveFrom: '2027-02-30' })).toEqual([
      'limit: amount-negative',
      'effectiveFrom: date-invalid',
    ]);
  });
});
