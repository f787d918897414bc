import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { passwordChangeSchema, signInSchema } from './user.schema.ts';

describe('sign-in', () => {
  it('takes the e-mail address in any case', () => {
    expect(signInSchema.parse({ email: ' Ana@Demo.Example ', password: 'secreto' }).email).toBe(
      'ana@demo.example',
    );
  });

  it('takes a password of any length that may be stored, including old short ones', () => {
    const password = (text: string) => refusals(signInSchema, { email: 'ana@demo.example', password: text });
    expect(password('x')).toEqual([]);
    expect(password('')).toEqual(['password: required']);
    expect(password('x'.repeat(201))).toEqual(['password: password-too-long']);
  });

  it('keeps the spaces of a password, and normalizes its accents', () => {
    const typed = signInSchema.parse({ email: 'ana@demo.example', password: ' man\u0303ana ' });
    expect(typed.password).toBe(' mañana ');
  });
});

describe('code of a sign-in', () => {
  const code = (typed: string) =>
    signInSchema.parse({ email: 'ana@demo.example', password: 'x', code: typed }).code;

  it('may be absent', () => {
    expect(signInSchema.parse({ email: 'ana@demo.example', password: 'x' }).code).toBe('');
  });

  it('is parsed in any spelling', () => {
    expect(code(' 123 456 ')).toBe('123456');
    expect(code('abcde-fghjk')).toBe('ABCDEFGHJK');
  });

  it('has a maximum length', () => {
    const long = { email: 'ana@demo.example', password: 'x', code: 'x'.repeat(21) };
    expect(refusals(signInSchema, long)).toEqual(['code: text-too-long']);
  });
});

describe('changing a password', () => {
  const change = (newPassword: string) =>
    refusals(passwordChangeSchema, { currentPassword: 'x', newPassword });

  it('needs ten characters', () => {
    expect(change('123456789')).toEqual(['newPassword: password-too-short']);
    expect(change('1234567890')).toEqual([]);
    expect(change('')).toEqual(['newPassword: required']);
  });

  it('takes at most two hundred', () => {
    expect(change('xy'.repeat(100))).toEqual([]);
    expect(change('xy'.repeat(101))).toEqual(['newPassword: password-too-long']);
  });

  it('refuses blanks, and one repeated character', () => {
    expect(change(' '.repeat(10))).toEqual(['newPassword: password-common']);
    expect(change('aaaaaaaaaaaa')).toEqual(['newPassword: password-common']);
    expect(change('a')).toEqual(['newPassword: password-too-short']);
  });
});
