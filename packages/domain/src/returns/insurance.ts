import type { Company } from '../company/company.schema.ts';
import { type Cents, sumCents } from '../money/cents.ts';
import { exactShare } from '../money/exact-share.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import { type CalendarDate, quarterOf } from '../time/calendar-date.ts';
import { employeeSharesTotal } from './employee-share.ts';
import {
  NO_OPENING_BALANCE,
  type OpeningBalancesByEmployee,
  openingBalanceBases,
} from './opening-balance-of-year.ts';
import {
  byEmployee,
  byPayDate,
  countOf,
  type PaidAmounts,
  type PaidEntry,
  partsBelow,
} from './paid-entry.ts';
import { entriesOfQuarter } from './quarter.ts';

/**
 * The yearly wage bases of unemployment and disability insurance for each employee, in cents. In force 2024
 * to 2026. Sources: Puerto Rico Employment Security Act (Act 74-1956); Act 139-1968.
 */
export const INSURANCE_BASES = { unemployment: 7_000_00, disability: 9_000_00 } as const;

/** Pay, the part subject to disability insurance, and the parts of both below their wage bases, in cents. */
type Insured = { wages: Cents; disabilityWages: Cents; unemployment: Cents; disability: Cents };
/** An employee's row of PRUI-10A, for all pay in the quarter. */
export type InsuredWages = Insured & { employeeId: number };
/** An entry and its insured parts. */
export type InsuredEntry = InsuredWages & { entryId: number; payDate: CalendarDate };

/**
 * The opening balances, which count toward the wage bases, and the base of unemployment insurance in the
 * year, in cents; 7,000.00 unless given.
 */
export type Insurance = { before: OpeningBalancesByEmployee; unemploymentBase?: Cents | undefined };

/** Pay with the facts that decide its insurances. */
export type InsuredPay = PaidAmounts<'gross'> & Pick<PaidEntry, 'isChauffeur'>;

/**
 * Returns the insured parts of a year's entries, by employee and pay date. Disability insurance does not
 * cover the pay of chauffeurs.
 */
export function insuredEntries(
  entriesOfYear: readonly InsuredPay[],
  { before, unemploymentBase = INSURANCE_BASES.unemployment }: Insurance,
): InsuredEntry[] {
  return byEmployee(entriesOfYear).flatMap(([employeeId, own]) => {
    const inOrder = byPayDate(own);
    const gross = inOrder.map(({ amounts }) => amounts.gross);
    const openingBalance = before.get(employeeId) ?? NO_OPENING_BALANCE;
    const unemployment = partsBelow(gross, unemploymentBase - openingBalance.amounts.gross);
    const insurable = inOrder.map(({ isChauffeur, amounts }) => (isChauffeur ? 0 : amounts.gross));
    const disability = partsBelow(
      insurable,
      INSURANCE_BASES.disability - openingBalanceBases(openingBalance).disabilityInsurance,
    );
    return inOrder.map(({ entryId, payDate, amounts }, index) => ({
      employeeId,
      entryId,
      payDate,
      wages: amounts.gross,
      disabilityWages: insurable[index] ?? 0,
      unemployment: unemployment[index] ?? 0,
      disability: disability[index] ?? 0,
    }));
  });
}

/** Returns the pay and the insured parts of each employee with earnings in a quarter. */
export function insuredWages(
  entriesOfYear: readonly InsuredPay[],
  quarter: number,
  insurance: Insurance,
): InsuredWages[] {
  const paid = entriesOfQuarter(insuredEntries(entriesOfYear, insurance), quarter);
  return byEmployee(paid)
    .map(([employeeId, own]) => ({ employeeId, ...totalsOf(own) }))
    .filter(({ wages }) => wages !== 0);
}

function totalsOf(insured: readonly Insured[]): Insured {
  return {
    wages: sumCents(insured.map(({ wages }) => wages)),
    disabilityWages: sumCents(insured.map(({ disabilityWages }) => disabilityWages)),
    unemployment: sumCents(insured.map(({ unemployment }) => unemployment)),
    disability: sumCents(insured.map(({ disability }) => disability)),
  };
}

/** The company's own rates, in parts per million. */
export type InsuranceRates = {
  unemployment: Rate;
  special: Rate;
  /** Both shares of the disability insurance, employee and employer. */
  disability: Rate;
};

/** The rates of a company that the lines are calculated with. */
type InsuringCompany = Pick<
  Company,
  'unemploymentRate' | 'specialContributionRate' | 'disabilityRate' | 'employerDisabilityRate'
>;

/** Returns the insurance rates of a company. */
export function insuranceRates({
  unemploymentRate,
  specialContributionRate,
  disabilityRate,
  employerDisabilityRate,
}: InsuringCompany): InsuranceRates {
  return {
    unemployment: unemploymentRate,
    special: specialContributionRate,
    disability: disabilityRate + employerDisabilityRate,
  };
}

/**
 * Lines 2 to 7 of PRUI-10, in cents: column A unemployment, column B disability. Each product is rounded
 * once.
 */
export type InsuranceReturn = {
  /** Line 2A: all pay. */
  wages: Cents;
  /** Line 2B: pay without chauffeurs, whom another insurance covers (Act 428-1950). */
  disabilityWages: Cents;
  taxable: { unemployment: Cents; disability: Cents };
  contribution: { unemployment: Cents; disability: Cents };
  special: Cents;
  due: { unemployment: Cents; disability: Cents };
};

/** Calculates the lines of a quarter's return. Source: PRUI-10 / PRSD-10, Rev. 6-2012. */
export function insuranceReturn(insured: readonly Insured[], rates: InsuranceRates): InsuranceReturn {
  const { wages, disabilityWages, ...taxable } = totalsOf(insured);
  const contribution = {
    unemployment: applyRate(taxable.unemployment, rates.unemployment),
    disability: applyRate(taxable.disability, rates.disability),
  };
  const special = applyRate(taxable.unemployment, rates.special);
  return {
    wages,
    disabilityWages,
    taxable,
    contribution,
    special,
    due: { unemployment: contribution.unemployment + special, disability: contribution.disability },
  };
}

/**
 * Returns the employer's part of a quarter's line 4B: the line less the employees' shares. The employer bears
 * the rounding.
 */
export function employerDisability(
  entriesOfYear: readonly (PaidAmounts<'gross' | 'disabilityInsurance'> & InsuredPay)[],
  quarter: number,
  { rates, ...insurance }: Insurance & { rates: InsuringCompany },
): Cents {
  const withheld = new Map(
    entriesOfYear.map(({ entryId, amounts }) => [entryId, amounts.disabilityInsurance]),
  );
  const insured = entriesOfQuarter(insuredEntries(entriesOfYear, insurance), quarter);
  const shares = insured.map(({ employeeId, entryId, disability }) => ({
    employeeId,
    withheld: withheld.get(entryId) ?? 0,
    share: exactShare(disability, rates.disabilityRate),
  }));
  const upTo = entriesOfYear.filter(({ payDate }) => quarterOf(payDate) <= quarter);
  const { contribution } = insuranceReturn(insured, insuranceRates(rates));
  return contribution.disability - employeeSharesTotal(shares, countOf(upTo));
}
