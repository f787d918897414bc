import type { Company } from '../company/company.schema.ts';
import { type Cents, sumCents } from '../money/cents.ts';
import {
  type ExactShare,
  exactShare,
  roundCumulatively,
  type SharedTotal,
  sumShares,
} from '../money/exact-share.ts';
import type { Rate } from '../money/rate.ts';
import { byName } from '../pay/concepts.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { insuredWeeks } from './chauffeur-weeks.ts';
import { employerShares, ficaReturnOfQuarter, type TaxablePay, taxableEntries } from './fica.ts';
import { ficaReturnOfYear, taxableOpeningBalances } from './fica-of-year.ts';
import { FUTA_RATE, federalUnemployment, futaWages, openingBalanceFutaShare } from './form-940.ts';
import { employerDisability, type Insurance, insuredEntries } from './insurance.ts';
import { byEmployee, byPayDate, type PaidEntry } from './paid-entry.ts';
import { entriesOfQuarter, QUARTERS } from './quarter.ts';

/** The employer contributions, in display order. */
export const EMPLOYER_TAXES = [
  'socialSecurity',
  'medicare',
  'federalUnemployment',
  'unemployment',
  'specialContribution',
  'disability',
  'chauffeurInsurance',
  'workersCompensation',
] as const;
export type EmployerTax = (typeof EMPLOYER_TAXES)[number];

/** The employer contributions of one entry, in cents. */
export type EmployerCost = {
  employeeId: number;
  entryId: number;
  payDate: CalendarDate;
  gross: Cents;
  taxes: Record<EmployerTax, Cents>;
};

/** The company's own rates. `payer` decides if its federal return is yearly or quarterly. */
export type EmployerRates = Pick<
  Company,
  | 'payer'
  | 'unemploymentRate'
  | 'specialContributionRate'
  | 'disabilityRate'
  | 'employerDisabilityRate'
  | 'chauffeurWeeklyRate'
  | 'employeeChauffeurShare'
  | 'workersCompensationRate'
>;

/** Returns the sum of an entry's employer contributions, in cents. */
export function taxesOf({ taxes }: Pick<EmployerCost, 'taxes'>): Cents {
  return sumCents(EMPLOYER_TAXES.map((tax) => taxes[tax]));
}

/** The rules and facts of a calendar year that the employer contributions depend on. */
export type EmployerYear = Insurance & {
  rates: EmployerRates;
  /** The wage base of social security, in cents; absent if the year has none. */
  wageBase?: Cents;
  /** The reduction of the FUTA credit in the year; null or absent while it is not known. */
  futaReduction?: Rate | null | undefined;
  /**
   * The pay in the second half of the year before, in cents. The CFSE policy insures it together with the
   * first half of this year.
   */
  policyPayrollBefore: Cents;
};

/** The cost of each entry, by its id; an entry without cost may be absent. */
type CostById = ReadonlyMap<number, Cents>;

/**
 * Calculates the employer contributions of each entry of a calendar year, by employee in the order of the pay
 * dates. In force 2024 to 2026:
 *
 * - Social security: 6.2 % below the wage base; Medicare: 1.45 % without a base (26 U.S.C. § 3111).
 * - FUTA: 0.6 % and the reduction of the credit, on the first 7,000.00 (26 U.S.C. §§ 3301, 3302).
 * - Unemployment and special contribution: below the base of the year (Act 74-1956).
 * - Disability: on the first 9,000.00, except for chauffeurs (Act 139-1968).
 * - Chauffeur insurance: the employer's share of each insured week (Act 428-1950).
 * - CFSE premium: on all pay, if the company has a rate (Act 45-1935).
 *
 * Opening balances count toward the bases, and their share of a yearly return comes before that of the
 * entries.
 *
 * A return rounds the tax of all employees once. Each entry costs what it adds to that rounded total, in the
 * order of the pay dates, so the entries add up to the return.
 */
export function employerCosts(entriesOfYear: readonly PaidEntry[], year: EmployerYear): EmployerCost[] {
  const costs: Record<EmployerTax, CostById> = {
    ...ficaCosts(entriesOfYear, year),
    federalUnemployment: spread(
      futaWages(entriesOfYear, year.before),
      ({ cents }) => exactShare(cents, FUTA_RATE + (year.futaReduction ?? 0)),
      {
        before: openingBalanceFutaShare(year.before, year.futaReduction),
        total: federalUnemployment(entriesOfYear, year.before, year.futaReduction).due,
      },
    ),
    ...insuranceCosts(entriesOfYear, year),
    chauffeurInsurance: chauffeurCosts(entriesOfYear, year),
    workersCompensation: premiums(entriesOfYear, year),
  };
  return byEmployee(entriesOfYear).flatMap(([employeeId, own]) =>
    byPayDate(own).map(({ entryId, payDate, amounts }) => ({
      employeeId,
      entryId,
      payDate,
      gross: amounts.gross,
      taxes: byName(EMPLOYER_TAXES, (tax) => costs[tax].get(entryId) ?? 0),
    })),
  );
}

