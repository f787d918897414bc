import { expect, it } from 'vitest';
import {
  accountNumber,
  commercialRegister,
  employerNumber,
  phone,
  socialSecurityNumber,
} from './printed-number.ts';

it('numbers are printed in the groups that the trade writes', () => {
  expect(employerNumber('660123456')).toBe('66-0123456');
  expect(phone('7875550101')).toBe('787-555-0101');
  expect(commercialRegister('12345670012')).toBe('1234567-0012');
  expect(socialSecurityNumber('123456789')).toBe('123-45-6789');
  expect(phone('')).toBe('');
});

it('zeros that stand in for an account are printed as none', () => {
  expect(accountNumber('000000000')).toBe('');
  expect(accountNumber('000123400')).toBe('000123400');
});
