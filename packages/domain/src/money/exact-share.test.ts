import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from './cents.ts';
import { exactShare, roundCumulatively } from './exact-share.ts';

describe('rounding the shares of a total', () => {
  it('rounds cumulatively, so that the rounded shares add up to the total', () => {
    // 10.10 × 6.2 % = 62.62 cents; cumulated 62.62, 125.24, 187.86 round to 63, 125 and 188
    const share = exactShare(10_10, 62_000);
    expect(roundCumulatively([share, share, share])).toEqual([63, 62, 63]);
  });

  it('gives the last share the rest of the total', () => {
    const share = exactShare(10_10, 62_000);
    expect(roundCumulatively([share, share], { total: 1_27 })).toEqual([63, 64]);
    expect(roundCumulatively([], { total: 0 })).toEqual([]);
  });

  it('continues after earlier shares', () => {
    const share = exactShare(10_10, 62_000);
    expect(roundCumulatively([share, share], { before: share })).toEqual([62, 63]);
  });

  it('moves no share by more than a cent', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000_00)), (amounts) => {
        const shares = amounts.map((amount) => exactShare(amount, 76_500));
        const rounded = roundCumulatively(shares);
        for (const [index, cents] of rounded.entries())
          expect(Math.abs(cents - Number(shares[index]) / 1_000_000)).toBeLessThan(1.000001);
        expect(sumCents(rounded)).toBe(Math.round(sumCents(amounts) * 0.0765 + 1e-7));
      }),
    );
  });
});
