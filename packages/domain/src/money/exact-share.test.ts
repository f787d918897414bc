import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from './cents.ts';
import { exactShare, roundCumulatively } from './exact-share.ts';

describe('shares of a total', () => {
  it('are rounded by cumulation, so that no cent is lost or made', () => {
    // 10.10 × 6.2 % = 62.62 cents: 62.62, 125.24, 187.86 are 63, 125 and 188
    const share = exactShare(10_10, 62_000);
    expect(roundCumulatively([share, share, share])).toEqual([63, 62, 63]);
  });

  it('give the last what the total has beside them', () => {
    const share = exactShare(10_10, 62_000);
    expect(roundCumulatively([share, share], { total: 1_27 })).toEqual([63, 64]);
    expect(roundCumulatively([], { total: 0 })).toEqual([]);
  });

  it('go on from the shares before them', () => {
    const share = exactShare(10_10, 62_000);
    expect(roundCumulatively([share, share], { before: share })).toEqual([62, 63]);
  });

  it('are within a cent of what each is exactly', () => {
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
