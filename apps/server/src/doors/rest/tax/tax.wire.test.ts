import { describe, expect, it } from 'vitest';
import { AppError } from '../../../refusal/app-error.ts';
import { companyTaxAnswer, companyTaxWire, fixedTaxAnswer } from './tax.wire.ts';

describe("a company's tax line on the wire", () => {
  const uniform = {
    name: 'Uniforme',
    requirement: 'optional',
    direction: 'deduction',
    isOnByDefault: true,
    accountName: '2130 · Uniformes',
    basis: 'fixed',
    cents: 1_250,
  } as const;
  const { cents, ...line } = uniform;
  const share = {
    ...line,
    basis: 'percentage',
    rate: 15_000,
    requirement: 'required',
    direction: 'addition',
  } as const;

  it('says 1 for optional, for a discount and for a percentage', () => {
    expect(companyTaxAnswer({ id: 3, isActive: true, version: 2, ...uniform })).toEqual({
      version: 2,
      id: 3,
      name: 'Uniforme',
      required: 1,
      type_taxe: 1,
      type_amount: 2,
      amount: 12.5,
      account: '2130 · Uniformes',
      is_active: true,
      is_deleted: false,
    });
    expect(companyTaxWire.encode(share)).toMatchObject({
      required: 2,
      type_taxe: 2,
      type_amount: 1,
      amount: '1.5',
    });
  });

  it('is read back as it was written', () => {
    expect(companyTaxWire.decode(companyTaxWire.encode(uniform))).toEqual(uniform);
    expect(companyTaxWire.decode(companyTaxWire.encode(share))).toEqual(share);
  });

  it.each([
    [
      { type_amount: 2, amount: '1,234' },
      { path: ['amount'], code: 'amount-ambiguous' },
    ],
    [
      { type_amount: 1, amount: '101' },
      { path: ['amount'], code: 'percent-too-large' },
    ],
    [
      { type_amount: 3, amount: '150%' },
      { path: ['type_amount'], code: 'option-invalid' },
    ],
  ])('refuses %j on its field', (wrong, error) => {
    const decode = () => companyTaxWire.decode({ name: 'Uniforme', required: 1, type_taxe: 1, ...wrong });
    expect(decode).toThrow(AppError);
    expect(decode).toThrow(expect.objectContaining({ facts: { errors: [error] } }));
  });

  it('names at once everything that an empty body lacks', () => {
    const missing = ['type_amount', 'name', 'required', 'type_taxe', 'amount'];
    const errors = missing.map((name) => ({ path: [name], code: 'required' }));
    const facts = { errors: expect.toSatisfy((found: object[]) => found.length === errors.length) };
    expect(() => companyTaxWire.decode({})).toThrow(expect.objectContaining({ facts }));
    expect(() => companyTaxWire.decode({})).toThrow(
      expect.objectContaining({ facts: { errors: expect.arrayContaining(errors) } }),
    );
  });

  it.each([
    ['1,234', ['type_amount: required']],
    ['-5', ['amount: amount-negative', 'type_amount: required']],
    ['cinco', ['amount: amount-invalid', 'type_amount: required']],
  ])('of %j without a kind refuses what is neither money nor a percentage', (amount, refused) => {
    const errorsOf = (body: object) => {
      try {
        companyTaxWire.decode(body);
      } catch (error) {
        // Decoding throws no other error.
        return (error as AppError).facts.errors?.map(({ path, code }) => `${path.join('.')}: ${code}`);
      }
      return [];
    };
    expect(errorsOf({ name: 'Uniforme', required: 1, type_taxe: 1, amount })?.toSorted()).toEqual(refused);
  });
});

describe('a fixed tax on the wire', () => {
  it('is a percentage as text, with its limit in dollars, the largest amount where there is none', () => {
    const version = { version: 3, effectiveFrom: '2024-01-01' };
    expect(
      fixedTaxAnswer({ id: 3, ...version, concept: 'socialSecurity', rate: 62_000, limit: 1_045_320 }),
    ).toEqual({
      id: 3,
      name: 'secure_social',
      amount: '6.2',
      limit: 10453.2,
      effective_from: '2024-01-01',
      in_force_since: '2024-01-01',
    });
    expect(
      fixedTaxAnswer({ id: 5, ...version, concept: 'chauffeurInsurance', weeklyAmount: 50 }),
    ).toMatchObject({
      name: 'choferil',
      amount: 0.5,
      limit: 9999999.99,
    });
  });
});
