import { describe, expect, it } from 'vitest';
import {
  commercialRegisterSchema,
  controlNumberSchema,
  employerNumberSchema,
  maskedOrNewAccountSchema,
  optionalEmployerNumberSchema,
  optionalPhoneSchema,
  optionalZipSchema,
  phoneSchema,
  socialSecurityNumberSchema,
  zipSchema,
} from './digits.schema.ts';
import { refusals } from './refusals.testing.ts';

const REQUIRED = [
  [employerNumberSchema, '660123456', 'employer-number-invalid'],
  [commercialRegisterSchema, '01234560010', 'commercial-register-invalid'],
  [socialSecurityNumberSchema, '900550001', 'social-security-invalid'],
  [controlNumberSchema, '202600001', 'control-number-invalid'],
  [phoneSchema, '7875550100', 'phone-invalid'],
  [zipSchema, '00725', 'zip-invalid'],
] as const;

const OPTIONAL = [
  [optionalEmployerNumberSchema, '660123456', 'employer-number-invalid'],
  [optionalPhoneSchema, '7875550100', 'phone-invalid'],
  [optionalZipSchema, '00725', 'zip-invalid'],
] as const;

describe('digits', () => {
  it.each([...REQUIRED, ...OPTIONAL])(
    '%# accepts the right number of digits unchanged: %s',
    (schema, digits) => {
      expect(schema.parse(digits)).toBe(digits);
    },
  );

  it.each([...REQUIRED, ...OPTIONAL])(
    '%# refuses one too few, one too many and masks',
    (schema, digits, code) => {
      for (const wrong of [
        digits.slice(1),
        `${digits}0`,
        `-${digits.slice(1)}`,
        ` ${digits}`,
        `${digits}\n`,
      ]) {
        expect(refusals(schema, wrong), wrong).toEqual([code]);
      }
    },
  );

  it.each(REQUIRED)('%# are required', (schema) => {
    expect(refusals(schema, '')).toEqual(['required']);
    expect(refusals(schema, null)).toEqual(['required']);
  });

  it.each(OPTIONAL)('%# may be empty if optional', (schema) => {
    expect(refusals(schema, '')).toEqual([]);
  });

  it('are text, because a number would lose its zeros', () => {
    expect(refusals(zipSchema, 725)).toEqual(['zip-invalid']);
  });

  it('of a postal code may have four more', () => {
    expect(refusals(zipSchema, '00725-1234')).toEqual([]);
    expect(refusals(zipSchema, '007251234')).toEqual(['zip-invalid']);
  });
});

describe('account number that may stay masked', () => {
  it.each(['', '021000021', '*****1', '*****1234', '*****1 3X'])('takes %j', (account) => {
    expect(maskedOrNewAccountSchema.parse(account)).toBe(account);
  });

  it.each(['*', '*****', '****1234', '*****12345', '***-**-1234'])('refuses %j', (account) => {
    expect(refusals(maskedOrNewAccountSchema, account)).toEqual(['text-invalid']);
  });
});
