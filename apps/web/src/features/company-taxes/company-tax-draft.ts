import { type CompanyTax, companyTaxSchema } from '@garita/domain/tax/company-tax.schema';
import { z } from 'zod';

/**
 * A tax line while it is being written: it keeps both amounts, so that trying the other kind loses nothing.
 */
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

/** A saved tax line as its form starts with it. */
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

/** The schema of a tax line, of a draft that has the amount of the other kind too. */
export const companyTaxDraftSchema = z.preprocess(lineOf, companyTaxSchema);
