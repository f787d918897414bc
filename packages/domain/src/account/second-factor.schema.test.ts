import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import {
  isVerificationCode,
  secondFactorConfirmationSchema,
  secondFactorRemovalSchema,
} from './second-factor.schema.ts';

describe('confirming a second factor', () => {
  const refused = (code: unknown) => refusals(secondFactorConfirmationSchema, { code });

  it('takes six digits, with the space that authenticator apps show between them', () => {
    expect(secondFactorConfirmationSchema.parse({ code: ' 012 345 ' })).toEqual({ code: '012345' });
    expect(refused('')).toEqual(['code: required']);
    expect(refused('12345')).toEqual(['code: verification-code-invalid']);
    expect(refused('1234567')).toEqual(['code: verification-code-invalid']);
    expect(refused('12345a')).toEqual(['code: verification-code-invalid']);
  });
});

describe('switching a second factor off', () => {
  it('takes the password, and a verification or a recovery code', () => {
    const removal = { currentPassword: 'x', code: 'abcde-fghjk' };
    expect(secondFactorRemovalSchema.parse(removal)).toEqual({ currentPassword: 'x', code: 'ABCDEFGHJK' });
    expect(refusals(secondFactorRemovalSchema, { currentPassword: '', code: ' - ' })).toEqual([
      'currentPassword: required',
      'code: required',
    ]);
  });
});

it('tells a verification code from a recovery code', () => {
  expect(isVerificationCode('012345')).toBe(true);
  expect(isVerificationCode('2345678923')).toBe(false);
  expect(isVerificationCode('ABCDEFGHJK')).toBe(false);
  expect(isVerificationCode('')).toBe(false);
});
