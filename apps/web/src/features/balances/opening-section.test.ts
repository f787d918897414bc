import { fieldErrors } from '@garita/domain/field/field-errors';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OpeningBalanceForm, openingBalanceFormSchema } from './opening-form.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-10T16:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const FORM: OpeningBalanceForm = {
  asOf: '2026-02-28',
  includesEntries: true,
  reason: '',
  amounts: { ...byName(OPENING_BALANCE_AMOUNTS, () => 0), gross: 1_000_00, socialSecurity: 62_00 },
  bases: NO_OPENING_BALANCE_BASES,
};
const errorsOf = (changed: Partial<OpeningBalanceForm>) => {
  const { error } = openingBalanceFormSchema.safeParse({ ...FORM, ...changed });
  return error ? fieldErrors(error) : [];
};

it('takes no day to come', () => {
  expect(errorsOf({ asOf: '2026-04-10' })).toEqual([]);
  expect(errorsOf({ asOf: '2026-04-11' })).toEqual([{ path: ['asOf'], code: 'date-in-future' }]);
});

it('takes no tax of nothing, and none on more than was paid of its kind', () => {
  const ofTips = { ...FORM.amounts, socialSecurityOnTips: 1_00 };
  expect(errorsOf({ amounts: ofTips })).toEqual([
    { path: ['amounts', 'socialSecurityOnTips'], code: 'tax-without-base' },
  ]);
  expect(errorsOf({ bases: { ...NO_OPENING_BALANCE_BASES, socialSecurity: 1_000_01 } })).toEqual([
    { path: ['bases', 'socialSecurity'], code: 'base-above-part' },
  ]);
  expect(errorsOf({ amounts: { ...FORM.amounts, gross: 0 } })).toEqual([
    { path: ['amounts', 'gross'], code: 'tax-without-base' },
  ]);
});

it('takes no more exempt wages than the young have of a year', () => {
  const exempt = (cents: number) =>
    errorsOf({
      amounts: { ...FORM.amounts, gross: 50_000_00 },
      bases: { ...NO_OPENING_BALANCE_BASES, exemptWages: cents },
    });
  expect(exempt(40_000_00)).toEqual([]);
  expect(exempt(40_000_01)).toEqual([{ path: ['bases', 'exemptWages'], code: 'exempt-above-limit' }]);
});
