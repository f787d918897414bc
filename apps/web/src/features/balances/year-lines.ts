import type { Cents } from '@garita/domain/money/cents';
import { isOfKind } from '@garita/domain/pay/concepts';
import {
  OPENING_BALANCE_AMOUNTS,
  type OpeningBalanceFigures,
} from '@garita/domain/pay/opening-balance.schema';
import type { Balances } from './balances.ts';

/**
 * One concept of a year, in cents. `limit` and `left` are null where a tax has no limit, undefined for what is no such tax.
 * `isShared` where the limit is told of another concept with which it is shared. `left` is negative where the limit was passed: an opening balance can be stated after the pay that it counts against.
 */
export type YearLine = {
  concept: keyof OpeningBalanceFigures;
  brought: Cents;
  loaded: Cents;
  total: Cents;
  limit: Cents | null | undefined;
  left: Cents | null | undefined;
  isShared: boolean;
};

/** What a year brought, what was loaded here, and what is left of each limit. */
export function yearLines({ opening, yearToDate, limits }: YearFacts): YearLine[] {
  const { socialSecurity, socialSecurityOnTips } = yearToDate;
  return OPENING_BALANCE_AMOUNTS.map((concept) => {
    const brought = opening?.amounts[concept] ?? 0;
    const total = yearToDate[concept];
    const limit = isOfKind(concept, 'contribution') ? (limits[concept] ?? null) : undefined;
    // Wages and tips share one limit: 26 U.S.C. § 3121(a)(1).
    const counted = SHARED.has(concept) ? socialSecurity + socialSecurityOnTips : total;
    const left = limit === null || limit === undefined ? limit : limit - counted;
    return {
      concept,
      brought,
      loaded: total - brought,
      total,
      limit,
      left,
      isShared: isSharedLimit(concept, limits),
    };
  });
}

// Tips count toward the limit of wages. A limit of their own is theirs alone only where it is lower.
function isSharedLimit(
  concept: keyof OpeningBalanceFigures,
  { socialSecurity, socialSecurityOnTips }: YearFacts['limits'],
): boolean {
  return concept === 'socialSecurityOnTips' && (socialSecurity ?? null) === (socialSecurityOnTips ?? null);
}

type YearFacts = Pick<Balances, 'opening' | 'yearToDate' | 'limits'>;

const SHARED: ReadonlySet<keyof OpeningBalanceFigures> = new Set(['socialSecurity', 'socialSecurityOnTips']);
