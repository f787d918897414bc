import type { Cents } from './cents.ts';
import { divideHalfUp } from './mul-div.ts';
import { FULL_RATE, type Rate } from './rate.ts';

/** A part of an amount before it is rounded, in millionths of a cent. */
export type ExactShare = bigint;

export function exactShare(cents: Cents, rate: Rate): ExactShare {
  return BigInt(cents) * BigInt(rate);
}

export function sumShares(shares: readonly ExactShare[]): ExactShare {
  return shares.reduce((sum, share) => sum + share, 0n);
}

/** Returns a share in cents, rounded half up once. */
export function shareInCents(share: ExactShare): Cents {
  return divideHalfUp(share, BigInt(FULL_RATE));
}

/**
 * The context of a row of shares: the sum of earlier shares, and the total to distribute (default: the
 * rounded sum).
 */
export type SharedTotal = { before?: ExactShare; total?: Cents };

/**
 * Rounds shares to cents so that together they are exactly the total. The last one takes what the total has
 * beyond the shares.
 */
export function roundCumulatively(
  shares: readonly ExactShare[],
  { before = 0n, total = shareInCents(before + sumShares(shares)) }: SharedTotal = {},
): Cents[] {
  let [exact, given] = [before, shareInCents(before)];
  return shares.map((share, index) => {
    exact += share;
    const soFar = given;
    given = index === shares.length - 1 ? total : shareInCents(exact);
    return given - soFar;
  });
}
