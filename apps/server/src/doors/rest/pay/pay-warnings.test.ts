import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { expect, it } from 'vitest';
import { ignoredEntryWarnings } from './pay-warnings.ts';

const UNION = {
  taxId: 3,
  name: 'Unión',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: false,
  basis: 'percentage',
  rate: 20_000,
} as const;
const FACTS = { ...somePayFacts(), companyLines: [UNION] };

// 40 hours at 10.50 = 420.00: 7 % over 12,500 a year ÷ 52 = 12.57 withheld; 2 % = 8.40.
const statementWith = (isActive: boolean) =>
  calculatePayStatement(
    FACTS,
    somePayInputs({ minutes: { regular: 2_400 }, companyLines: [{ taxId: 3, isActive }] }),
    NOTHING_WITHHELD,
  );

it('a new entry is warned of each amount that came and is not the computed one', () => {
  const submitted = { submittedIncomeTax: 33_00, companyLines: [{ taxId: 3, submittedCents: 9_99 }] };
  expect(ignoredEntryWarnings(submitted, statementWith(true))).toEqual([
    'tax_pr vino con 33.00 y se calculó 12.57, que es lo guardado. Para fijar un monto, envíelo con tax_pr_edited en true.',
    'payment.0.value vino con 9.99 y se calculó 8.40, que es lo guardado. Para fijar un monto, envíelo con payment.0.edited en true.',
  ]);
});

it('a new entry has no warning about calculated amounts, missing amounts and lines that do not count', () => {
  const computed = { submittedIncomeTax: 12_57, companyLines: [{ taxId: 3, submittedCents: 8_40 }] };
  expect(ignoredEntryWarnings(computed, statementWith(true))).toEqual([]);
  expect(ignoredEntryWarnings({}, statementWith(true))).toEqual([]);
  expect(ignoredEntryWarnings({ companyLines: computed.companyLines }, statementWith(false))).toEqual([]);
});
