import { describe, expect, it } from 'vitest';
import {
  contributionsInForce,
  SEED_FIXED_TAXES,
  SEED_WITHHOLDING_TABLES,
  versionInForce,
} from './tax-parameters.ts';

describe('dated tax parameters', () => {
  it.each([
    // wage base × 6.2 %: 168,600 · 176,100 · 184,500
    ['2024-12-31', 10_453_20],
    ['2025-01-01', 10_918_20],
    ['2026-07-04', 11_439_00],
    ['2030-01-01', 11_439_00],
  ])('limits social security on %s to %i cents', (date, limit) => {
    const inForce = contributionsInForce(SEED_FIXED_TAXES, date);
    expect(inForce?.socialSecurity.limit).toBe(limit);
    expect(inForce?.socialSecurityOnTips.limit).toBe(limit);
  });

  it('has no parameters before the first version', () => {
    expect(contributionsInForce(SEED_FIXED_TAXES, '2023-12-31')).toBeUndefined();
  });

  it('use the later recorded of two versions with the same effective date', () => {
    const versions = [
      { version: 2, effectiveFrom: '2026-01-01' },
      { version: 1, effectiveFrom: '2026-01-01' },
    ];
    expect(versionInForce(versions, '2026-01-01')?.version).toBe(2);
  });

  it('have withholding brackets without gaps, the last one open-ended', () => {
    for (const { brackets } of SEED_WITHHOLDING_TABLES) {
      brackets.slice(1).forEach((bracket, index) => expect(bracket.over).toBe(brackets[index]?.upTo));
      expect(brackets.at(-1)?.upTo).toBeUndefined();
    }
  });
});
