import { describe, expect, it } from 'vitest';
import { mulDiv } from './mul-div.ts';

describe('mulDiv', () => {
  it('rounds a half up', () => {
    expect(mulDiv(1, 1, 2)).toBe(1);
    expect(mulDiv(5, 1, 10)).toBe(1);
  });

  it('rounds the half of a negative amount away from zero, so that a reversal mirrors what it reverses', () => {
    expect(mulDiv(-5, 1, 10)).toBe(-1);
  });

  it('stays exact if cents × parts per million exceeds 2^53', () => {
    // 9,999,999.99 × 100 % = itself; the product is about 1e15 × 1e6
    expect(mulDiv(999_999_999, 1_000_000, 1_000_000)).toBe(999_999_999);
    expect(mulDiv(9_007_199_254_740_991, 1, 1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('refuses a result that is not a safe integer', () => {
    expect(() => mulDiv(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError);
    expect(() => mulDiv(1, 1, 0)).toThrow(RangeError);
  });
});
