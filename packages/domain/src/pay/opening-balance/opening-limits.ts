import type { FieldCode } from '../../field-code.ts';
import type { Cents } from '../../money/cents.ts';
import { applyRate } from '../../money/rate.ts';
import { type CalendarDate, daysBetween, yearOf } from '../../time/calendar-date.ts';
import { wagesOf } from '../amounts.ts';
import {
  ADDITIONAL_MEDICARE,
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
  type ContributionParameters,
  type PercentageConcept,
} from '../withholding/tax-parameters.ts';
import {
  OPENING_BALANCE_BASES,
  type OpeningBalanceBases,
  type OpeningBalanceFigures,
  type OpeningBalanceInput,
} from './opening-balance.schema.ts';

/** The largest sum of a year's rounding differences: half a cent for each day. */
const ROUNDING: Cents = 1_83;

type Refused = { path: readonly string[]; code: FieldCode };

/**
 * Returns the limits of its year that an opening balance alone exceeds. Wages and tips share the limit of
 * social security.
 */
export function limitsPassedByOpeningBalance(
  amounts: OpeningBalanceFigures,
  parameters: ContributionParameters,
): Refused[] {
  const passed = CONTRIBUTION_CONCEPTS.filter(
    (concept) => amounts[concept] > (parameters[concept].limit ?? Number.POSITIVE_INFINITY),
  ).map((concept): Refused => ({ path: ['amounts', concept], code: 'above-year-limit' }));
  const shared = parameters.socialSecurity.limit ?? Number.POSITIVE_INFINITY;
  if (passed.length > 0 || amounts.socialSecurity + amounts.socialSecurityOnTips <= shared) return passed;
  return [{ path: ['amounts', 'socialSecurityOnTips'], code: 'above-shared-limit' }];
}

/** A limit that a year exceeds: the total of the tax including the opening balance, and the limit. */
export type PassedLimit = { concept: ContributionConcept; total: Cents; limit: Cents };

/**
 * Returns the limits that a year exceeds, opening balance and pay together. This happens if the opening
 * balance is entered after the pay. Wages and tips count as one.
 */
export function limitsPassedByYear(
  { socialSecurityOnTips, ...withheld }: OpeningBalanceFigures,
  parameters: ContributionParameters,
): PassedLimit[] {
  const socialSecurity = withheld.socialSecurity + socialSecurityOnTips;
  const totals = { ...withheld, socialSecurity, socialSecurityOnTips: 0 };
  return CONTRIBUTION_CONCEPTS.flatMap((concept) => {
    const { limit } = parameters[concept];
    const total = totals[concept];
    return limit !== undefined && total > limit ? [{ concept, total, limit }] : [];
  });
}

type Opening = Pick<OpeningBalanceInput, 'amounts' | 'bases'>;

/**
 * Returns the taxes that exceed their base × rate, and the chauffeur insurance if it exceeds the weeks up to
 * the day.
 */
export function taxesAboveBase(opening: OpeningBalanceInput, parameters: ContributionParameters): Refused[] {
  const { asOf, amounts } = opening;
  const above = CONTRIBUTION_CONCEPTS.filter(hasBase)
    // A tax without a base is refused separately.
    .filter((concept) => baseOf(concept, opening) > 0)
    .filter((concept) => amounts[concept] > taxOfBase(concept, opening, parameters) + ROUNDING)
    .map((concept): Refused => ({ path: ['amounts', concept], code: 'tax-above-base' }));
  const most = weeksUntil(asOf) * parameters.chauffeurInsurance.weeklyAmount;
  if (amounts.chauffeurInsurance <= most) return above;
  return [...above, { path: ['amounts', 'chauffeurInsurance'], code: 'chauffeur-above-weeks' }];
}

/** A tax below its base × rate: the entered and the computed amount. */
export type TaxBelowBase = { concept: PercentageConcept; stated: Cents; computed: Cents };

/** Returns the taxes that may be a mistake: less was withheld than base × rate, up to the limit. */
export function taxesBelowBase(opening: Opening, parameters: ContributionParameters): TaxBelowBase[] {
  return CONTRIBUTION_CONCEPTS.filter(hasBase).flatMap((concept) => {
    const stated = opening.amounts[concept];
    const limit = limitOf(concept, opening, parameters);
    const computed = Math.min(taxOfBase(concept, opening, parameters), limit);
    return stated < computed - ROUNDING ? { concept, stated, computed } : [];
  });
}

// Wages use the limit of social security before tips do.
function limitOf(
  concept: PercentageConcept,
  { amounts }: Opening,
  parameters: ContributionParameters,
): Cents {
  const { limit = Number.POSITIVE_INFINITY } = parameters[concept];
  return concept === 'socialSecurityOnTips' ? Math.max(0, limit - amounts.socialSecurity) : limit;
}

function taxOfBase(concept: PercentageConcept, opening: Opening, parameters: ContributionParameters): Cents {
  const base = baseOf(concept, opening);
  const tax = applyRate(base, parameters[concept].rate);
  if (concept !== 'medicare') return tax;
  return tax + applyRate(Math.max(0, base - ADDITIONAL_MEDICARE.threshold), ADDITIONAL_MEDICARE.rate);
}

// The week at the start of the year and the current week count completely.
function weeksUntil(day: CalendarDate): number {
  return Math.ceil((daysBetween(`${yearOf(day)}-01-01`, day) + 1) / 7) + 1;
}

/** Returns the bases that exceed the pay of their kind. */
export function basesAbovePay({ amounts, bases }: Opening): Refused[] {
  const most = maximumBases(amounts);
  return OPENING_BALANCE_BASES.filter((name) => (bases[name] ?? 0) > most[name]).map((name) => ({
    path: ['bases', name],
    code: 'base-above-part',
  }));
}

/** Returns the taxes without a base: tax on tips without tips, or a base entered as zero. */
export function taxesWithoutBase(opening: Opening): Refused[] {
  return CONTRIBUTION_CONCEPTS.filter(hasBase)
    .filter((concept) => opening.amounts[concept] > 0 && baseOf(concept, opening) === 0)
    .map((concept) => ({ path: ['amounts', concept], code: 'tax-without-base' }));
}

/** Returns the base of a tax: the entered one, otherwise all pay of its kind. */
function baseOf(concept: PercentageConcept, { amounts, bases }: Opening): Cents {
  return bases[concept] ?? maximumBases(amounts)[concept];
}

/** Returns the largest possible base of each tax. */
function maximumBases(amounts: OpeningBalanceFigures): Record<keyof OpeningBalanceBases, Cents> {
  const { gross, tips } = amounts;
  return {
    exemptWages: wagesOf({ ...amounts, tipsReceived: 0 }),
    socialSecurity: gross - tips,
    socialSecurityOnTips: tips,
    medicare: gross,
    disabilityInsurance: gross,
  };
}

// The chauffeur insurance has no base, because it is due by the week.
const hasBase = (concept: ContributionConcept): concept is PercentageConcept =>
  concept !== 'chauffeurInsurance';
