import type { Cents } from '../../money/cents.ts';

/**
 * A contribution and what a yearly limit left of it. `limit` and `room` are absent where there is no limit.
 */
export type CappedContribution = {
  amount: Cents;
  uncapped: Cents;
  yearToDate: Cents;
  limit?: Cents;
  room?: Cents;
};

/**
 * Cuts a contribution at what is left of the year's limit after the year to date; all in cents of tax, not of
 * wages.
 */
export function capAtLimit(uncapped: Cents, yearToDate: Cents, limit: Cents | undefined): CappedContribution {
  if (limit === undefined) return { amount: uncapped, uncapped, yearToDate };
  const room = Math.max(0, limit - yearToDate);
  return { amount: Math.min(uncapped, room), uncapped, yearToDate, limit, room };
}
