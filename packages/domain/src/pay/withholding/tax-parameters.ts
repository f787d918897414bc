import type { Cents } from '../../money/cents.ts';
import type { Rate } from '../../money/rate.ts';
import type { CalendarDate } from '../../time/calendar-date.ts';
import { type ConceptOf, conceptsOf } from '../concepts.ts';

/** The five capped payroll taxes, in the order of their ids 1 to 5 on the wire. */
export const CONTRIBUTION_CONCEPTS = conceptsOf('contribution');

export type ContributionConcept = ConceptOf<'contribution'>;
export type PercentageConcept = Exclude<ContributionConcept, 'chauffeurInsurance'>;

/**
 * The fields of every version of a fixed tax. `limit` is an amount of tax per calendar year, absent if there
 * is none.
 */
type FixedTaxVersion = { version: number; effectiveFrom: CalendarDate; limit?: Cents };

/** A contribution that is a percentage of pay. */
export type PercentageTax = FixedTaxVersion & { rate: Rate };
/** The chauffeur insurance, an amount per week. */
export type WeeklyTax = FixedTaxVersion & { weeklyAmount: Cents };

/** One dated version of a fixed tax. */
export type FixedTax =
  | ({ concept: PercentageConcept } & PercentageTax)
  | ({ concept: 'chauffeurInsurance' } & WeeklyTax);

/** The rates and limits in force on a date. A calculation uses them and an event freezes them. */
export type ContributionParameters = Record<PercentageConcept, PercentageTax> & {
  chauffeurInsurance: WeeklyTax;
};

/**
 * A row of the withholding table: annual pay over `over` up to and including `upTo` is taxed `plus` + `rate`
 * of the excess.
 */
export type WithholdingBracket = { over: Cents; upTo?: Cents; rate: Rate; plus: Cents };

/** One dated version of the income tax withholding table, its rows in ascending order. */
export type WithholdingTable = {
  version: number;
  effectiveFrom: CalendarDate;
  brackets: WithholdingBracket[];
};

/**
 * The rates that a new installation starts with. Versions are numbered in the order in which they take
 * effect.
 *
 * - Disability (SINOT): employee up to 0.3 % of the first 9,000 = 27.00 a year. Puerto Rico Temporary
 *   Disability Benefits Act (Act 139-1968), in force 2024 to 2026.
 * - Medicare: 1.45 %, no limit. 26 U.S.C. § 3101(b)(1).
 * - Social security, on wages and on tips: 6.2 %, 26 U.S.C. § 3101(a). Limit = wage base × 6.2 %, the base
 *   announced by the SSA each October: 168,600 (2024) → 10,453.20; 176,100 (2025) → 10,918.20; 184,500 (2026)
 *   → 11,439.00.
 * - Chauffeur insurance (choferil): employee 0.50 dollars per week worked. Act 428-1950, in force 2024 to
 *   2026.
 */
export const SEED_FIXED_TAXES: readonly FixedTax[] = [
  { version: 1, concept: 'disabilityInsurance', effectiveFrom: '2024-01-01', rate: 3_000, limit: 27_00 },
  { version: 2, concept: 'medicare', effectiveFrom: '2024-01-01', rate: 14_500 },
  { version: 3, concept: 'socialSecurity', effectiveFrom: '2024-01-01', rate: 62_000, limit: 10_453_20 },
  {
    version: 4,
    concept: 'socialSecurityOnTips',
    effectiveFrom: '2024-01-01',
    rate: 62_000,
    limit: 10_453_20,
  },
  { version: 5, concept: 'chauffeurInsurance', effectiveFrom: '2024-01-01', weeklyAmount: 50 },
  { version: 6, concept: 'socialSecurity', effectiveFrom: '2025-01-01', rate: 62_000, limit: 10_918_20 },
  {
    version: 7,
    concept: 'socialSecurityOnTips',
    effectiveFrom: '2025-01-01',
    rate: 62_000,
    limit: 10_918_20,
  },
  { version: 8, concept: 'socialSecurity', effectiveFrom: '2026-01-01', rate: 62_000, limit: 11_439_00 },
  {
    version: 9,
    concept: 'socialSecurityOnTips',
    effectiveFrom: '2026-01-01',
    rate: 62_000,
    limit: 11_439_00,
  },
];

/**
 * The withholding table of the product's specification, in force from 2024 on. It jumps at 25,000 (875 below,
 * 1,120 above) and is kept as specified. Its first row ends at 12,500, while Hacienda's own table starts its
 * 7 % row at 9,000 (Puerto Rico Internal Revenue Code, sec. 1021.01, as used in the employers' withholding
 * booklet).
 */
export const SEED_WITHHOLDING_TABLES: readonly WithholdingTable[] = [
  {
    version: 1,
    effectiveFrom: '2024-01-01',
    brackets: [
      { over: 0, upTo: 12_500_00, rate: 0, plus: 0 },
      { over: 12_500_00, upTo: 25_000_00, rate: 70_000, plus: 0 },
      { over: 25_000_00, upTo: 41_500_00, rate: 140_000, plus: 1_120_00 },
      { over: 41_500_00, upTo: 61_500_00, rate: 250_000, plus: 3_430_00 },
      { over: 61_500_00, rate: 330_000, plus: 8_430_00 },
    ],
  },
];

/**
 * Additional Medicare: 0.9 % of what an employer pays an employee above 200,000 in a calendar year. Only the
 * employee pays it, whatever the filing status. 26 U.S.C. § 3101(b)(2) and § 3102(f), in force since 1
 * January 2013.
 */
export const ADDITIONAL_MEDICARE = {
  threshold: 200_000_00,
  rate: 9_000,
  effectiveFrom: '2013-01-01',
} as const;

/**
 * Returns the version in force on a date: the latest effective one, and the later recorded of two with the
 * same effective date.
 */
export function versionInForce<Dated extends { effectiveFrom: CalendarDate; version: number }>(
  versions: readonly Dated[],
  date: CalendarDate,
): Dated | undefined {
  return versions
    .filter((version) => version.effectiveFrom <= date)
    .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom) || a.version - b.version)
    .at(-1);
}

/** Returns the five contributions in force on a date; undefined if one of them has no version yet. */
export function contributionsInForce(
  taxes: readonly FixedTax[],
  date: CalendarDate,
): ContributionParameters | undefined {
  const percentage = (concept: PercentageConcept) =>
    versionInForce(taxes.filter(isPercentage(concept)), date);
  const disabilityInsurance = percentage('disabilityInsurance');
  const medicare = percentage('medicare');
  const socialSecurity = percentage('socialSecurity');
  const socialSecurityOnTips = percentage('socialSecurityOnTips');
  const chauffeurInsurance = versionInForce(taxes.filter(isWeekly), date);
  if (!disabilityInsurance || !medicare || !socialSecurity || !socialSecurityOnTips || !chauffeurInsurance) {
    return undefined;
  }
  return { disabilityInsurance, medicare, socialSecurity, socialSecurityOnTips, chauffeurInsurance };
}

function isPercentage(concept: PercentageConcept) {
  return (tax: FixedTax): tax is Extract<FixedTax, PercentageTax> => tax.concept === concept;
}

function isWeekly(tax: FixedTax): tax is Extract<FixedTax, WeeklyTax> {
  return tax.concept === 'chauffeurInsurance';
}
