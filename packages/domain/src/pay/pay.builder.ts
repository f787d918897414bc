import type { PayFrequency } from '../reference/enumerations.ts';
import { SEED_FUTA_REDUCTIONS, SEED_UNEMPLOYMENT_BASES } from '../tax/parameter-kinds.ts';
import { payPeriods } from '../time/pay-period.ts';
import { NO_YEAR_TO_DATE, type WithheldSoFar } from './contributions.ts';
import { SEED_MINIMUM_WAGES } from './minimum-wage.ts';
import { type PayFacts, type PayProfile, payFacts } from './pay-facts.ts';
import { NOTHING_TYPED, type PayInputs } from './time-entry.schema.ts';
import { SEED_CODA_LIMITS } from './withholding/certificate/coda-limit.ts';
import { SEED_INCOME_TAX_LAWS } from './withholding/certificate/income-tax-law.ts';
import { SEED_FIXED_TAXES, SEED_WITHHOLDING_TABLES } from './withholding/tax-parameters.ts';

// Builders for the tests of every package. The default is a weekly employee at 10.50 an hour.

/** The rates, limits and tables that a new installation has. */
export const SEED_PARAMETERS = {
  fixedTaxes: SEED_FIXED_TAXES,
  withholdingTables: SEED_WITHHOLDING_TABLES,
  incomeTaxLaws: SEED_INCOME_TAX_LAWS,
  codaLimits: SEED_CODA_LIMITS,
  minimumWages: SEED_MINIMUM_WAGES,
  unemploymentBases: SEED_UNEMPLOYMENT_BASES,
  futaReductions: SEED_FUTA_REDUCTIONS,
  freeDays: [],
};

/** The state of a year before its first pay. */
export const NOTHING_WITHHELD: WithheldSoFar = {
  yearToDate: NO_YEAR_TO_DATE,
  chauffeurInPeriod: 0,
};

/** An employee's pay profile and pay frequency. */
export type PaidProfile = PayProfile & { payFrequency: PayFrequency };

/** Builds the pay profile of a weekly employee at 10.50 an hour; give only what matters. */
export function aPayProfile(overrides: Partial<PaidProfile> = {}): PaidProfile {
  return {
    payFrequency: 'weekly',
    rates: { regular: 10_50, overtime: 15_75, mealPeriod: 21_00 },
    withholdingMethod: 'table',
    withholdingRate: 0,
    isChauffeur: false,
    salary: 0,
    workMinutes: 0,
    leave: {
      vacation: { minutesPerMonth: 4 * 60, thresholdMinutes: 130 * 60 },
      sick: { minutesPerMonth: 8 * 60, thresholdMinutes: 130 * 60 },
    },
    ...overrides,
  };
}

/** Returns the facts of a period with the seeded rates and table. Default year: 2026. */
export function somePayFacts(profile: Partial<PaidProfile> = {}, periodNumber = 10, year = 2026): PayFacts {
  const facts = aPayProfile(profile);
  const period = payPeriods(year, facts.payFrequency)[periodNumber - 1];
  const taken =
    period &&
    payFacts({ profile: facts, period, payDate: period.end, parameters: SEED_PARAMETERS, companyLines: [] });
  if (!taken) throw new RangeError(`No period ${periodNumber}`);
  return taken;
}

type InputOverrides = {
  minutes?: Partial<PayInputs['minutes']>;
  earnings?: Partial<PayInputs['earnings']>;
  deductions?: Partial<PayInputs['deductions']>;
} & Partial<Omit<PayInputs, 'minutes' | 'earnings' | 'deductions'>>;

/** Builds inputs in which only the given fields are not zero. */
export function somePayInputs({ minutes, earnings, deductions, ...rest }: InputOverrides = {}): PayInputs {
  return {
    periodId: 2026110,
    payDate: '2026-03-11',
    accountantId: 1,
    ...NOTHING_TYPED,
    minutes: { ...NOTHING_TYPED.minutes, ...minutes },
    earnings: { ...NOTHING_TYPED.earnings, ...earnings },
    deductions: { ...NOTHING_TYPED.deductions, ...deductions },
    ...rest,
  };
}
