import type { FieldCode } from '../field-code.ts';
import type { Cents } from '../money/cents.ts';
import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
  type ContributionParameters,
  type PercentageConcept,
} from '../tax/tax-parameters.ts';
import { wagesOf } from './amounts.ts';
import {
  type BroughtForward,
  OPENING_BASES,
  type OpeningBalanceInput,
  type OpeningBases,
} from './opening-balance.schema.ts';

type Refused = { path: readonly string[]; code: FieldCode };

/** Where an opening balance alone passes a limit of its year. Wages and tips share the limit of social security. */
export function passedByOpening(amounts: BroughtForward, parameters: ContributionParameters): Refused[] {
  const passed = CONTRIBUTION_CONCEPTS.filter(
    (concept) => amounts[concept] > (parameters[concept].limit ?? Number.POSITIVE_INFINITY),
  ).map((concept): Refused => ({ path: ['amounts', concept], code: 'above-year-limit' }));
  const shared = parameters.socialSecurity.limit ?? Number.POSITIVE_INFINITY;
  if (passed.length > 0 || amounts.socialSecurity + amounts.socialSecurityOnTips <= shared) return passed;
  return [{ path: ['amounts', 'socialSecurityOnTips'], code: 'above-shared-limit' }];
}

type Opening = Pick<OpeningBalanceInput, 'amounts' | 'bases'>;

/** Where what a tax is said to have been on is more than was paid of that kind. */
export function basesAbovePay({ amounts, bases }: Opening): Refused[] {
  const most = mostOfBases(amounts);
  return OPENING_BASES.filter((name) => (bases[name] ?? 0) > most[name]).map((name) => ({
    path: ['bases', name],
    code: 'base-above-part',
  }));
}

/** Where a tax was withheld of nothing: of tips where there were none, or of a base that is stated as zero. */
export function taxesWithoutBase({ amounts, bases }: Opening): Refused[] {
  const most = mostOfBases(amounts);
  return CONTRIBUTION_CONCEPTS.filter(hasBase)
    .filter((concept) => amounts[concept] > 0 && (bases[concept] ?? most[concept]) === 0)
    .map((concept) => ({ path: ['amounts', concept], code: 'tax-without-base' }));
}

/** The most that each tax can have been on, by kind of pay. */
function mostOfBases(amounts: BroughtForward): Record<keyof OpeningBases, Cents> {
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
