import type { Cents } from '../money/cents.ts';
import type { SaturdayCover } from './chauffeur-saturdays.ts';
import { byName } from './concepts.ts';
import { aboveMedicareThreshold, type Contributions, type YearToDate } from './contributions.ts';
import type { PayFacts } from './pay-facts.ts';
import type { IncomeTaxWithheld } from './pay-statement.ts';
import { CERTIFICATE_PARTS, certificatePartsOf } from './withholding/certificate/certificate-withholding.ts';
import { isNonResident } from './withholding/non-resident-withholding.ts';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from './withholding/tax-parameters.ts';
import { TIPS_PARTS, type TipsSettlement, tipsPartsOf } from './withholding/tips-settlement.ts';

export type LimitName = `${ContributionConcept}${'Uncapped' | 'Limit'}`;

/**
 * The names of the limits of an entry, and of the parts of its income tax by certificate and of its taxes on
 * tips.
 */
export const ENTRY_LIMITS = [
  ...CONTRIBUTION_CONCEPTS.flatMap((concept): LimitName[] => [`${concept}Uncapped`, `${concept}Limit`]),
  'additionalMedicareBase' as const,
  'additionalMedicare' as const,
  ...CERTIFICATE_PARTS,
  'nonResidentPay' as const,
  ...TIPS_PARTS,
];

/**
 * The limits that an entry was computed with, in cents. For each contribution: the amount without a limit,
 * and the limit of the tax year. `additionalMedicare` is the part of Medicare above the yearly threshold, and
 * `additionalMedicareBase` the gross that it is calculated on. The parts of a tax by certificate are what
 * later entries and documents count of it, and so are the parts of a settlement of tips. `nonResidentPay` is
 * the gross of a non-resident, which is no wages for income tax. Null if there is none.
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
  ...byName([...CERTIFICATE_PARTS, ...TIPS_PARTS], () => null),
  nonResidentPay: null,
};

/** The fields of a live pay entry for the yearly limits: its gross, its withholdings and its limits. */
export type LimitedEntry = { withheld: Record<'gross' | ContributionConcept, Cents>; limits: EntryLimits };

/**
 * Returns true if recalculating an entry with its frozen facts would change its withholdings. Either a limit
 * that cut it has room again, or the year exceeds a limit and the entry holds part of the excess.
 *
 * `year` is the year to date including the entry. `saturdays` counts the live entries of any tax year that
 * withheld for the Saturdays of its period. A correction of a closed period has no limits and never needs
 * recalculation: another correction changes it. If several entries share an excess, each needs it, because a
 * person chooses which one to recalculate.
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

/** Returns the limits of a calculation; a correction has none but the differences that others count. */
export function entryLimits({
  facts,
  result: { contributions, incomeTax, tips },
  corrects,
}: {
  facts: PayFacts;
  result: {
    contributions: Contributions;
    incomeTax: Pick<IncomeTaxWithheld, 'computed'>;
    tips?: TipsSettlement;
  };
  corrects?: object;
}): EntryLimits {
  const { base = null, amount = null } = contributions.medicare.additional ?? {};
  const { computed } = incomeTax;
  const additional = {
    additionalMedicareBase: base,
    additionalMedicare: amount,
    ...(computed.rule === 'certificate' ? certificatePartsOf(computed) : {}),
    ...(tips ? tipsPartsOf(tips) : {}),
    ...(isNonResident(computed.rule) ? { nonResidentPay: contributions.medicare.base } : {}),
  };
  if (corrects) return { ...NO_LIMITS, ...additional };
  const limits = { ...NO_LIMITS, ...additional };
  for (const concept of CONTRIBUTION_CONCEPTS) {
    const line = contributions[concept];
    if (line.rule === 'excluded') continue;
    // The additional Medicare has no limit, so it is added to both.
    const unlimited = concept === 'medicare' ? (amount ?? 0) : 0;
    limits[`${concept}Uncapped`] = line.uncapped + unlimited;
    limits[`${concept}Limit`] = line.limit === undefined ? null : line.limit + unlimited;
  }
  // The statement has the limit that cut the tips. This is the limit of tips alone; the shared one is in
  // `socialSecurityLimit`.
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

// The additional Medicare is compared with the excess over the threshold that no other entry withheld on.
function medicareDiffers({ withheld, limits }: LimitedEntry, year: YearToDate): boolean {
  const additional = limits.additionalMedicare ?? 0;
  return (
    differsUnderLimit(
      withheld.medicare - additional,
      (limits.medicareUncapped ?? 0) - additional,
      leftOf(limits.medicareLimit, year.medicare), // both include the additional Medicare
    ) ||
    differsUnderLimit(
      limits.additionalMedicareBase ?? 0,
      withheld.gross,
      aboveMedicareThreshold(year.gross) - year.additionalMedicareBase,
    )
  );
}

// Wages and tips share the limit of social security, wages first. Tips may have a lower limit of their own.
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

// The insurance is due once for each Saturday, however many entries have it in their periods.
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

// An entry that withheld nothing of an excess has nothing to give back.
function differsUnderLimit(withheld: Cents, uncapped: Cents | null, left: Cents | null): boolean {
  if (left === null) return false;
  return left < 0 ? withheld > 0 : left > 0 && uncapped !== null && withheld < uncapped;
}

/** Returns the rest of a limit: negative if it is exceeded, null if there is none. */
function leftOf(limit: Cents | null, used: Cents): Cents | null {
  return limit === null ? null : limit - used;
}

function lowerOf(one: Cents | null, other: Cents | null): Cents | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
