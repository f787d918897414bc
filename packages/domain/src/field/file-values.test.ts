import { expect, it } from 'vitest';
import {
  isIndividualTaxpayerNumber,
  isNeverGivenToEmployers,
  isNeverIssued,
  isStateCode,
  isUnemploymentAccount,
} from './file-values.ts';

it.each(['000123456', '666123456', '900557001', '581001234', '581120000', '111111111', '123456789'])(
  'recognizes %s as a number that is never issued',
  (number) => {
    expect(isNeverIssued(number)).toBe(true);
  },
);

it.each(['581234567', '012345678', '899010001', '58123456', '***-**-7001'])('accepts %s', (number) => {
  expect(isNeverIssued(number)).toBe(false);
});

it('recognizes the employer numbers whose prefixes the IRS never assigned', () => {
  const prefixes = Array.from({ length: 100 }, (_, prefix) => String(prefix).padStart(2, '0'));
  expect(prefixes.filter((prefix) => isNeverGivenToEmployers(`${prefix}1234567`))).toEqual(
    '00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '),
  );
  expect(isNeverGivenToEmployers('000000000')).toBe(true);
  expect(isNeverGivenToEmployers('07')).toBe(false);
  expect(isNeverGivenToEmployers('')).toBe(false);
});

it('recognizes the numbers of taxpayers without a social security number', () => {
  expect(isIndividualTaxpayerNumber('900701234')).toBe(true);
  expect(isIndividualTaxpayerNumber('900931234')).toBe(false);
  expect(isIndividualTaxpayerNumber('581701234')).toBe(false);
});

it.each([
  ['123456789', true],
  ['123-456-789', true],
  ['12345678', false],
  ['1234567890', false],
  ['A23456789', false],
])('takes %s as an employer number of the Department of Labor: %s', (account, isOne) => {
  expect(isUnemploymentAccount(account)).toBe(isOne);
});

it.each([
  ['PR', true],
  [' fl ', true],
  ['Puerto Rico', false],
  ['P.R.', false],
  ['XX', false],
])('takes %s as a state: %s', (state, isOne) => {
  expect(isStateCode(state)).toBe(isOne);
});
