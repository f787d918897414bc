import type { Company } from '../company/company.schema.ts';
import { type Cents, sumCents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import { byName } from '../pay/concepts.ts';
import { type CalendarDate, saturdaysBetween } from '../time/calendar-date.ts';
import { FUTA_RATE, FUTA_WAGE_BASE } from './federal-unemployment.ts';
import { FICA_RATES, taxableEntries } from './fica.ts';
import { INSURANCE_BASES } from './insurance.ts';
import { NOTHING_OPENED, type OpenedYears, openedBases } from './opened-year.ts';
import { byEmployee, byPayDate, type PaidEntry, partsBelow } from './paid-entry.ts';

/** What pay costs an employer beside itself, in the order in which it is read. */
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

/** What an entry costs the employer, in cents. */
export type EmployerCost = {
  employeeId: number;
  entryId: number;
  payDate: CalendarDate;
  gross: Cents;
  taxes: Record<EmployerTax, Cents>;
};

/** The company's own rates. */
export type EmployerRates = Pick<
  Company,
  | 'unemploymentRate'
  | 'specialContributionRate'
  | 'employerDisabilityRate'
  | 'chauffeurWeeklyRate'
  | 'employeeChauffeurShare'
  | 'workersCompensationRate'
>;

/** All of it that is due beside the gross. */
export function taxesOf({ taxes }: Pick<EmployerCost, 'taxes'>): Cents {
  return sumCents(EMPLOYER_TAXES.map((tax) => taxes[tax]));
}

/**
 * The employer's share of each entry of a calendar year, in the order of the pay dates: social security 6.2 % below the wage
 * base and Medicare 1.45 % without one (26 U.S.C. § 3111), FUTA 0.6 % on the first 7,000.00 (§§ 3301, 3302), unemployment and
 * special contribution on the first 7,000.00 (Act 74-1956), disability on the first 9,000.00 of whoever is no chauffeur (Act
 * 139-1968), of chauffeurs the employer's share of each insured week (Act 428-1950), and the premium of the CFSE on all pay, where
 * the company knows its rate (Act 45-1935). In force 2024 to 2026. What the year had before counts toward the bases.
 *
 * Rounded by cumulation: what the entries of an employee cost adds up to the tax of all of them.
 */
export function employerCosts(
  entriesOfYear: readonly PaidEntry[],
  {
    rates,
    ...year
  }: {
    rates: EmployerRates;
    before: OpenedYears;
    wageBase?: Cents;
    isChauffeur: (employeeId: number) => boolean;
  },
): EmployerCost[] {
  const taxable = new Map(taxableEntries(entriesOfYear, year).map((entry) => [entry.entryId, entry]));
  return byEmployee(entriesOfYear).flatMap(([employeeId, own]) => {
    const inOrder = byPayDate(own);
    const gross = inOrder.map(({ amounts }) => amounts.gross);
    const opened = year.before.get(employeeId) ?? NOTHING_OPENED;
    const isChauffeur = year.isChauffeur(employeeId);
    const insured = partsBelow(gross, INSURANCE_BASES.unemployment - opened.amounts.gross);
    const weekly = isChauffeur ? rates.chauffeurWeeklyRate - rates.employeeChauffeurShare : 0;
    const costs: Record<EmployerTax, Cents[]> = {
      socialSecurity: shares(
        inOrder.map(({ entryId }) => {
          const { socialSecurityWages = 0, socialSecurityTips = 0 } = taxable.get(entryId) ?? {};
          return socialSecurityWages + socialSecurityTips;
        }),
        FICA_RATES.socialSecurity / 2,
      ),
      medicare: shares(gross, FICA_RATES.medicare / 2),
      federalUnemployment: shares(partsBelow(gross, FUTA_WAGE_BASE - opened.amounts.gross), FUTA_RATE),
      unemployment: shares(insured, rates.unemploymentRate),
      specialContribution: shares(insured, rates.specialContributionRate),
      disability: shares(
        partsBelow(
          gross,
          isChauffeur ? 0 : INSURANCE_BASES.disability - openedBases(opened).disabilityInsurance,
        ),
        rates.employerDisabilityRate,
      ),
      chauffeurInsurance: newWeeks(inOrder).map((weeks) => weeks * weekly),
      workersCompensation: shares(gross, rates.workersCompensationRate ?? 0),
    };
    return inOrder.map(({ entryId, payDate }, index) => ({
      employeeId,
      entryId,
      payDate,
      gross: gross[index] ?? 0,
      taxes: costAt(costs, index),
    }));
  });
}

function costAt(costs: Record<EmployerTax, Cents[]>, index: number): EmployerCost['taxes'] {
  return byName(EMPLOYER_TAXES, (tax) => costs[tax][index] ?? 0);
}

/** What each base adds to the tax of all of them. */
function shares(bases: readonly Cents[], rate: Rate): Cents[] {
  let base = 0;
  return bases.map((part) => {
    const before = applyRate(base, rate);
    base += part;
    return applyRate(base, rate) - before;
  });
}

/** The weeks of each entry's period, with the first entry of the period alone. */
function newWeeks(entries: readonly PaidEntry[]): number[] {
  const counted = new Set<number>();
  return entries.map(({ periodId, periodStart, periodEnd }) => {
    if (counted.has(periodId)) return 0;
    counted.add(periodId);
    return saturdaysBetween(periodStart, periodEnd);
  });
}
