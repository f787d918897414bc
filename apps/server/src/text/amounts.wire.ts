import {
  POSTED_AMOUNTS,
  type PostedAmount,
  type ServiceAmount,
} from '@garita/domain/accounting/payroll-accounts.schema';
import { byName } from '@garita/domain/pay/concepts';
import { EMPLOYER_TAXES, type EmployerTax } from '@garita/domain/returns/employer-cost';

/** The names of the typed amounts in the documented interface. */
export const TYPED_AMOUNT_NAMES = {
  tips: 'tips',
  commissions: 'commissions',
  concessions: 'concessions',
  bonus: 'bonus',
  tipsReceived: 'tips_received',
  severance: 'severance',
  salary: 'salary',
  donation: 'donation',
  childSupport: 'asume',
  aflac: 'aflac',
  medicalPlan: 'medical_insurance',
  codaPlans: 'coda_plans',
  others: 'others',
  reimbursedExpenses: 'refund',
} as const;

/** The names of the sums of pay in the documented interface. */
export const POSTED_AMOUNT_NAMES: Record<PostedAmount, string> = {
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

const EMPLOYER_TAX_NAMES: Record<EmployerTax, string> = {
  socialSecurity: 'secure_social',
  medicare: 'medicare',
  federalUnemployment: 'futa',
  unemployment: 'unemployment',
  specialContribution: 'special_contribution',
  disability: 'inability',
  chauffeurInsurance: 'choferil',
  workersCompensation: 'cfse',
};

/** The names of a company's payroll accounts in the documented interface, by what is posted to each. */
export const ACCOUNT_NAMES = {
  pay: byName(POSTED_AMOUNTS, (amount) => `${POSTED_AMOUNT_NAMES[amount]}_account`),
  employerExpense: byName(EMPLOYER_TAXES, (tax) => `${EMPLOYER_TAX_NAMES[tax]}_expense_account`),
  employerLiability: byName(EMPLOYER_TAXES, (tax) => `${EMPLOYER_TAX_NAMES[tax]}_liability_account`),
  services: {
    gross: 'services_account',
    reimbursedExpenses: 'services_refund_account',
    uncollected: 'services_uncollected_account',
    incomeTaxWithheld: 'services_detained_account',
    net: 'services_total_account',
  } satisfies Record<ServiceAmount, string>,
};
