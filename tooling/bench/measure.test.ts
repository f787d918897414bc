import { describe, expect, it } from 'vitest';
import { compare, median, percentile } from './measure.ts';

describe('a comparison', () => {
  it('warms up both sides, then lets each be first equally often', async () => {
    const order: string[] = [];
    const side = (name: string) => async () => {
      order.push(name);
      return 1;
    };

    await compare({ ours: side('ours'), floor: side('floor'), rounds: 2 });

    expect(order).toEqual(['floor', 'ours', 'ours', 'floor', 'floor', 'ours']);
  });

  it('uses the ratio of each round, so that a slow round counts once', async () => {
    // after the warm-up: 2 ÷ 1, 30 ÷ 10 in a busy moment, 2 ÷ 1
    const [ours, floor] = [
      [9, 2, 30, 2],
      [9, 1, 10, 1],
    ].map((times) => async () => times.shift() ?? 0);
    if (!ours || !floor) throw new Error('Two sides');

    expect(await compare({ ours, floor, rounds: 3 })).toEqual({ ours: 2, floor: 1, ratio: 2 });
  });
});

describe('a median', () => {
  it('is the middle value, in any order', () => {
    expect(median([5, 1, 100])).toBe(5);
  });

  it('is the mean of the two middle values of an even number', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });
});

describe('a percentile', () => {
  it('is the value that this percentage of the values does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 95)).toBe(95);
    expect(percentile([7], 50)).toBe(7);
  });
});
