import { expect, it } from 'vitest';
import { paidMarkSchema } from './paid-mark.schema.ts';

const codesOf = (mark: object) =>
  paidMarkSchema.safeParse(mark).error?.issues.map(({ message }) => message) ?? [];

it('has a day in a payroll year, and a cheque number only for a cheque', () => {
  expect(codesOf({ paidOn: '2026-05-27' })).toEqual([]);
  expect(codesOf({ paidOn: '2026-05-27', method: 'check', chequeNumber: 1001 })).toEqual([]);
  expect(codesOf({ paidOn: '1999-01-01' })).toEqual(['year-invalid']);
  expect(codesOf({ paidOn: '2050-01-01' })).toEqual(['year-invalid']);
  expect(codesOf({ paidOn: '2026-05-27', method: 'direct-deposit', chequeNumber: 1001 })).toEqual([
    'cheque-number-without-cheque',
  ]);
});
