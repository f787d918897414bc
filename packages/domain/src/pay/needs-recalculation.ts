import type { Cents } from '../money/cents.ts';
import type { SaturdayCover } from './chauffeur-saturdays.ts';
import { aboveMedicareThreshold, type Contributions, type YearToDate } from './contributions.ts';
import type { PayFacts } from './pay-facts.ts';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from './withholding/tax-parameters.ts';

export type LimitName = `${ContributionConcept}${'Uncapped' | 'Limit'}`;

/** The names of the limits of an entry. */
export const ENTRY_LIMITS = [
  ...CONTRIBUTION_CONCEPTS.flatMap((concept): LimitName[] => [`${concept}Uncapped`, `${concept}Limit`]),
  'additionalMedicareBase' as const,
  'additionalMedicare' as const,
];

/**
 * The limits that an entry was computed with, in cents. For each contribution: the amount without a limit,
 * and the limit of the tax year. `additionalMedicare` is the part of Medicare above the yearly threshold,
 * `additionalMedicareBase` the gross that it is a share of. Null where there is none.
 */
export type EntryLimits = Record<(typeof ENTRY_LIMITS)[number], Cents | null>;

/** The limits of a deleted entry. */
export const NO_LIMITS: EntryLimits = {
  disabilityInsuranceUncapped: null,
  disabilityInsuranceLimit: null,
  medicareUncapped: null,
  medicareLimit: null,
  socialSecurityUncapped: null,
  socialSecurityLimit: null,
  socialSecurityOnTipsUncapped: null,
  socialSecurityOnTipsLimit: null,
  chauffeurInsuranceUncapped: null,
  chauffeurInsuranceLimit: null,
  additionalMedicareBase: null,
  additionalMedicare: null,
};

/** A live pay entry as far as yearly limits are concerned: its gross, what it withheld, and its limits. */
export type LimitedEntry = { withheld: Record<'gross' | ContributionConcept, Cents>; limits: EntryLimits };

/**
 * Tells if computing an entry again, with the facts that it froze, would withhold something else: a limit
 * that cut it has room again, or more was withheld in the year than a limit allows and the entry has a part
 * of it.
 *
 * `year` is the year to date with the entry itself, `saturdays` how all live entries withheld for the
 * Saturdays of its period, in whichever tax year they are paid. A correction of a closed period has no limits
 * and never needs it: another correction changes it. Of several entries that share what is too much, each
 * needs it, because a person chooses which one gives way.
 */
export function needsRecalculation(entry: LimitedEntry, year: YearToDate, saturdays: SaturdayCover): boolean {
  if (entry.limits.medicareUncapped === null) return false;
  return (
    disabilityInsuranceDiffers(entry, year) ||
    medicareDiffers(entry, year) ||
    socialSecurityDiffers(entry, year) ||
    chauffeurInsuranceDiffers(entry, year, saturdays)
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
  // The statement holds whichever limit cut the tips. This is their own; that of social security stands
  // beside it.
  limits.socialSecurityOnTipsLimit = facts.contributions.socialSecurityOnTips.limit ?? null;
  return limits;
}

function disabilityInsuranceDiffers({ withheld, limits }: LimitedEntry, year: YearToDate): boolean {
  return differsUnderLimit(
    withheld.disabilityInsurance,
    limits.disabilityInsuranceUncapped,
    leftOf(limits.disabilityInsuranceLimit, year.disabilityInsurance),
  );
}

// The part above the threshold is held to what of the year passes it and no other entry was held to.
function medicareDiffers({ withheld, limits }: LimitedEntry, year: YearToDate): boolean {
  const additional = limits.additionalMedicare ?? 0;
  return (
    differsUnderLimit(
      withheld.medicare - additional,
      (limits.medicareUncapped ?? 0) - additional,
      leftOf(limits.medicareLimit, year.medicare), // the part above the threshold is in both
    ) ||
    differsUnderLimit(
      limits.additionalMedicareBase ?? 0,
      withheld.gross,
      aboveMedicareThreshold(year.gross) - year.additionalMedicareBase,
    )
  );
}

// Wages and tips share the limit of social security, of which wages are served first. Tips may have a lower
// limit of their own.
function socialSecurityDiffers({ withheld, limits }: LimitedEntry, year: YearToDate): boolean {
  const onWages = withheld.socialSecurity;
  const onTips = withheld.socialSecurityOnTips;
  const left = leftOf(limits.socialSecurityLimit, year.socialSecurity + year.socialSecurityOnTips);
  const leftForTips = leftOf(limits.socialSecurityOnTipsLimit, year.socialSecurityOnTips);
  return (
    differsUnderLimit(onWages + onTips, (limits.socialSecurityUncapped ?? 0) + onTips, left) ||
    differsUnderLimit(onTips, limits.socialSecurityOnTipsUncapped, lowerOf(leftForTips, left))
  );
}

// Due once for each Saturday, however many entries have it in their periods.
function chauffeurInsuranceDiffers(
  { withheld: { chauffeurInsurance: withheld }, limits }: LimitedEntry,
  year: YearToDate,
  { weeks, own, shared, free }: SaturdayCover,
): boolean {
  const ofPeriod = limits.chauffeurInsuranceUncapped;
  const leftInYear = leftOf(limits.chauffeurInsuranceLimit, year.chauffeurInsurance);
  if (ofPeriod === null || weeks === 0) return differsUnderLimit(withheld, ofPeriod, leftInYear);
  if (shared > 0 && withheld > 0) return true;
  const due = (ofPeriod / weeks) * (own - shared + free);
  return differsUnderLimit(withheld, due, lowerOf(Math.max(0, due - withheld), leftInYear));
}

// An entry that has nothing of what is too much has nothing to give back.
function differsUnderLimit(withheld: Cents, uncapped: Cents | null, left: Cents | null): boolean {
  if (left === null) return false;
  return left < 0 ? withheld > 0 : left > 0 && uncapped !== null && withheld < uncapped;
}

/** Returns what is left of a limit: negative where it was passed, null where there is none. */
function leftOf(limit: Cents | null, used: Cents): Cents | null {
  return limit === null ? null : limit - used;
}

function lowerOf(one: Cents | null, other: Cents | null): Cents | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
