import { SEED_FIXED_TAXES } from '@garita/domain/pay/withholding/tax-parameters';
import { must } from '@garita/ledger/testing/saved-records';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../refusal/app-error.ts';
import { decodeFixedTax, fixedTaxIdNamed } from './fixed-tax.wire.ts';
import { fixedTaxAnswer } from './tax.wire.ts';

const TODAY = '2026-03-02';
const NEW = { versions: [], today: TODAY };
const SOCIAL_SECURITY = SEED_FIXED_TAXES.filter(({ concept }) => concept === 'socialSecurity');

it('reads a percentage, by default in force from today on and without limit', () => {
  expect(decodeFixedTax('medicare', { amount: '1.45%' }, NEW)).toEqual({
    concept: 'medicare',
    rate: 14_500,
    limit: null,
    effectiveFrom: TODAY,
  });
  const dated = { amount: 6.2, limit: '11439.00', effective_from: '2027-01-01' };
  expect(decodeFixedTax('socialSecurity', dated, NEW)).toEqual({
    concept: 'socialSecurity',
    rate: 62_000,
    limit: 11_439_00,
    effectiveFrom: '2027-01-01',
  });
});

it('reads the chauffeur insurance as dollars a week', () => {
  expect(decodeFixedTax('chauffeurInsurance', { amount: 0.5 }, NEW)).toMatchObject({ weeklyAmount: 50 });
});

it('refuses by the names of the wire', () => {
  const refused = fieldsOf(() => decodeFixedTax('medicare', { amount: '-1', effective_from: 'ayer' }, NEW));
  expect(refused).toEqual(['amount', 'effective_from']);
});

it.each([0, false, {}, ' '])(
  'refuses %j as its first day, instead of taking it as left out',
  (effective_from) => {
    const refused = fieldsOf(() => decodeFixedTax('medicare', { amount: '1.45', effective_from }, NEW));
    expect(refused).toEqual(['effective_from']);
  },
);

it.each([undefined, null, ''])('takes %j as no first day', (effective_from) => {
  const read = decodeFixedTax('medicare', { amount: '1.45', effective_from }, NEW);
  expect(read).toHaveProperty('effectiveFrom', TODAY);
});

describe('beside the versions that there are', () => {
  const inForce = { versions: SOCIAL_SECURITY, today: TODAY };
  const answered = fixedTaxAnswer({ ...must(SOCIAL_SECURITY.at(-1)), id: 3 });

  it('takes the answered first day as no day', () => {
    expect(answered.effective_from).toBe('2026-01-01');
    const written = decodeFixedTax('socialSecurity', answered, inForce);
    expect(written).toMatchObject({ effectiveFrom: TODAY, limit: 11_439_00 });
  });

  it('takes the first day that was answered before today’s change as another one', () => {
    const ofToday = { ...must(SOCIAL_SECURITY.at(-1)), version: 10, effectiveFrom: TODAY };
    const afterwards = { versions: [...SOCIAL_SECURITY, ofToday], today: TODAY };
    const read = decodeFixedTax('socialSecurity', answered, afterwards);
    expect(read).toHaveProperty('effectiveFrom', '2026-01-01');
  });

  it('takes another day than the one that was answered, also of the past', () => {
    const body = { ...answered, effective_from: '2025-07-01' };
    expect(decodeFixedTax('socialSecurity', body, inForce)).toHaveProperty('effectiveFrom', '2025-07-01');
  });

  it('keeps a limit that is left out, and takes the largest amount, null and nothing as none', () => {
    const limitOf = (body: object) =>
      decodeFixedTax('socialSecurity', { amount: 6.2, ...body }, inForce).limit;
    expect(limitOf({})).toBe(11_439_00);
    for (const limit of [null, '', 9_999_999.99, '9999999.99']) expect(limitOf({ limit })).toBeNull();
  });
});

it('finds the tax that a body names, and none for another name', () => {
  expect(fixedTaxIdNamed({ name: 'secure_social' }, TODAY)).toBe(3);
  expect(fieldsOf(() => fixedTaxIdNamed({ name: 'renta', amount: '1.45%' }, TODAY))).toEqual(['name']);
});

it('says with a name that is missing what else is', () => {
  expect(fieldsOf(() => fixedTaxIdNamed({}, TODAY))).toEqual(['name', 'amount']);
  const wrong = { amount: 'cinco', limit: -1, effective_from: 'ayer' };
  expect(fieldsOf(() => fixedTaxIdNamed(wrong, TODAY))).toEqual([
    'name',
    'limit',
    'amount',
    'effective_from',
  ]);
});

function fieldsOf(decode: () => unknown): string[] | undefined {
  try {
    decode();
  } catch (error) {
    if (error instanceof AppError) return error.facts.errors?.map(({ path }) => path.join('.'));
  }
  return undefined;
}
