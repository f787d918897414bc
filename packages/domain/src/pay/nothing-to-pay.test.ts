import { describe, expect, it } from 'vitest';
import type { CompanyLine } from './company-line.ts';
import { isNothingToPay } from './nothing-to-pay.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from './pay.builder.ts';
import { calculatePayStatement } from './pay-statement.ts';

const LINE = {
  taxId: 5,
  name: 'Club',
  requirement: 'required',
  isOnByDefault: true,
  basis: 'fixed',
  cents: 3_00,
} as const;

function isNothing(
  inputs: ReturnType<typeof somePayInputs>,
  { isChauffeur = false, companyLines = [] }: { isChauffeur?: boolean; companyLines?: CompanyLine[] } = {},
): boolean {
  const facts = { ...somePayFacts({ isChauffeur }), companyLines };
  return isNothingToPay(inputs, calculatePayStatement(facts, inputs, NOTHING_WITHHELD));
}

describe('entry with nothing to pay', () => {
  it.each([
    ['has no input', isNothing(somePayInputs())],
    ['may have a deduction', isNothing(somePayInputs({ deductions: { donation: 1 } }))],
    ['may have a typed income tax', isNothing(somePayInputs({ editedIncomeTax: 1 }))],
    ['may owe a week of the chauffeur insurance', isNothing(somePayInputs(), { isChauffeur: true })],
    [
      'may have a deducting company line',
      isNothing(somePayInputs(), { companyLines: [{ ...LINE, direction: 'deduction' }] }),
    ],
  ])('%s', (_why, found) => {
    expect(found).toBe(true);
  });

  it.each([
    ['hours, whatever their rate', isNothing(somePayInputs({ minutes: { sick: 60 } }))],
    ['a salary', isNothing(somePayInputs({ earnings: { salary: 1 } }))],
    ['expenses to reimburse', isNothing(somePayInputs({ reimbursedExpenses: 1 }))],
    [
      'an adding company line',
      isNothing(somePayInputs(), { companyLines: [{ ...LINE, direction: 'addition' }] }),
    ],
  ])('is not an entry with %s', (_what, found) => {
    expect(found).toBe(false);
  });
});
