import { type Cents, parseCents } from '../money/cents.ts';
import { parseRate } from '../money/rate.ts';
import type { PayFrequency } from '../reference/enumerations.ts';
import type { CompanyLine } from './company-line.ts';
import { type WithheldSoFar, yearToDateOfOpeningBalance } from './contributions.ts';
import examples from './fixtures/worked-examples.json' with { type: 'json' };
import { somePayFacts, somePayInputs } from './pay.builder.ts';
import type { PayFacts } from './pay-facts.ts';
import type { PayInputs } from './time-entry.schema.ts';

type Decimals = Record<string, string>;

/** A worked example as stored in the file: decimals as text, names of the wire. */
export type WorkedExample = {
  name: string;
  why: string;
  case: {
    period_norma: number;
    period_number: number;
    choferil: string;
    rates: { regular: string; overtime: string; meal: string };
    minutes: Record<string, number>;
    extras: Decimals;
    deductions: Decimals;
    refund: string;
    retention_type: number;
    payment_percentage?: string;
    ytd: Decimals;
    company_taxes?: { name: string; type_taxe: number; type_amount: number; amount: string }[];
  };
  expected: Decimals;
  company_lines: { name: string; value: string }[];
};

type ExampleInFile = Omit<WorkedExample, 'expected' | 'company_lines'> & {
  expected: Record<string, string | WorkedExample['company_lines']>;
};

// Each example has only the keys that it needs, so its inferred type is a union of thirty shapes.
export const workedExamples = (examples.payroll as unknown as ExampleInFile[]).map(
  ({ expected: { company_lines = [], ...expected }, ...example }) =>
    ({ ...example, expected, company_lines }) as WorkedExample,
);

const FREQUENCIES: Record<number, PayFrequency> = { 1: 'weekly', 2: 'biweekly', 4: 'monthly' };

/** Converts a worked example to facts, inputs and the amounts withheld so far. */
export function exampleOf({ case: given }: WorkedExample): {
  facts: PayFacts;
  inputs: PayInputs;
  soFar: WithheldSoFar;
} {
  const facts = somePayFacts(
    {
      payFrequency: FREQUENCIES[given.period_norma] ?? 'weekly',
      rates: {
        regular: cents(given.rates.regular),
        overtime: cents(given.rates.overtime),
        mealPeriod: cents(given.rates.meal),
      },
      isChauffeur: given.choferil === 'SI',
      withholdingMethod: given.retention_type === 1 ? 'flat-rate' : 'table',
      withholdingRate: parseRate(given.payment_percentage ?? '0') ?? 0,
    },
    given.period_number,
  );
  return {
    facts: { ...facts, companyLines: (given.company_taxes ?? []).map(companyLine) },
    inputs: inputsOf(given),
    soFar: soFarOf(given.ytd),
  };
}

function inputsOf({ minutes, extras, deductions, refund }: WorkedExample['case']): PayInputs {
  const { meal = 0, ...worked } = minutes;
  return somePayInputs({
    minutes: { ...worked, mealPeriod: meal },
    earnings: {
      tips: cents(extras.tips),
      commissions: cents(extras.commissions),
      concessions: cents(extras.concessions),
      bonus: cents(extras.bonus),
      salary: cents(extras.salary),
    },
    deductions: {
      donation: cents(deductions.donation),
      childSupport: cents(deductions.asume),
      aflac: cents(deductions.aflac),
      medicalPlan: cents(deductions.medical_insurance),
      codaPlans: cents(deductions.coda_plans),
      others: cents(extras.others),
    },
    reimbursedExpenses: cents(refund),
  });
}

function soFarOf(ytd: Decimals): WithheldSoFar {
  return {
    yearToDate: yearToDateOfOpeningBalance({
      gross: cents(ytd.gross),
      disabilityInsurance: cents(ytd.inability),
      medicare: cents(ytd.medicare),
      socialSecurity: cents(ytd.secure_social),
      socialSecurityOnTips: cents(ytd.social_tips),
      chauffeurInsurance: cents(ytd.choferil),
    }),
    chauffeurInPeriod: 0,
  };
}

type ExampleLine = NonNullable<WorkedExample['case']['company_taxes']>[number];

function companyLine({ name, type_taxe, type_amount, amount }: ExampleLine, index: number): CompanyLine {
  return {
    taxId: index + 1,
    name,
    requirement: 'required',
    direction: type_taxe === 1 ? 'deduction' : 'addition',
    isOnByDefault: true,
    ...(type_amount === 1
      ? { basis: 'percentage', rate: parseRate(amount) ?? 0 }
      : { basis: 'fixed', cents: cents(amount) }),
  };
}

function cents(text = '0'): Cents {
  const parsed = parseCents(text);
  if (!parsed.ok) throw new RangeError(`Not an amount: ${text}`);
  return parsed.cents;
}
