import { expect, it } from 'vitest';
import {
  commercialRegister,
  employerNumber,
  phone,
  socialSecurityNumber,
  unlessZeros,
} from './printed-identity.ts';

it('numbers are printed in the groups that the trade writes', () => {
  expect(employerNumber('660123456')).toBe('66-0123456');
  expect(phone('7875550101')).toBe('787-555-0101');
  expect(commercialRegister('12345670012')).toBe('1234567-0012');
  expect(socialSecurityNumber('123456789')).toBe('123-45-6789');
  expect(phone('')).toBe('');
});

it('zeros that stand in for a number are printed as none', () => {
  expect(unlessZeros('000000000')).toBe('');
  expect(unlessZeros('00000-0000')).toBe('');
  expect(unlessZeros('000123400')).toBe('000123400');
  expect(employerNumber('000000000')).toBe('');
  expect(phone('0000000000')).toBe('');
  expect(phone('7870000000')).toBe('787-000-0000');
});
