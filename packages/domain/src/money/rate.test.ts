import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { applyRate, FULL_RATE, parseRate, rateSchema, rateToPercent, rateToShownPercent } from './rate.ts';

describe('applyRate', () => {
  it.each([
    // 262.50 × 6.2 % = 16.275 → 16.28; the float product is 16.274999…
    [26_250, 62_000, 1_628],
    // 345.00 × 0.3 % = 1.035 → 1.04
    [34_500, 3_000, 104],
    // 350.00 × 1.45 % = 5.075 → 5.08
    [35_000, 14_500, 508],
    [0, 62_000, 0],
    [12_345, FULL_RATE, 12_345],
  ])('%i cents × %i ppm = %i cents', (cents, rate, expected) => {
    expect(applyRate(cents, rate)).toBe(expected);
  });
});

describe('parseRate', () => {
  it.each([
    ['6.2', 62_000],
    ['6,2 %', 62_000],
    ['1.00%', 10_000],
    ['.80', 8_000],
    ['0', 0],
    ['100', FULL_RATE],
    ['100.0001', FULL_RATE + 1],
  ])('reads %j as %i parts per million', (text, rate) => {
    expect(parseRate(text)).toBe(rate);
  });

  it.each(['', '%', 'x', '-1', '1.23456', '1.2.3'])('refuses %j', (text) => {
    expect(parseRate(text)).toBeUndefined();
  });

  it.each([
    ['-1', 'percent-negative'],
    ['−1', 'percent-negative'],
    ['1.2.3', 'percent-invalid'],
    ['1.23456', 'percent-too-long'],
    ['12.3400 %', 'percent-too-long'],
    ['', 'required'],
  ])('refuses the text %j as %s', (text, code) => {
    expect(refusals(rateSchema, text)).toEqual([code]);
  });

  it('prints a sign, which no percentage may have, so that the schema refuses it', () => {
    expect(rateToPercent(-1)).toBe('-0.0001');
  });

  it('takes six characters, and refuses a longer text instead of cutting it', () => {
    for (const rate of [1, 99_999, 123_400, FULL_RATE]) expect(refusals(rateSchema, rate)).toEqual([]);
    for (const rate of [123_456, 100_001]) expect(refusals(rateSchema, rate)).toEqual(['percent-too-long']);
  });

  it('parses what rateToPercent prints, for each rate that it takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: FULL_RATE }), (rate) => {
        fc.pre(rateSchema.safeParse(rate).success);
        expect(parseRate(rateToPercent(rate))).toBe(rate);
        expect(parseRate(rateToShownPercent(rate))).toBe(rate);
      }),
    );
  });

  it.each([
    [62_000, '6.20'],
    [70_000, '7.00'],
    [12_345, '1.2345'],
    [FULL_RATE, '100.00'],
  ])('shows %i parts per million as %s, with two decimals or more', (rate, shown) => {
    expect(rateToShownPercent(rate)).toBe(shown);
  });
});
