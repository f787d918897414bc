import type { CompanyLine } from '@garita/domain/pay/company-line';

// Two lines of a company, for tests: one that may be switched off and is a share of gross, one that is fixed.

export const COOPERATIVE: CompanyLine = {
  taxId: 7,
  name: 'Cooperativa',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: true,
  basis: 'percentage',
  rate: 20_000,
};

export const UNION: CompanyLine = {
  taxId: 8,
  name: 'Unión',
  requirement: 'required',
  direction: 'deduction',
  isOnByDefault: true,
  basis: 'fixed',
  cents: 5_00,
};
