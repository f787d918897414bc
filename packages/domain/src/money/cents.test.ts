import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { centsSchema, centsToDecimal, formatCents, parseCents, sumCents } from './cents.ts';

describe('parseCents', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['12', 1_200],
    ['12.5', 1_250],
    ['12,50', 1_250],
    ['.75', 75],
    ['12.', 1_200],
    ['$ 12.50', 1_250],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1,234,567.89', 123_456_789],
    ['1234.56', 123_456],
    ['1234567', 123_456_700],
    // more than two decimals round half up: 1.0050 → 1.01, 1.0049 → 1.00
    ['1.0050', 101],
    ['1.0049', 100],
    ['1234.565', 123_457],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseCents(text)).toEqual({ ok: true, cents });
  });

  it.each(['1,234', '1.234', '12.345', '999,999'])('refuses %j, which could be two amounts', (text) => {
    expect(parseCents(text)).toEqual({ ok: false, code: 'amount-ambiguous' });
  });

  it.each(['-1', '−1', '- 3.00'])('refuses the negative %j', (text) => {
    expect(parseCents(text)).toEqual({ ok: false, code: 'amount-negative' });
  });

  it.each(['abc', '1..2', '1,2,3', '.', ',', '1.234.56', '12,34,567.00', '1 000', '1e5'])(
    'refuses %j',
    (text) => {
      expect(parseCents(text)).toEqual({ ok: false, code: 'amount-invalid' });
    },
  );

  it('refuses more than 9,999,999.99', () => {
    expect(parseCents('9999999.99')).toEqual({ ok: true, cents: 999_999_999 });
    expect(parseCents('10000000')).toEqual({ ok: false, code: 'amount-too-large' });
  });

  it.each([
    ['1,234', 'amount-ambiguous'],
    ['-1', 'amount-negative'],
    ['abc', 'amount-invalid'],
    ['5', 'amount-invalid'],
    ['', 'required'],
    [Number.NaN, 'required'],
    [0.5, 'amount-invalid'],
  ])('makes the schema refuse %j with %s', (value, code) => {
    expect(refusals(centsSchema, value)).toEqual([code]);
  });

  it('parses what formatCents prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(parseCents(formatCents(cents))).toEqual({ ok: true, cents });
        expect(parseCents(centsToDecimal(cents))).toEqual({ ok: true, cents });
      }),
    );
  });
});

describe('formatCents', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-1_200, '-12.00'],
    [123_456_789, '1,234,567.89'],
  ])('prints %i as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});

describe('sumCents', () => {
  it('adds amounts, and returns 0 for none', () => {
    expect(sumCents([])).toBe(0);
    expect(sumCents([1, 2, -3, 10])).toBe(10);
  });
});
