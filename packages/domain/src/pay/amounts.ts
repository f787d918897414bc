import { lineTotal, type PayStatement } from './pay-statement.ts';
import type { PayInputs } from './time-entry.schema.ts';

/** Every concept that a stub, a report or a form sums, in cents, then the worked time of each kind, in minutes. */
export const AMOUNT_NAMES = [
  'gross',
  'net',
  'uncollected',
  'incomeTaxWithheld',
  'disabilityInsurance',
  'medicare',
  'socialSecurity',
  'socialSecurityOnTips',
  'chauffeurInsurance',
  'regularPay',
  'overtimePay',
  'mealPeriodPay',
  'vacationPay',
  'sickPay',
  'holidayPay',
  'salary',
  'bonus',
  'tips',
  'commissions',
  'concessions',
  'reimbursedExpenses',
  'donation',
  'childSupport',
  'aflac',
  'medicalPlan',
  'codaPlans',
  'others',
  'otherDiscounts',
  'otherIncreases',
  'regularMinutes',
  'overtimeMinutes',
  'mealPeriodMinutes',
  'vacationMinutes',
  'sickMinutes',
  'holidayMinutes',
] as const;

export type AmountName = (typeof AMOUNT_NAMES)[number];

/** A statement flattened to the signed amounts that the ledger keeps in typed columns and adds up. */
export type Amounts = Record<AmountName, number>;

/** Nothing of everything. */
export const NO_AMOUNTS: Amounts = mapAmounts(() => 0);

/** The amounts of an entry, in cents and minutes. */
export function amountsOf({ minutes }: PayInputs, statement: PayStatement): Amounts {
  const { hourly, typed, contributions, deductions, companyLines } = statement;
  return {
    gross: statement.gross,
    net: statement.net,
    uncollected: statement.uncollected,
    incomeTaxWithheld: statement.incomeTax.amount,
    disabilityInsurance: contributions.disabilityInsurance.amount,
    medicare: contributions.medicare.amount,
    socialSecurity: contributions.socialSecurity.amount,
    socialSecurityOnTips: contributions.socialSecurityOnTips.amount,
    chauffeurInsurance: contributions.chauffeurInsurance.amount,
    regularPay: hourly.regularPay.amount,
    overtimePay: hourly.overtimePay.amount,
    mealPeriodPay: hourly.mealPeriodPay.amount,
    vacationPay: hourly.vacationPay.amount,
    sickPay: hourly.sickPay.amount,
    holidayPay: hourly.holidayPay.amount,
    ...typed,
    reimbursedExpenses: statement.reimbursedExpenses,
    ...deductions,
    otherDiscounts: lineTotal(companyLines, 'deduction'),
    otherIncreases: lineTotal(companyLines, 'addition'),
    regularMinutes: minutes.regular,
    overtimeMinutes: minutes.overtime,
    mealPeriodMinutes: minutes.mealPeriod,
    vacationMinutes: minutes.vacation,
    sickMinutes: minutes.sick,
    holidayMinutes: minutes.holiday,
  };
}

/** What has to be added to `before` to reach `after`. */
export function amountsDelta(before: Amounts, after: Amounts): Amounts {
  return mapAmounts((name) => after[name] - before[name]);
}

/** The sum of two sets of amounts. */
export function addAmounts(a: Amounts, b: Amounts): Amounts {
  return mapAmounts((name) => a[name] + b[name]);
}

/** The exact reversal of what was recorded; zero stays zero, never minus zero. */
export function negateAmounts(amounts: Amounts): Amounts {
  return amountsDelta(amounts, NO_AMOUNTS);
}

/** One value for each amount. */
export function mapAmounts(value: (name: AmountName) => number): Amounts {
  return Object.fromEntries(AMOUNT_NAMES.map((name) => [name, value(name)])) as Amounts; // fromEntries forgets its keys
}
