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
 * The first dollars of each employee and year that unemployment and disability insurance are on. In force
 * 2024 to 2026. Sources: Puerto Rico Employment Security Act (Act 74-1956); Act 139-1968.
 */
export const INSURANCE_BASES = { unemployment: 7_000_00, disability: 9_000_00 } as const;

/**
 * The pay of an employee, the part that is insured for disability, and the parts of both below their base,
 * in cents.
 */
type Insured = { wages: Cents; disabilityWages: Cents; unemployment: Cents; disability: Cents };
/** An employee's row of PRUI-10A: of all that was paid in the quarter. */
export type InsuredWages = Insured & { employeeId: number };
/** An entry, and what of it is insured. */
export type InsuredEntry = InsuredWages & { entryId: number; payDate: CalendarDate };

/** The part of each tax's base that opening balances had used up. */
export type Insurance = { before: OpeningBalancesByEmployee };

/** Pay, with what says which insurances it is subject to. */
export type InsuredPay = PaidAmounts<'gross'> & Pick<PaidEntry, 'isChauffeur'>;

/**
 * Returns the insured part of each of a year's entries, by employee and pay date. The pay of chauffeurs is
 * not insured for disability.
 */
export function insuredEntries(entriesOfYear: readonly InsuredPay[], { before }: Insurance): InsuredEntry[] {
  return byEmployee(entriesOfYear).flatMap(([employeeId, own]) => {
    const inOrder = byPayDate(own);
    const gross = inOrder.map(({ amounts }) => amounts.gross);
    const opened = before.get(employeeId) ?? NO_OPENING_BALANCE;
    const unemployment = partsBelow(gross, INSURANCE_BASES.unemployment - opened.amounts.gross);
    const insurable = inOrder.map(({ isChauffeur, amounts }) => (isChauffeur ? 0 : amounts.gross));
    const disability = partsBelow(
      insurable,
      INSURANCE_BASES.disability - openingBalanceBases(opened).disabilityInsurance,
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

/** Returns the pay of each employee who earned something in a quarter, and the part of it that is insured. */
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
  /** Both shares of the disability insurance. */
  disability: Rate;
};

/** The facts of a company that the lines are calculated from. */
type InsuringCompany = Pick<
  Company,
  'unemploymentRate' | 'specialContributionRate' | 'disabilityRate' | 'employerDisabilityRate'
>;

/** Those of a company. */
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
 * Lines 2 to 7 of PRUI-10, column A unemployment and column B disability, in cents; each product rounded
 * once.
 */
export type InsuranceReturn = {
  /** 2A: everybody's. */
  wages: Cents;
  /** 2B: without the chauffeurs', whom another insurance covers (Act 428-1950). */
  disabilityWages: Cents;
  taxable: { unemployment: Cents; disability: Cents };
  contribution: { unemployment: Cents; disability: Cents };
  special: Cents;
  due: { unemployment: Cents; disability: Cents };
};

/** Returns the lines of a quarter's return. Source: PRUI-10 / PRSD-10, Rev. 6-2012. */
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
 * Returns the employer's part of a quarter's line 4B: the line less what employees had withheld. Its
 * rounding is the employer's.
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