/**
 * The return has one total for both taxes. Social security is its own share, and Medicare is the rest of the
 * total.
 */
function ficaCosts(
  entriesOfYear: readonly PaidEntry[],
  { rates, ...year }: EmployerYear,
): Record<'socialSecurity' | 'medicare', CostById> {
  const taxable = taxableEntries(entriesOfYear, year);
  const openingBalances = taxableOpeningBalances(year);
  const returns =
    rates.payer === 'form-943'
      ? [
          {
            entries: taxable,
            openingBalances,
            employer: ficaReturnOfYear({ entries: taxable, openingBalances }).employer,
          },
        ]
      : QUARTERS.map((quarter) => ({
          entries: entriesOfQuarter(taxable, quarter),
          openingBalances: [],
          employer: ficaReturnOfQuarter(taxable, quarter).employer,
        }));
  const socialSecurityOf = (pay: TaxablePay) => employerShares(pay).socialSecurity;
  const bothOf = (pay: TaxablePay) => socialSecurityOf(pay) + employerShares(pay).medicare;
  const socialSecurity = merged(
    returns.map(({ entries, openingBalances: before }) =>
      spread(entries, socialSecurityOf, { before: sumShares(before.map(socialSecurityOf)) }),
    ),
  );
  const both = merged(
    returns.map(({ entries, openingBalances: before, employer }) =>
      spread(entries, bothOf, { before: sumShares(before.map(bothOf)), total: employer }),
    ),
  );
  const medicare = [...both].map(([id, cents]) => [id, cents - (socialSecurity.get(id) ?? 0)] as const);
  return { socialSecurity, medicare: new Map(medicare) };
}

/** Calculates lines 4A and 5 of each quarter's PRUI-10, and the employer's part of line 4B. */
function insuranceCosts(
  entriesOfYear: readonly PaidEntry[],
  { rates, ...year }: EmployerYear,
): Record<'unemployment' | 'specialContribution' | 'disability', CostById> {
  const insured = insuredEntries(entriesOfYear, year);
  const ofQuarters = (cost: (entries: typeof insured, quarter: number) => CostById) =>
    merged(QUARTERS.map((quarter) => cost(entriesOfQuarter(insured, quarter), quarter)));
  return {
    unemployment: ofQuarters((entries) =>
      spread(entries, ({ unemployment }) => exactShare(unemployment, rates.unemploymentRate)),
    ),
    specialContribution: ofQuarters((entries) =>
      spread(entries, ({ unemployment }) => exactShare(unemployment, rates.specialContributionRate)),
    ),
    disability: ofQuarters((entries, quarter) =>
      spread(entries, ({ disability }) => exactShare(disability, rates.employerDisabilityRate), {
        total: employerDisability(entriesOfYear, quarter, { ...year, rates }),
      }),
    ),
  };
}

function chauffeurCosts(
  entriesOfYear: readonly PaidEntry[],
  { rates: { chauffeurWeeklyRate, employeeChauffeurShare } }: EmployerYear,
): CostById {
  const weekly = chauffeurWeeklyRate - employeeChauffeurShare;
  return new Map(insuredWeeks(entriesOfYear).map(({ entryId, weeks }) => [entryId, weeks * weekly]));
}

/** Calculates the premiums. A policy insures what was paid from July to June. */
function premiums(
  entriesOfYear: readonly PaidEntry[],
  { rates: { workersCompensationRate }, policyPayrollBefore }: EmployerYear,
): CostById {
  const rate = workersCompensationRate ?? 0;
  const ofQuarters = (quarters: readonly number[]) =>
    quarters.flatMap((quarter) => entriesOfQuarter(entriesOfYear, quarter));
  const premiumOf = ({ amounts }: PaidEntry) => exactShare(amounts.gross, rate);
  return merged([
    spread(ofQuarters([1, 2]), premiumOf, { before: exactShare(policyPayrollBefore, rate) }),
    spread(ofQuarters([3, 4]), premiumOf),
  ]);
}

/**
 * Divides a total among the entries by their shares. The last entry with a share gets the rest. If a wage
 * base is used up, no entry has a share, but a cent withheld late may remain for the last entry.
 */
function spread<Entry extends { entryId: number; payDate: CalendarDate }>(
  entries: readonly Entry[],
  shareOf: (entry: Entry) => ExactShare,
  shared?: SharedTotal,
): CostById {
  const inOrder = byPayDate(entries);
  const sharing = inOrder.filter((entry) => shareOf(entry) !== 0n);
  const receiving = sharing.length > 0 ? sharing : inOrder.slice(-1);
  const cents = roundCumulatively(receiving.map(shareOf), shared);
  return new Map(receiving.map(({ entryId }, index) => [entryId, cents[index] ?? 0]));
}

function merged(costs: readonly CostById[]): CostById {
  return new Map(costs.flatMap((each) => [...each]));
}
