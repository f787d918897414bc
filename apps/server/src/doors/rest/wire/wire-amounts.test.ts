import { describe, expect, it } from 'vitest';
import { readWire } from '../../../testing/read-wire.ts';
import { amount, dollarsText, optionalAmount } from './wire-amounts.ts';
import { optionalPercent, percent } from './wire-percentages.ts';

describe('money', () => {
  it.each([
    [16.28, 1628],
    ['1,234.56', 123456],
    ['1.234,56', 123456],
    [1234.5, 123450],
    // A JSON number has a decimal point: 1.234 is 1.23, half up.
    [1.234, 123],
    [1.235, 124],
    ['1,234', 'amount-ambiguous'],
    [-5, 'amount-negative'],
    ['cinco', 'amount-invalid'],
    [true, 'amount-invalid'],
    [10_000_000, 'amount-too-large'],
    ['', undefined],
    [null, undefined],
  ])('%j is read as %j', (wire, expected) => {
    expect(readWire(amount, wire)).toBe(expected);
  });

  it('is zero where it may be left out', () => {
    expect(readWire(optionalAmount, undefined)).toBe(0);
  });

  it('is written as a number exact to the cent', () => {
    expect(JSON.stringify([0, 10, 1628, 999_999_999].map((cents) => amount.encode(cents)))).toBe(
      '[0,0.1,16.28,9999999.99]',
    );
  });

  it('is written as text where the company form has text', () => {
    expect(dollarsText({ leadingZero: false }).encode(80)).toBe('.80');
    expect(dollarsText({ leadingZero: true }).encode(50)).toBe('0.50');
  });
});

describe('a percentage', () => {
  it.each([
    ['6.2', 62_000],
    ['6.2%', 62_000],
    [6.2, 62_000],
    ['.30', 3_000],
    ['-1', 'percent-negative'],
    ['mucho', 'percent-invalid'],
    [' ', undefined],
  ])('%j is read as %j', (wire, expected) => {
    expect(readWire(percent(), wire)).toBe(expected);
  });

  it('is written in the style of its field', () => {
    expect(percent().encode(62_000)).toBe('6.2');
    expect(percent({ decimals: 2 }).encode(3_000)).toBe('0.30');
    expect(percent({ decimals: 2, sign: '%' }).encode(10_000)).toBe('1.00%');
    expect(optionalPercent({ sign: '%' }).encode(null)).toBeNull();
  });
});
