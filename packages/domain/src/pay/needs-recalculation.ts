import type { Cents } from '../money/cents.ts';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '../tax/tax-parameters.ts';
import { byName } from './concepts.ts';
import { aboveMedicareThreshold, type Contributions, type YearToDate } from './contributions.ts';
import type { PayFacts } from './pay-facts.ts';

export type LimitName = `${ContributionConcept}${'Uncapped' | 'Limit'}`;

/**
 * The limits that an entry was computed with, in cents. For each contribution: the amount without a limit, and the limit of the tax
 * year. `additionalMedicare` is the part of Medicare above the yearly threshold, `additionalMedicareBase` the gross that it is a share of.
 * Null where there is none.
 */
export type EntryLimits = Record<LimitName | 'additionalMedicareBase' | 'additionalMedicare', Cents | null>;

/** The limits of a deleted entry. */
export const NO_LIMITS: EntryLimits = {
  ...byName(
    CONTRIBUTION_CONCEPTS.flatMap((concept): LimitName[] => [`${concept}Uncapped`, `${concept}Limit`]),
    () => null,
  ),
  additionalMedicareBase: null,
  additionalMedicare: null,
};

/** A live pay entry as far as yearly limits are concerned: its gross, what it withheld, and its limits. */
export type LimitedEntry = Record<'gross' | ContributionConcept, Cents> & EntryLimits;

/**
 * Tells if computing an entry again, with the facts that it froze, would withhold something else: a limit that cut it has room again,
 * or more was withheld in the year than a limit allows and the entry has a part of it.
 *
 * `year` is the year to date with the entry itself, `chauffeurInPeriod` the chauffeur insurance of all live entries of the period, in
 * whichever tax year they are paid. A correction of a closed period has no limits and never needs it: another correction changes it.
 * Of several entries that share what is too much, each needs it, because a person chooses which one gives way.
 */
export function needsRecalculation(entry: LimitedEntry, year: YearToDate, chauffeurInPeriod: Cents): boolean {
  if (entry.medicareUncapped === null) return false;
  return (
    differsUnderLimit(
      entry.disabilityInsurance,
      entry.disabilityInsuranceUncapped,
      leftOf(entry.disabilityInsuranceLimit, year.disabilityInsurance),
    ) ||
    medicareDiffers(entry, year) ||
    socialSecurityDiffers(entry, year) ||
    chauffeurInsuranceDiffers(entry, year, chauffeurInPeriod)
  );
}

/** Returns the limits of a calculation, none for one that corrects another entry. */
export function entryLimits({
  facts,
  result: { contributions },
  corrects,
}: {
  facts: PayFacts;
  result: { contributions: Contributions };
  corrects?: object;
}): EntryLimits {
  const { base = null, amount = null } = contributions.medicare.additional ?? {};
  const additional = { additionalMedicareBase: base, additionalMedicare: amount };
  if (corrects) return { ...NO_LIMITS, ...additional };
  const limits = { ...NO_LIMITS, ...additional };
  for (const concept of CONTRIBUTION_CONCEPTS) {
    const line = contributions[concept];
    if (line.rule === 'excluded') continue;
    // The part above the threshold has no limit and is on both sides.
    const unlimited = concept === 'medicare' ? (amount ?? 0) : 0;
    limits[`${concept}Uncapped`] = line.uncapped + unlimited;
    limits[`${concept}Limit`] = line.limit === undefined ? null : line.limit + unlimited;
  }
  // The statement holds whichever limit cut the tips. This is their own; that of social security stands beside it.
  limits.socialSecurityOnTipsLimit = facts.contributions.socialSecurityOnTips.limit ?? null;
  return limits;
}

// The part above the threshold is held to what of the year passes it and no other entry was held to.
function medicareDiffers(entry: LimitedEntry, year: YearToDate): boolean {
  const additional = entry.additionalMedicare ?? 0;
  return (
    differsUnderLimit(
      entry.medicare - additional,
      (entry.medicareUncapped ?? 0) - additional,
      leftOf(entry.medicareLimit, year.medicare), // the part above the threshold is in both
    ) ||
    differsUnderLimit(
      entry.additionalMedicareBase ?? 0,
      entry.gross,
      aboveMedicareThreshold(year.gross) - year.additionalMedicareBase,
    )
  );
}

// Wages and tips share the limit of social security, of which wages are served first. Tips may have a lower limit of their own.
function socialSecurityDiffers(entry: LimitedEntry, year: YearToDate): boolean {
  const { socialSecurity, socialSecurityOnTips, socialSecurityUncapped } = entry;
  const left = leftOf(entry.socialSecurityLimit, year.socialSecurity + year.socialSecurityOnTips);
  const leftForTips = leftOf(entry.socialSecurityOnTipsLimit, year.socialSecurityOnTips);
  return (
    differsUnderLimit(
      socialSecurity + socialSecurityOnTips,
      (socialSecurityUncapped ?? 0) + socialSecurityOnTips,
      left,
    ) ||
    differsUnderLimit(socialSecurityOnTips, entry.socialSecurityOnTipsUncapped, lowerOf(leftForTips, left))
  );
}

// Due once for each week of a period, however many entries the period has.
function chauffeurInsuranceDiffers(
  { chauffeurInsurance, chauffeurInsuranceUncapped, chauffeurInsuranceLimit }: LimitedEntry,
  year: YearToDate,
  chauffeurInPeriod: Cents,
): boolean {
  const leftInPeriod = leftOf(chauffeurInsuranceUncapped, chauffeurInPeriod);
  const leftInYear = leftOf(chauffeurInsuranceLimit, year.chauffeurInsurance);
  return differsUnderLimit(chauffeurInsurance, chauffeurInsuranceUncapped, lowerOf(leftInPeriod, leftInYear));
}

// An entry that has nothing of what is too much has nothing to give back.
function differsUnderLimit(withheld: Cents, uncapped: Cents | null, left: Cents | null): boolean {
  if (left === null) return false;
  return left < 0 ? withheld > 0 : left > 0 && uncapped !== null && withheld < uncapped;
}

/** What is left of a limit, less than nothing where it was passed, null where there is none. */
function leftOf(limit: Cents | null, used: Cents): Cents | null {
  return limit === null ? null : limit - used;
}

function lowerOf(one: Cents | null, other: Cents | null): Cents | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
