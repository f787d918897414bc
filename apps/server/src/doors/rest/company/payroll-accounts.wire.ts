import {
  type PayrollAccounts,
  POSTED_AMOUNTS,
  type PostedAmount,
  payrollAccountsSchema,
} from '@garita/domain/accounting/payroll-accounts.schema';
import { byName } from '@garita/domain/pay/concepts';
import { EMPLOYER_TAXES, type EmployerTax } from '@garita/domain/returns/employer-cost';
import { z } from 'zod';
import type { CompanyAccounts } from '../../../application/company/payroll-accounts.ts';
import { TYPED_AMOUNT_NAMES } from '../pay/time-entry.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { type FieldTable, fieldAs, recordWire, within } from '../wire/field-names.ts';
import { optionalText } from '../wire/wire-values.ts';

/**
 * The amounts of a pago as the wire calls them elsewhere: those that are typed, and those that are computed.
 */
const AMOUNTS: Record<PostedAmount, string> = {
  ...TYPED_AMOUNT_NAMES,
  regularPay: 'regular_pay',
  overtimePay: 'overtime_pay',
  mealPeriodPay: 'meal_time_pay',
  vacationPay: 'vacation_pay',
  sickPay: 'sick_pay',
  holidayPay: 'holyday_pay',
  otherIncreases: 'payment_additions',
  uncollected: 'uncollected',

  disabilityInsurance: 'inability',
  medicare: 'medicare',
  socialSecurity: 'secure_social',
  socialSecurityOnTips: 'social_tips',
  incomeTaxWithheld: 'tax_pr',
  chauffeurInsurance: 'choferil',
  otherDiscounts: 'payment_deductions',
  net: 'net',
};

const TAXES: Record<EmployerTax, string> = {
  socialSecurity: 'secure_social',
  medicare: 'medicare',
  federalUnemployment: 'futa',
  unemployment: 'unemployment',
  specialContribution: 'special_contribution',
  disability: 'inability',
  chauffeurInsurance: 'choferil',
  workersCompensation: 'cfse',
};

/**
 * The accounts of a company's payroll: of the amounts of a pago, and of what each tax costs the employer and
 * is owed for it.
 */
export const PAYROLL_ACCOUNT_FIELDS: FieldTable<PayrollAccounts> = {
  ...within('pay', accountsOf(POSTED_AMOUNTS, AMOUNTS, 'account')),
  ...within('employerExpense', accountsOf(EMPLOYER_TAXES, TAXES, 'expense_account')),
  ...within('employerLiability', accountsOf(EMPLOYER_TAXES, TAXES, 'liability_account')),
};

function accountsOf<Name extends string>(
  amounts: readonly Name[],
  names: Record<Name, string>,
  ending: string,
) {
  return byName(amounts, (amount) => fieldAs(`${names[amount]}_${ending}`, optionalText));
}

/** The accounts that a company names; one that is empty is the usual one. */
export const payrollAccountsWire = recordWire(payrollAccountsSchema, PAYROLL_ACCOUNT_FIELDS);
export const changedPayrollAccountsBody = changedRecordBody(payrollAccountsWire);

/**
 * The accounts that it named, empty where it has not, and in `in_force` those that its entries are made with.
 */
export const payrollAccountsAnswer = answerWire(
  'PayrollAccounts',
  () => ({ ...payrollAccountsWire.shape(), in_force: z.strictObject(payrollAccountsWire.shape()) }),
  ({ named, inForce }: CompanyAccounts) => ({
    ...payrollAccountsWire.encode(named),
    in_force: payrollAccountsWire.encode(inForce),
  }),
);
