import { describe, expect, it } from 'vitest';
import { emailSchema } from './email.schema.ts';
import { refusals } from './refusals.testing.ts';

describe('an e-mail address', () => {
  it('is trimmed, otherwise unchanged', () => {
    expect(emailSchema.parse(' Ana.Rivera+nomina@Farmacia.example ')).toBe(
      'Ana.Rivera+nomina@Farmacia.example',
    );
  });

  it.each([
    'ana',
    'ana@',
    '@farmacia.example',
    'ana@farmacia',
    'a b@farmacia.example',
    'ana@farmacia.example\nbcc:x@y.zz',
  ])('refuses %j', (text) => {
    expect(refusals(emailSchema, text)).toEqual(['email-invalid']);
  });

  it('is required', () => {
    expect(refusals(emailSchema, '  ')).toEqual(['required']);
  });

  it('is at most 254 characters', () => {
    const domain = '@farmacia.example';
    expect(refusals(emailSchema, 'a'.repeat(254 - domain.length) + domain)).toEqual([]);
    expect(refusals(emailSchema, 'a'.repeat(255 - domain.length) + domain)).toEqual(['email-invalid']);
  });
});
