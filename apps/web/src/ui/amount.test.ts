import { describe, expect, it } from 'vitest';
import { dollarsText } from './amount.tsx';

describe('an amount on the screen', () => {
  it.each([
    [123_456, '$1,234.56'],
    [-1_200, '-$12.00'],
    [0, '0.00'],
    [5, '$0.05'],
    [-100_000_000, '-$1,000,000.00'],
  ])('shows %i cents as %s', (cents, shown) => {
    expect(dollarsText(cents)).toBe(shown);
  });
});
