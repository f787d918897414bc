import type { Cents } from '../../money/cents.ts';

/** A contribution after its yearly limit. `limit` and `room` are absent if there is no limit. */
export type CappedContribution = {
  amount: Cents;
  uncapped: Cents;
  yearToDate: Cents;
  limit?: Cents;
  room?: Cents;
};

/** Cuts a contribution to the rest of its yearly limit. All amounts are cents of tax, not of wages. */
export function capAtLimit(uncapped: Cents, yearToDate: Cents, limit: Cents | undefined): CappedContribution {
  if (limit === undefined) return { amount: uncapped, uncapped, yearToDate };
  const room = Math.max(0, limit - yearToDate);
  return { amount: Math.min(uncapped, room), uncapped, yearToDate, limit, room };
}
