import { type CompanyTax, companyTaxSchema } from '@garita/domain/tax/company-tax.schema';
import { z } from 'zod';

/** The form's values of a tax line. They keep the amount and the rate, so that switching loses neither. */
export type CompanyTaxDraft = {
  name: string;
  requirement: CompanyTax['requirement'];
  direction: CompanyTax['direction'];
  basis: CompanyTax['basis'];
  isOnByDefault: boolean;
  accountName: string;
  cents: number | null;
  rate: number | null;
};

/** The initial values of the form of a new tax line. */
export const NEW_COMPANY_TAX: CompanyTaxDraft = {
  name: '',
  requirement: 'optional',
  direction: 'deduction',
  basis: 'fixed',
  isOnByDefault: true,
  accountName: '',
  cents: null,
  rate: null,
};

/** Returns the initial values of the form for a saved tax line. */
export function draftOf({
  name,
  requirement,
  direction,
  isOnByDefault,
  accountName,
  ...tax
}: CompanyTax): CompanyTaxDraft {
  const shared = { name, requirement, direction, isOnByDefault, accountName, basis: tax.basis };
  return tax.basis === 'fixed'
    ? { ...shared, cents: tax.cents, rate: null }
    : { ...shared, cents: null, rate: tax.rate };
}

/** Returns the tax line of a draft, without the amount of the other kind. */
export function lineOf({ cents, rate, ...line }: Partial<CompanyTaxDraft>): object {
  return line.basis === 'percentage' ? { ...line, rate } : { ...line, cents };
}

/** Parses a draft to a tax line without the amount of the other kind. */
export const companyTaxDraftSchema = z.preprocess(lineOf, companyTaxSchema);
