import type { Cents } from '@garita/domain/money/cents';
import { type BroughtForward, openingBalanceSchema } from '@garita/domain/pay/opening-balance.schema';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '@garita/domain/tax/tax-parameters';
import type { Balances } from './balances.ts';

/** One concept of a year, in cents. `limit` and `left` are null where a tax has no limit, undefined for what is no such tax. */
export type YearLine = {
  concept: keyof BroughtForward;
  brought: Cents;
  loaded: Cents;
  total: Cents;
  limit: Cents | null | undefined;
  left: Cents | null | undefined;
};

const CONCEPTS = openingBalanceSchema.shape.amounts.keyof().options;

/** What a year brought, what was loaded here, and what is left of each limit. */
export function yearLines({ opening, yearToDate, limits }: YearFacts): YearLine[] {
  const { socialSecurity, socialSecurityOnTips } = yearToDate;
  return CONCEPTS.map((concept) => {
    const brought = opening?.amounts[concept] ?? 0;
    const total = yearToDate[concept];
    const limit = isContribution(concept) ? (limits[concept] ?? null) : undefined;
    // Wages and tips share one limit: 26 U.S.C. § 3121(a)(1).
    const counted = SHARED.has(concept) ? socialSecurity + socialSecurityOnTips : total;
    const left = limit === null || limit === undefined ? limit : Math.max(0, limit - counted);
    return { concept, brought, loaded: total - brought, total, limit, left };
  });
}

type YearFacts = Pick<Balances, 'opening' | 'yearToDate' | 'limits'>;

const SHARED: ReadonlySet<keyof BroughtForward> = new Set(['socialSecurity', 'socialSecurityOnTips']);

function isContribution(concept: keyof BroughtForward): concept is ContributionConcept {
  return CONTRIBUTION_CONCEPTS.some((one) => one === concept);
}
