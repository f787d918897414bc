import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { aCompany } from './company.builder.ts';
import {
  companiesSharingControlNumbers,
  controlRangeSchema,
  freeNumbers,
  nextControlRange,
  numbersIn,
  rangesOverlap,
  remainingNumbersIfFew,
} from './control-range.ts';

const FIRST_RANGE = { first: '202600001', last: '202600051' };
const SECOND_RANGE = { first: '202600051', last: '202600101' };

describe('control numbers of a new company', () => {
  it.each([
    // base 202600001; n = companies + 1; first = base + (n − 1) × 50; last = first + 50
    [2026, 0, FIRST_RANGE],
    [2026, 1, SECOND_RANGE],
    [2026, 49, { first: '202602451', last: '202602501' }],
    [2024, 0, { first: '202400001', last: '202400051' }],
  ])('for %i after %i companies are %o', (year, companyCount, range) => {
    expect(nextControlRange(year, companyCount)).toEqual(range);
  });

  it('are valid, and overlap with no earlier company of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }), (earlier, later) => {
        const range = nextControlRange(2026, later);
        expect(refusals(controlRangeSchema, range)).toEqual([]);
        expect(rangesOverlap(range, nextControlRange(2026, earlier))).toBe(earlier === later);
      }),
    );
  });
});

describe('range of control numbers', () => {
  it('has a number for each form up to its last one, which is in the next range', () => {
    expect(numbersIn(FIRST_RANGE)).toBe(50);
    expect(numbersIn({ first: '202600001', last: '202600002' })).toBe(1);
  });

  it('gives its free numbers in sequence from the first one, as long as there are any', () => {
    const three = { first: '000000098', last: '000000101' };
    expect(freeNumbers(three, new Set(), 2)).toEqual(['000000098', '000000099']);
    expect(freeNumbers(three, new Set(['000000098']), 1)).toEqual(['000000099']);
    // The next number, 101, is in the next range.
    expect(freeNumbers(three, new Set(['000000099']), 5)).toEqual(['000000098', '000000100']);
    expect(freeNumbers(three, new Set(), 0)).toEqual([]);
  });

  it('ends after it starts', () => {
    expect(refusals(controlRangeSchema, { first: '202600051', last: '202600051' })).toEqual([
      'last: control-range-reversed',
    ]);
  });

  it('is compared only if both numbers are valid', () => {
    expect(refusals(controlRangeSchema, { first: '9', last: '202600051' })).toEqual([
      'first: control-number-invalid',
    ]);
  });
});

describe('two companies', () => {
  const overlapping = { first: '202600050', last: '202600100' };

  it('do not share the last number of a range, which is the first of the next', () => {
    expect(rangesOverlap(FIRST_RANGE, SECOND_RANGE)).toBe(false);
    expect(rangesOverlap(FIRST_RANGE, overlapping)).toBe(true);
    expect(rangesOverlap(overlapping, FIRST_RANGE)).toBe(true);
  });

  it.each(['w2ControlRange', 'form480ControlRange'] as const)(
    'with one employer number get a warning if their %s overlap',
    (kind) => {
      const company = aCompany({ w2ControlRange: FIRST_RANGE, form480ControlRange: FIRST_RANGE });
      const apart = aCompany({ w2ControlRange: SECOND_RANGE, form480ControlRange: SECOND_RANGE });
      const clashing = { ...apart, [kind]: overlapping };
      expect(companiesSharingControlNumbers(company, [apart, clashing])).toEqual([clashing]);
    },
  );

  it('may use the same control numbers under different employer numbers', () => {
    const other = aCompany({ employerIdentificationNumber: '660000002' });
    expect(companiesSharingControlNumbers(aCompany(), [other])).toEqual([]);
  });
});

describe('a range that runs out', () => {
  it.each([
    // 50 numbers
    ['has no warning with five to spare', 45, undefined],
    ['has a warning from four on', 46, 4],
    ['may have too few numbers', 52, -2],
    ['has no warning if no form needs a number', 0, undefined],
  ])('%s', (_, needed, left) => {
    expect(remainingNumbersIfFew(FIRST_RANGE, needed)).toBe(left);
  });
});
