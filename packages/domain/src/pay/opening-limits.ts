import type { FieldCode } from '../field-code.ts';
import type { Cents } from '../money/cents.ts';
import { CONTRIBUTION_CONCEPTS, type ContributionParameters } from '../tax/tax-parameters.ts';
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

/** Where what a tax is said to have been on is more than was paid of that kind. */
export function basesAbovePay({ amounts, bases }: Pick<OpeningBalanceInput, 'amounts' | 'bases'>): Refused[] {
  const { gross, tips } = amounts;
  const most: Record<keyof OpeningBases, Cents> = {
    exemptWages: wagesOf(amounts),
    socialSecurity: gross - tips,
    socialSecurityOnTips: tips,
    medicare: gross,
    disabilityInsurance: gross,
  };
  return OPENING_BASES.filter((name) => (bases[name] ?? 0) > most[name]).map((name) => ({
    path: ['bases', name],
    code: 'base-above-part',
  }));
}
