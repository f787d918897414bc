import type { FieldCode } from '../field-code.ts';
import { CONTRIBUTION_CONCEPTS, type ContributionParameters } from '../tax/tax-parameters.ts';
import type { BroughtForward } from './opening-balance.schema.ts';

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
