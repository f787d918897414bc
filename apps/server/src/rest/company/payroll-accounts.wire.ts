import {
  type PayrollAccounts,
  type PostedAmount,
  payrollAccountsSchema,
} from '@garita/domain/accounting/payroll-accounts.schema';
import type { EmployerTax } from '@garita/domain/filing/employer-cost';
import { byName } from '@garita/domain/pay/concepts';
import { z } from 'zod';
import type { CompanyAccounts } from '../../application/company/payroll-accounts.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { as, type FieldTable, recordWire, within } from '../wire/field-names.ts';
import { optionalText } from '../wire/wire-values.ts';

/** The amounts of a pago as the wire calls them elsewhere. */
const AMOUNTS: Record<PostedAmount, string> = {
  regularPay: 'regular_pay',
  overtimePay: 'overtime_pay',
  mealPeriodPay: 'meal_time_pay',
  vacationPay: 'vacation_pay',
  sickPay: 'sick_pay',
  holidayPay: 'holyday_pay',
  tips: 'tips',
  commissions: 'commissions',
  concessions: 'concessions',
  salary: 'salary',
  bonus: 'bonus',
  reimbursedExpenses: 'refund',
  otherIncreases: 'payment_additions',
  uncollected: 'uncollected',

  disabilityInsurance: 'inability',
  medicare: 'medicare',
  socialSecurity: 'secure_social',
  socialSecurityOnTips: 'social_tips',
  incomeTaxWithheld: 'tax_pr',
  chauffeurInsurance: 'choferil',
  donation: 'donation',
  others: 'others',
  childSupport: 'asume',
  aflac: 'aflac',
  medicalPlan: 'medical_insurance',
  codaPlans: 'coda_plans',
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

/** The accounts of a company's payroll: of the amounts of a pago, and of what each tax costs the employer and is owed for it. */
export const PAYROLL_ACCOUNT_FIELDS: FieldTable<PayrollAccounts> = {
  ...within('pay', accountsOf(AMOUNTS, 'account')),
  ...within('employerExpense', accountsOf(TAXES, 'expense_account')),
  ...within('employerLiability', accountsOf(TAXES, 'liability_account')),
};

function accountsOf<Name extends string>(names: Record<Name, string>, ending: string) {
  const all = Object.keys(names) as Name[]; // Object.keys answers string[]
  return byName(all, (name) => as(`${names[name]}_${ending}`, optionalText));
}

/** The accounts that a company names; one that is left out is the usual one. */
export const payrollAccountsWire = recordWire(payrollAccountsSchema, PAYROLL_ACCOUNT_FIELDS);

/** The accounts that it named, empty where it has not, and in `in_force` those that its entries are made with. */
export const payrollAccountsAnswer = answerWire(
  'PayrollAccounts',
  () => ({ ...payrollAccountsWire.shape(), in_force: z.strictObject(payrollAccountsWire.shape()) }),
  ({ named, inForce }: CompanyAccounts) => ({
    ...payrollAccountsWire.encode(named),
    in_force: payrollAccountsWire.encode(inForce),
  }),
);
