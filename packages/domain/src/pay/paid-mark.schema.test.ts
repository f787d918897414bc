import { expect, it } from 'vitest';
import { paidMarkSchema } from './paid-mark.schema.ts';

const codesOf = (mark: object) =>
  paidMarkSchema.safeParse(mark).error?.issues.map(({ message }) => message) ?? [];

it('is of a day in a year that there is payroll of, and has a number only where a cheque paid', () => {
  expect(codesOf({ paidOn: '2026-05-27' })).toEqual([]);
  expect(codesOf({ paidOn: '2026-05-27', method: 'check', chequeNumber: 1001 })).toEqual([]);
  expect(codesOf({ paidOn: '1999-01-01' })).toEqual(['year-invalid']);
  expect(codesOf({ paidOn: '2050-01-01' })).toEqual(['year-invalid']);
  expect(codesOf({ paidOn: '2026-05-27', method: 'direct-deposit', chequeNumber: 1001 })).toEqual([
    'cheque-number-without-cheque',
  ]);
});
