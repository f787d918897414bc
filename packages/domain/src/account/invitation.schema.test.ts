import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { acceptanceSchema, invitationSchema } from './invitation.schema.ts';

describe('an invitation', () => {
  it.each(['practitioner', 'auditor'])('may be for the role %s', (role) => {
    expect(refusals(invitationSchema, { email: 'luis@vega.example', role })).toEqual([]);
  });

  it('may not be for an administrator', () => {
    expect(refusals(invitationSchema, { email: 'luis@vega.example', role: 'administrator' })).toEqual([
      'role: option-invalid',
    ]);
  });

  it('is accepted with a name, a telephone and a new password', () => {
    const nothing = { token: '', name: '', lastName: '', phone: '', password: '' };
    expect(refusals(acceptanceSchema, nothing)).toEqual(
      Object.keys(nothing).map((field) => `${field}: required`),
    );
  });
});
