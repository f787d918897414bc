import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../refusal/app-error.ts';
import { paymentLine } from './company-line.wire.ts';
import { decodeAmountWithFlag, decodeTypedAmounts } from './payment.wire.ts';

const refusal = (...payment: object[]) => {
  try {
    decodeTypedAmounts({ payment });
  } catch (error) {
    // Decoding throws no other error.
    return (error as AppError).facts.errors?.map(({ path, code }) => [path.join('.'), code]);
  }
  return [];
};

describe('an amount with its flag', () => {
  it.each([
    [{ edited: true, value: 7.77 }, { edited: 7_77 }],
    [{ edited: false, value: 7.77 }, { submitted: 7_77 }],
    [{ edited: undefined, value: 7.77 }, { submitted: 7_77 }],
    [{ edited: false, value: null }, { edited: null }],
    [{ edited: false, value: undefined }, { edited: null }],
    [{ edited: undefined, value: null }, {}],
  ])('of %j says %j', (wire, saying) => {
    expect(decodeAmountWithFlag(wire, ['tax_pr_edited'], ['tax_pr'])).toEqual(saying);
  });
});

describe('a line of the company', () => {
  it('is refused with a name that no line has, beside what else is wrong with it', () => {
    expect(refusal({ id: 1, valor: 3 }, { id: 2, edited: true, value: -1, activo: true })).toEqual([
      ['payment.0.valor', 'unknown-field'],
      ['payment.1.value', 'amount-negative'],
      ['payment.1.activo', 'unknown-field'],
    ]);
  });

  it('is not even read in a list that is too long', () => {
    // A pay has at most 200 lines.
    const lines = Array.from({ length: 201 }, () => ({ valor: 3 }));
    expect(refusal(...lines)).toEqual([['payment', 'list-too-long']]);
    expect(refusal(...lines.slice(1))).toContainEqual(['payment.199.valor', 'unknown-field']);
  });

  it('is taken as it was answered', () => {
    const line = {
      taxId: 3,
      name: 'Unión',
      requirement: 'optional',
      direction: 'deduction',
      isOnByDefault: true,
      basis: 'fixed',
      cents: 5_00,
    } as const;
    const facts = { ...somePayFacts(), companyLines: [line] };
    const inputs = somePayInputs({ minutes: { regular: 2_400 } });
    const statement = calculatePayStatement(facts, inputs, NOTHING_WITHHELD);
    expect(decodeTypedAmounts({ payment: [paymentLine({ line, inputs, statement })] }).companyLines).toEqual([
      { taxId: 3, isActive: true, submittedCents: 5_00 },
    ]);
  });

  it('is taken as the company has it, with its account', () => {
    const line = { id: 3, name: 'Unión', amount: 5, account: '2310', type_taxe: 1, is_active: true };
    expect(decodeTypedAmounts({ payment: [line] }).companyLines).toEqual([{ taxId: 3, isActive: true }]);
  });

  it.each([-5, '-5.00', '5'])('reads %j, which nobody typed, without its sign', (value) => {
    expect(decodeTypedAmounts({ payment: [{ id: 3, value }] }).companyLines).toEqual([
      { taxId: 3, submittedCents: 5_00 },
    ]);
  });

  it('comes once', () => {
    expect(refusal({ id: 1, value: 3 }, { id: 2 }, { id: 1, value: 4 })).toEqual([
      ['payment.2.id', 'line-repeated'],
    ]);
  });

  it('is refused as a repeated line, together with the errors of this and other lines', () => {
    expect(refusal({ id: 1, edited: true, value: -1 }, { id: 1, value: 4 })).toEqual([
      ['payment.0.value', 'amount-negative'],
      ['payment.1.id', 'line-repeated'],
    ]);
  });
});
