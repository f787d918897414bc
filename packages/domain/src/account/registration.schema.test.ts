import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { registrationSchema } from './registration.schema.ts';

const registration = {
  name: 'Rosa',
  lastName: 'Paz',
  email: 'rosa@paz.example',
  phone: '7875550140',
  password: 'una clave bien larga',
  code: 'ABC123',
};

describe('registration', () => {
  it('needs every field', () => {
    const nothing = Object.fromEntries(Object.keys(registration).map((field) => [field, '']));
    expect(refusals(registrationSchema, registration)).toEqual([]);
    expect(refusals(registrationSchema, nothing)).toEqual(
      Object.keys(registration).map((field) => `${field}: required`),
    );
  });

  it('takes the e-mail address and the code in any spelling', () => {
    const typed = { ...registration, email: ' Rosa@Paz.example', code: ' ABC123 ' };
    expect(registrationSchema.parse(typed)).toEqual(registration);
  });

  it('needs a new password of ten characters', () => {
    const short = { ...registration, password: '123456789' };
    expect(refusals(registrationSchema, short)).toEqual(['password: password-too-short']);
  });
});
