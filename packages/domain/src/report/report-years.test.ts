import { describe, expect, it } from 'vitest';
import { fiscalYears, reportYears } from './report-years.ts';

describe('years of documents', () => {
  it('are 2024 to the current one', () => {
    expect(reportYears('2026-12-31')).toEqual([2024, 2025, 2026]);
  });

  it('are, as fiscal years, those that have begun: July starts the next', () => {
    expect(fiscalYears('2026-06-30')).toEqual([2024, 2025, 2026]);
    expect(fiscalYears('2026-07-01')).toEqual([2024, 2025, 2026, 2027]);
  });
});
