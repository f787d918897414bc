import { describe, expect, it } from 'vitest';
import { addressOfYear, unknownYearIn, yearIn } from './year-address.ts';

describe('the year that a screen opens with', () => {
  it.each([
    ['2026-07-01', 2026],
    ['2023-05-05', 2024],
    ['2031-01-01', 2030],
  ])('is, on %s, the nearest that may be loaded: %i', (today, year) => {
    expect(yearIn(new URLSearchParams(), today)).toBe(year);
  });

  it('is the last that there is for a user who sees no later one', () => {
    expect(yearIn(new URLSearchParams(), '2026-07-01', [2024, 2025])).toBe(2025);
  });

  it('is the one that the address names, if time may be loaded in it', () => {
    expect(yearIn(addressOfYear(2025), '2026-07-01')).toBe(2025);
    expect(yearIn(addressOfYear(2023), '2026-07-01')).toBe(2026);
    expect(yearIn(new URLSearchParams('year=nunca'), '2026-07-01')).toBe(2026);
  });

  it.each([
    ['year=2027', '2027'],
    ['year=nunca', 'nunca'],
    ['year=2025', null],
    ['', null],
  ])('tells of %s that it names no year that there is: %s', (address, unknown) => {
    expect(unknownYearIn(new URLSearchParams(address), [2024, 2025, 2026])).toBe(unknown);
  });
});
