import { EMPLOYER_TAXES } from '../filing/returns/employer-cost.ts';
import { byName } from '../pay/concepts.ts';
import { DEFAULT_ACCOUNTS } from '../text/default-accounts.es.ts';
import { type PayrollAccounts, POSTED_AMOUNTS } from './payroll-accounts.schema.ts';

/**
 * The accounts that a company's entries are made with: those it named, and the usual one where it left the
 * name empty.
 */
export function accountsInForce(named: PayrollAccounts): PayrollAccounts {
  const { pay, employerExpense, employerLiability } = DEFAULT_ACCOUNTS;
  return {
    pay: byName(POSTED_AMOUNTS, (amount) => named.pay[amount] || pay[amount]),
    employerExpense: byName(EMPLOYER_TAXES, (tax) => named.employerExpense[tax] || employerExpense[tax]),
    employerLiability: byName(
      EMPLOYER_TAXES,
      (tax) => named.employerLiability[tax] || employerLiability[tax],
    ),
  };
}
