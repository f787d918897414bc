import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { makeRegistrationCode } from './generated-codes.ts';
import { type RegistrationCode, registrationCodeSchema } from './registration-code.schema.ts';

const code: RegistrationCode = {
  owner: 'Rosa Paz',
  email: 'rosa@paz.example',
  code: 'ABC123',
  companyAmount: 3,
};

describe('a generated code', () => {
  it('has six characters from A to 9, all equally likely', () => {
    const picks = [0, 25, 26, 35, 1, 34];
    const limits: number[] = [];
    const made = makeRegistrationCode((limit) => {
      limits.push(limit);
      return picks[limits.length - 1] ?? 0;
    });
    expect(made).toBe('AZ09B8');
    expect(limits).toEqual([36, 36, 36, 36, 36, 36]);
  });

  it('is valid for any random source', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 35 })), (chance) => {
        const made = makeRegistrationCode(() => chance.next().value ?? 0);
        expect(refusals(registrationCodeSchema, { ...code, code: made })).toEqual([]);
      }),
    );
  });
});

describe('a registration code', () => {
  const refused = (overrides: object) => refusals(registrationCodeSchema, { ...code, ...overrides });

  it('has an owner with an e-mail address', () => {
    expect(refused({ owner: ' ', email: '' })).toEqual(['owner: required', 'email: required']);
    expect(refused({ owner: 'x'.repeat(101) })).toEqual(['owner: text-too-long']);
  });

  it('has one to fifty characters', () => {
    expect(refused({ code: '' })).toEqual(['code: required']);
    expect(refused({ code: 'x'.repeat(50) })).toEqual([]);
    expect(refused({ code: 'x'.repeat(51) })).toEqual(['code: text-too-long']);
  });

  it('allows a whole number of companies, or none', () => {
    expect(refused({ companyAmount: 0 })).toEqual([]);
    expect(refused({ companyAmount: -1 })).toEqual(['companyAmount: count-invalid']);
    expect(refused({ companyAmount: 1.5 })).toEqual(['companyAmount: count-invalid']);
    expect(refused({ companyAmount: 1_000 })).toEqual(['companyAmount: count-invalid']);
    expect(refused({ companyAmount: undefined })).toEqual(['companyAmount: required']);
  });
});
