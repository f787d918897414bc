import { describe, expect, it } from 'vitest';
import { chauffeurWeeks, insuredWeeks } from './chauffeur-weeks.ts';
import { aPaidEntry } from './paid-entry.builder.ts';
import type { PaidEntry } from './paid-entry.ts';

const aDrivenPay = (employeeId: number, payDate: string, period: Partial<PaidEntry>) =>
  aPaidEntry(employeeId, payDate, { gross: 1 }, { ...period, isChauffeur: true });

describe('insured weeks of a chauffeur', () => {
  it('are the Saturdays of each paid period, each once', () => {
    const week = { periodId: 2026110, periodStart: '2026-03-05', periodEnd: '2026-03-11' };
    const month = { periodId: 2026401, periodStart: '2026-01-01', periodEnd: '2026-01-31' };
    const entries = [week, week, month].map((period) => aDrivenPay(1, '2026-03-13', period));
    // 7 March; 3, 10, 17, 24 and 31 January
    expect(chauffeurWeeks(entries, 1)).toBe(6);
    expect(chauffeurWeeks([], 1)).toBe(0);
  });

  it('are counted once if pay of two frequencies covers the same days', () => {
    const weeks = { periodId: 2026201, periodStart: '2026-01-01', periodEnd: '2026-01-14' };
    const week = { periodId: 2026102, periodStart: '2026-01-08', periodEnd: '2026-01-14' };
    const month = { periodId: 2026401, periodStart: '2026-01-01', periodEnd: '2026-01-31' };
    const entries = [
      aDrivenPay(1, '2026-01-14', weeks), // 3 and 10 January
      aDrivenPay(1, '2026-01-16', week), // none: the 10th is insured
      aDrivenPay(1, '2026-01-31', month), // 17, 24 and 31
    ];
    expect(insuredWeeks(entries).map(({ weeks: count }) => count)).toEqual([2, 0, 3]);
  });

  it('belong to the quarter of the first payment, for each chauffeur', () => {
    const week = { periodId: 2026113, periodStart: '2026-03-26', periodEnd: '2026-04-01' };
    const entries = [
      aDrivenPay(1, '2026-04-02', week),
      aDrivenPay(1, '2026-03-31', week),
      aDrivenPay(2, '2026-04-02', week),
    ];
    expect(chauffeurWeeks(entries, 1)).toBe(1);
    expect(chauffeurWeeks(entries, 2)).toBe(1);
  });

  it('do not include pay of the same period to an employee who was no chauffeur', () => {
    const week = { periodId: 2026110, periodStart: '2026-03-05', periodEnd: '2026-03-11' };
    const other = aPaidEntry(1, '2026-03-12', { gross: 1 }, week);
    expect(chauffeurWeeks([other], 1)).toBe(0);
    expect(chauffeurWeeks([other, aDrivenPay(1, '2026-03-13', week)], 1)).toBe(1);
  });
});
