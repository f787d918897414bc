import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf } from './amounts.ts';
import { CONCEPT_KINDS, CONCEPT_NAMES, conceptsOf, isOfKind, PAY_CONCEPTS } from './concepts.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from './pay.builder.ts';
import { calculatePayStatement } from './pay-statement.ts';

const COOPERATIVE = {
  taxId: 1,
  name: 'Cooperativa',
  requirement: 'required',
  direction: 'deduction',
  isOnByDefault: true,
  basis: 'percentage',
  rate: 20_000,
} as const;

const SIGN = { addition: 1, deduction: -1, none: 0 };

describe('pay concepts', () => {
  it('add up with their signs to the net minus the uncollected amount', () => {
    const cents = fc.integer({ min: 0, max: 2_000_00 });
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, (tips, salary, donation, aflac, reimbursedExpenses) => {
        const inputs = somePayInputs({
          minutes: { regular: 2_400, sick: 61 },
          earnings: { tips, salary },
          deductions: { donation, aflac },
          reimbursedExpenses,
        });
        const companyLines = [COOPERATIVE, { ...COOPERATIVE, taxId: 2, direction: 'addition' as const }];
        const amounts = centsOf(
          calculatePayStatement({ ...somePayFacts(), companyLines }, inputs, NOTHING_WITHHELD),
        );
        const signed = CONCEPT_NAMES.filter((name) => !isOfKind(name, 'minutes'));
        const sum = signed.reduce(
          (total, name) => total + SIGN[CONCEPT_KINDS[PAY_CONCEPTS[name].kind]] * amounts[name],
          0,
        );
        expect(sum).toBe(amounts.net - amounts.uncollected);
      }),
    );
  });

  it.each([
    [conceptsOf('hourly', 'salary', 'typed-earning')],
    [conceptsOf('contribution', 'withholding')],
    [conceptsOf('typed-deduction')],
  ])('have one row of the stub each: %j', (names) => {
    const rows: number[] = names.map((name) => PAY_CONCEPTS[name].stubRow);
    expect(rows.toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1));
  });

  it('are listed by kind, in the order of the statement', () => {
    expect(conceptsOf('reimbursement', 'withholding')).toEqual(['incomeTaxWithheld', 'reimbursedExpenses']);
  });

  it('do not compile when misspelt', () => {
    // @ts-expect-error -- no such concept
    expect(PAY_CONCEPTS.donatoin).toBeUndefined();
    // @ts-expect-error -- no such kind
    expect(conceptsOf('typed-deductoin')).toEqual([]);
  });
});
