import { expect, it } from 'vitest';
import { AppError } from '../../application/app-error.ts';
import { conceptNamed, decodeFixedTax } from './fixed-tax.wire.ts';

const TODAY = '2026-03-02';

it('reads a percentage, in force from today on unless a date is said, without limit unless one is', () => {
  expect(decodeFixedTax('medicare', { amount: '1.45%' }, TODAY)).toEqual({
    concept: 'medicare',
    rate: 14_500,
    limit: null,
    effectiveFrom: TODAY,
  });
  const dated = { amount: 6.2, limit: '11439.00', effective_from: '2027-01-01' };
  expect(decodeFixedTax('socialSecurity', dated, TODAY)).toEqual({
    concept: 'socialSecurity',
    rate: 62_000,
    limit: 11_439_00,
    effectiveFrom: '2027-01-01',
  });
});

it('reads the chauffeur insurance as dollars a week', () => {
  expect(decodeFixedTax('chauffeurInsurance', { amount: 0.5 }, TODAY)).toMatchObject({ weeklyAmount: 50 });
});

it('refuses by the names of the wire', () => {
  const refused = fieldsOf(() => decodeFixedTax('medicare', { amount: '-1', effective_from: 'ayer' }, TODAY));
  expect(refused).toEqual(['amount', 'effective_from']);
});

it.each([0, false, {}, ' '])(
  'refuses %j as its first day, instead of taking it as left out',
  (effective_from) => {
    const refused = fieldsOf(() => decodeFixedTax('medicare', { amount: '1.45', effective_from }, TODAY));
    expect(refused).toEqual(['effective_from']);
  },
);

it.each([undefined, null, ''])('takes %j as no first day said', (effective_from) => {
  const read = decodeFixedTax('medicare', { amount: '1.45', effective_from }, TODAY);
  expect(read).toHaveProperty('effectiveFrom', TODAY);
});

it('finds the tax that a body names, and none for another name', () => {
  expect(conceptNamed({ name: 'secure_social' })).toBe('socialSecurity');
  expect(fieldsOf(() => conceptNamed({ name: 'renta' }))).toEqual(['name']);
  expect(fieldsOf(() => conceptNamed({}))).toEqual(['name']);
});

function fieldsOf(decode: () => unknown): string[] | undefined {
  try {
    decode();
  } catch (error) {
    if (error instanceof AppError) return error.facts.errors?.map(({ path }) => path.join('.'));
  }
  return undefined;
}
