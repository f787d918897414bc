import { type Cents, sumCents } from '../money/cents.ts';
import { type ExactShare, exactShare, shareInCents, sumShares } from '../money/exact-share.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import { allTipsOf, TIPS_AMOUNTS } from '../pay/amounts.ts';
import { totalOnTips } from '../pay/withholding/tips-settlement.ts';
import { type CalendarDate, quarterOf } from '../time/calendar-date.ts';
import {
  type EmployeeShare,
  employeeSharesTotal,
  type WithheldDifference,
  withheldAboveShare,
  withheldDifferences,
} from './employee-share.ts';
import {
  NO_OPENING_BALANCE,
  type OpeningBalancesByEmployee,
  openingBalanceBases,
} from './opening-balance-of-year.ts';
import { byEmployee, byPayDate, countOf, type PaidAmounts, partsBelow } from './paid-entry.ts';
import { entriesOfQuarter, QUARTERS } from './quarter.ts';

/**
 * The rates of the federal returns, in parts per million. Both sides together: social security 12.4 %, 26
 * U.S.C. §§ 3101(a), 3111(a); Medicare 2.9 %, §§ 3101(b)(1), 3111(b). Employee only: additional Medicare 0.9
 * %, § 3101(b)(2). In force 2024 to 2026.
 */
const FICA_RATES = { socialSecurity: 124_000, medicare: 29_000, additionalMedicare: 9_000 } as const;

/**
 * The pay of a calendar year from one employer above which additional Medicare is withheld, in cents. Source:
 * 26 U.S.C. § 3102(f)(1).
 */
export const ADDITIONAL_MEDICARE_ABOVE: Cents = 200_000_00;

/** The amounts of an entry that these taxes are calculated from. */
export const FICA_AMOUNTS = [
  'gross',
  ...TIPS_AMOUNTS,
  'socialSecurity',
  'socialSecurityOnTips',
  'medicare',
] as const;
export type FicaAmount = (typeof FICA_AMOUNTS)[number];

/** The bases of the federal payroll taxes in an entry, and the total withheld for them, in cents. */
export type TaxablePay = {
  employeeId: number;
  payDate: CalendarDate;
  socialSecurityWages: Cents;
  socialSecurityTips: Cents;
  medicareWages: Cents;
  additionalMedicareWages: Cents;
  withheld: Cents;
  /** The part of `withheld` on tips that the year did not collect; absent for none. */
  uncollected?: Cents;
};
export type TaxableEntry = TaxablePay & { entryId: number };

/**
 * The rules of a year's returns: the wage base of social security in cents (absent if there is none) and the
 * opening balances.
 */
export type FicaRules = { wageBase?: Cents; before: OpeningBalancesByEmployee };

/**
 * Returns the taxable parts of a year's entries. The wages, then the tips of each entry use up the wage base
 * in the order of the pay dates. A pay statement limits the tax instead: `socialSecurity` in
 * `pay/contributions.ts`.
 */
export function taxableEntries(
  entries: readonly PaidAmounts<FicaAmount>[],
  { wageBase = Number.POSITIVE_INFINITY, before }: FicaRules,
): TaxableEntry[] {
  return byEmployee(entries).flatMap(([employeeId, own]) => {
    const inOrder = byPayDate(own);
    const openingBases = openingBalanceBases(before.get(employeeId) ?? NO_OPENING_BALANCE, wageBase);
    const wagesAndTips = inOrder.flatMap(({ amounts }) => {
      const tips = allTipsOf(amounts);
      return [amounts.gross - tips, tips];
    });
    const capped = partsBelow(
      wagesAndTips,
      wageBase - openingBases.socialSecurity - openingBases.socialSecurityOnTips,
    );
    const below = partsBelow(
      inOrder.map(({ amounts }) => amounts.gross),
      ADDITIONAL_MEDICARE_ABOVE - openingBases.medicare,
    );
    return inOrder.map(({ entryId, payDate, amounts, uncollectedTips }, index) => ({
      employeeId,
      entryId,
      payDate,
      socialSecurityWages: capped[2 * index] ?? 0,
      socialSecurityTips: capped[2 * index + 1] ?? 0,
      medicareWages: amounts.gross,
      additionalMedicareWages: amounts.gross - (below[index] ?? 0),
      withheld: amounts.socialSecurity + amounts.socialSecurityOnTips + amounts.medicare,
      ...(uncollectedTips ? { uncollected: totalOnTips(uncollectedTips) } : {}),
    }));
  });
}

/** One line of a return: the taxable amount and its tax, rounded once. */
export type TaxedLine = { base: Cents; tax: Cents };

/** The tax due for one pay date, in cents. */
export type Liability = { payDate: CalendarDate; cents: Cents };

/** The part that forms 941 and 943 have in common. */
export type FicaReturn = {
  socialSecurity: TaxedLine;
  tips: TaxedLine;
  medicare: TaxedLine;
  additionalMedicare: TaxedLine;
  /** The sum of the four taxes. */
  tax: Cents;
  /**
   * The fractions of cents: the signed rounding difference between the amounts withheld from the entries and
   * their exact shares.
   */
  fractions: Cents;
  /** The employees' taxes on tips that could not be collected. They reduce the total. */
  uncollected: Cents;
  /** `tax` plus `fractions` less `uncollected`. */
  total: Cents;
  /** The employer's part of the total. */
  employer: Cents;
  /** The liabilities by pay date. They add up to exactly the total. */
  liabilities: Liability[];
  /** Differences beyond rounding, which `fractions` does not include. */
  differences: WithheldDifference[];
};

