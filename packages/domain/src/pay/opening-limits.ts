import type { FieldCode } from '../field-code.ts';
import type { Cents } from '../money/cents.ts';
import { applyRate } from '../money/rate.ts';
import {
  ADDITIONAL_MEDICARE,
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
  type ContributionParameters,
  type PercentageConcept,
} from '../tax/tax-parameters.ts';
import { type CalendarDate, daysBetween, yearOf } from '../time/calendar-date.ts';
import { wagesOf } from './amounts.ts';
import {
  OPENING_BALANCE_BASES,
  type OpeningBalanceBases,
  type OpeningBalanceFigures,
  type OpeningBalanceInput,
} from './opening-balance.schema.ts';

/** What rounding each pay of a year may come to: half a cent on each of its days. */
const ROUNDING: Cents = 1_83;

type Refused = { path: readonly string[]; code: FieldCode };

/** Where an opening balance alone passes a limit of its year. Wages and tips share the limit of social security. */
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

/** A limit that a year passes: what its tax comes to with what was brought, and the limit. */
export type PassedLimit = { concept: ContributionConcept; total: Cents; limit: Cents };

/** What a year passes of its limits, as where a balance is stated after the pay that it counts against. Wages and tips pass theirs once. */
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

/** Where more was withheld for a tax than its base comes to, or than the weeks up to the day do. */
export function taxesAboveBase(opening: OpeningBalanceInput, parameters: ContributionParameters): Refused[] {
  const { asOf, amounts } = opening;
  const above = CONTRIBUTION_CONCEPTS.filter(hasBase)
    // A tax without a base is refused as such.
    .filter((concept) => baseOf(concept, opening) > 0)
    .filter((concept) => amounts[concept] > taxOfBase(concept, opening, parameters) + ROUNDING)
    .map((concept): Refused => ({ path: ['amounts', concept], code: 'tax-above-base' }));
  const most = weeksUntil(asOf) * parameters.chauffeurInsurance.weeklyAmount;
  if (amounts.chauffeurInsurance <= most) return above;
  return [...above, { path: ['amounts', 'chauffeurInsurance'], code: 'chauffeur-above-weeks' }];
}

/** A tax of which less was withheld than its base comes to. */
export type TaxBelowBase = { concept: PercentageConcept; stated: Cents; computed: Cents };

/** What may be a mistake and may be so: of a tax with a base less was withheld than comes of it, up to its limit. */
export function taxesBelowBase(opening: Opening, parameters: ContributionParameters): TaxBelowBase[] {
  return CONTRIBUTION_CONCEPTS.filter(hasBase).flatMap((concept) => {
    const stated = opening.amounts[concept];
    const limit = limitOf(concept, opening, parameters);
    const computed = Math.min(taxOfBase(concept, opening, parameters), limit);
    return stated < computed - ROUNDING ? { concept, stated, computed } : [];
  });
}

// Wages take their part of the limit of social security before tips do.
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

// The week that a year begins with, and the one that it is in, are paid whole.
function weeksUntil(day: CalendarDate): number {
  return Math.ceil((daysBetween(`${yearOf(day)}-01-01`, day) + 1) / 7) + 1;
}

/** Where what a tax is said to have been on is more than was paid of that kind. */
export function basesAbovePay({ amounts, bases }: Opening): Refused[] {
  const most = mostOfBases(amounts);
  return OPENING_BALANCE_BASES.filter((name) => (bases[name] ?? 0) > most[name]).map((name) => ({
    path: ['bases', name],
    code: 'base-above-part',
  }));
}

/** Where a tax was withheld of nothing: of tips where there were none, or of a base that is stated as zero. */
export function taxesWithoutBase(opening: Opening): Refused[] {
  return CONTRIBUTION_CONCEPTS.filter(hasBase)
    .filter((concept) => opening.amounts[concept] > 0 && baseOf(concept, opening) === 0)
    .map((concept) => ({ path: ['amounts', concept], code: 'tax-without-base' }));
}

/** What a tax was on: as it was stated, else all that was paid of its kind. */
function baseOf(concept: PercentageConcept, { amounts, bases }: Opening): Cents {
  return bases[concept] ?? mostOfBases(amounts)[concept];
}

/** The most that each tax can have been on, by kind of pay. */
function mostOfBases(amounts: OpeningBalanceFigures): Record<keyof OpeningBalanceBases, Cents> {
  const { gross, tips } = amounts;
  return {
    exemptWages: wagesOf(amounts),
    socialSecurity: gross - tips,
    socialSecurityOnTips: tips,
    medicare: gross,
    disabilityInsurance: gross,
  };
}

// The insurance of chauffeurs is by the week, of no amount.
const hasBase = (concept: ContributionConcept): concept is PercentageConcept =>
  concept !== 'chauffeurInsurance';
