import { describe, expect, it } from 'vitest';
import { packageOf } from './package-of.ts';
import { choiceIn } from './process-choice.ts';

const packageAt = (address: string) => packageOf(choiceIn(new URLSearchParams(address), '2026-03-02'), 7);

describe('the package of what is chosen', () => {
  it('is of the year until a quarter is chosen', () => {
    expect(packageAt('')).toEqual({ companyId: 7, year: 2026, quarter: null });
    expect(packageAt('type=3&year=2025')).toEqual({ companyId: 7, year: 2025, quarter: null });
    expect(packageAt('type=3&quarter=2')).toEqual({ companyId: 7, year: 2026, quarter: 2 });
  });

  it('leaves aside a quarter that the screen does not show', () => {
    expect(packageAt('type=2&quarter=2')).toEqual({ companyId: 7, year: 2026, quarter: null });
  });

  it('waits for a year', () => {
    expect(packageAt('year=0')).toBeUndefined();
  });
});