/**
 * Calculates the figures of a return for the entries of its quarter or year.
 *
 * @param entries the entries of the return
 * @param entriesSoFar returns the number of an employee's entries in the year up to the end of the return.
 * Each entry may differ by a cent of rounding.
 * @param uncollected the taxes on tips that the year of the return did not collect, in cents
 */
export function ficaReturn(
  entries: readonly TaxablePay[],
  entriesSoFar: (employeeId: number) => number,
  uncollected: Cents = 0,
): FicaReturn {
  const sum = (part: (entry: TaxablePay) => Cents) => sumCents(entries.map(part));
  const socialSecurity = taxedLine(
    sum((entry) => entry.socialSecurityWages),
    FICA_RATES.socialSecurity,
  );
  const tips = taxedLine(
    sum((entry) => entry.socialSecurityTips),
    FICA_RATES.socialSecurity,
  );
  const medicare = taxedLine(
    sum((entry) => entry.medicareWages),
    FICA_RATES.medicare,
  );
  const additionalMedicare = taxedLine(
    sum((entry) => entry.additionalMedicareWages),
    FICA_RATES.additionalMedicare,
  );
  const shares = entries.map(ofEmployee);
  const differences = withheldDifferences(shares, entriesSoFar);
  const differing = new Set(differences.map(({ employeeId }) => employeeId));
  const rounded = shares.filter(({ employeeId }) => !differing.has(employeeId));
  const tax = socialSecurity.tax + tips.tax + medicare.tax + additionalMedicare.tax;
  const fractions = shareInCents(sumShares(rounded.map(withheldAboveShare)));
  const total = tax + fractions - uncollected;
  const employer = tax + fractions - employeeSharesTotal(shares, entriesSoFar);
  const liabilities = liabilitiesOf(entries, { differing, total });
  return {
    socialSecurity,
    tips,
    medicare,
    additionalMedicare,
    tax,
    fractions,
    uncollected,
    total,
    employer,
    liabilities,
    differences,
  };
}

/** Calculates the figures of a quarter's return from the entries of its year. */
export function ficaReturnOfQuarter(entriesOfYear: readonly TaxableEntry[], quarter: number): FicaReturn {
  const upTo = entriesOfYear.filter(({ payDate }) => quarterOf(payDate) <= quarter);
  // What an entry could not collect, later entries of the year may. So the last quarter says what is left.
  const left = quarter === QUARTERS.length ? uncollectedOf(entriesOfYear) : 0;
  return ficaReturn(entriesOfQuarter(entriesOfYear, quarter), countOf(upTo), left);
}

/** Returns the taxes on tips that some entries did not collect, in cents. */
export function uncollectedOf(entries: readonly Pick<TaxablePay, 'uncollected'>[]): Cents {
  return sumCents(entries.map(({ uncollected = 0 }) => uncollected));
}

/** Returns the liabilities of the four quarters of a year. */
export function ficaLiabilities(entriesOfYear: readonly TaxableEntry[]): Liability[] {
  return QUARTERS.flatMap((quarter) => ficaReturnOfQuarter(entriesOfYear, quarter).liabilities);
}

function taxedLine(base: Cents, rate: Rate): TaxedLine {
  return { base, tax: applyRate(base, rate) };
}

/** Returns the tax withheld from an entry and the employee's exact share of it. */
function ofEmployee(entry: TaxablePay): EmployeeShare {
  const { employeeId, withheld, additionalMedicareWages } = entry;
  const additional = exactShare(additionalMedicareWages, FICA_RATES.additionalMedicare);
  const { socialSecurity, medicare } = employerShares(entry);
  return { employeeId, withheld, share: socialSecurity + medicare + additional };
}

/** Returns the employer's shares of an entry: half of each rate. */
export function employerShares({
  socialSecurityWages,
  socialSecurityTips,
  medicareWages,
}: TaxablePay): Record<'socialSecurity' | 'medicare', ExactShare> {
  return {
    socialSecurity: exactShare(socialSecurityWages + socialSecurityTips, FICA_RATES.socialSecurity / 2),
    medicare: exactShare(medicareWages, FICA_RATES.medicare / 2),
  };
}

/**
 * Returns the liabilities by pay date, rounded cumulatively. The last pay date gets the rest, so that they
 * add up to the total.
 */
function liabilitiesOf(
  entries: readonly TaxablePay[],
  { differing, total }: { differing: ReadonlySet<number>; total: Cents },
): Liability[] {
  const inOrder = entries.toSorted((a, b) => a.payDate.localeCompare(b.payDate));
  const liabilities: Liability[] = [];
  let [withheld, exact, employer, due] = [0, 0n, 0n, 0];
  for (const [index, entry] of inOrder.entries()) {
    if (differing.has(entry.employeeId)) exact += ofEmployee(entry).share;
    else withheld += entry.withheld;
    const { socialSecurity, medicare } = employerShares(entry);
    employer += socialSecurity + medicare;
    const { payDate } = entry;
    const next = inOrder[index + 1];
    if (next?.payDate === payDate) continue;
    const upTo = next ? withheld + shareInCents(exact) + shareInCents(employer) : total;
    liabilities.push({ payDate, cents: upTo - due });
    due = upTo;
  }
  return liabilities;
}
