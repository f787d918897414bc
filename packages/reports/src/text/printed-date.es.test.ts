import { describe, expect, it } from 'vitest';
import { dateRange, longDate, shortDate } from './printed-date.es.ts';

describe('a printed date', () => {
  it('names the month, so that day and month cannot be mistaken', () => {
    expect(shortDate('2026-05-04')).toBe('4 may 2026');
    expect(shortDate('2026-09-30')).toBe('30 sep 2026');
  });

  it('is written out on a cheque', () => {
    expect(longDate('2026-01-01')).toBe('1 de enero de 2026');
    expect(longDate('2026-12-31')).toBe('31 de diciembre de 2026');
  });

  it('shows the years of both ends of a range', () => {
    expect(dateRange('2025-12-31', '2026-01-02')).toBe('31 dic 2025 – 2 ene 2026');
  });
});
