import { describe, expect, it } from 'vitest';
import { type LeaveEntry, leaveBalanceAt, leaveInVisibleYears, leaveMovements } from './leave-balance.ts';

const policy = {
  vacation: { minutesPerMonth: 240, thresholdMinutes: 7_800 },
  sick: { minutesPerMonth: 480, thresholdMinutes: 7_800 },
  salariedMinutes: 0,
};

const entry = (overrides: Partial<LeaveEntry>): LeaveEntry => ({
  entryId: 1,
  seq: 1,
  periodId: 2026401,
  periodStart: '2026-01-01',
  periodEnd: '2026-01-31',
  workedMinutes: 0,
  taken: { vacation: 0, sick: 0 },
  policy,
  ...overrides,
});

const balance = (entries: LeaveEntry[], date: string, opening?: { minutes: number; asOf: string }) =>
  leaveBalanceAt(leaveMovements('vacation', { opening, entries }), date);

describe('leave balance', () => {
  it('credits a month at its end if its hours reach the threshold', () => {
    const worked = [entry({ workedMinutes: 7_800 })];
    expect(balance(worked, '2026-01-30')).toBe(0);
    expect(balance(worked, '2026-01-31')).toBe(240);
    expect(balance([entry({ workedMinutes: 7_799 })], '2026-12-31')).toBe(0);
  });

  it('counts the hours of a salaried employee once per period', () => {
    const salaried = { ...policy, salariedMinutes: 4_000 };
    const twice = [entry({ policy: salaried }), entry({ entryId: 2, seq: 2, policy: salaried })];
    expect(balance(twice, '2026-12-31')).toBe(0);
    const twoPeriods = [
      entry({ policy: salaried }),
      entry({ entryId: 2, seq: 2, periodId: 2026402, policy: salaried }),
    ];
    // 2 × 4,000 = 8,000 ≥ 7,800
    expect(balance(twoPeriods, '2026-12-31')).toBe(240);
  });

  it('uses the terms of the newest entry of the month', () => {
    const generous = { ...policy, vacation: { minutesPerMonth: 600, thresholdMinutes: 60 } };
    const entries = [entry({ seq: 9, workedMinutes: 60, policy: generous }), entry({ entryId: 2, seq: 3 })];
    expect(balance(entries, '2026-01-31')).toBe(600);
  });

  it('takes the hours of an entry at the end of its period', () => {
    const taken = [entry({ workedMinutes: 480, taken: { vacation: 480, sick: 0 } })];
    expect(balance(taken, '2026-01-30')).toBe(0);
    expect(balance(taken, '2026-01-31')).toBe(-480);
  });

  it('starts at the opening balance and ignores movements up to its date', () => {
    const january = entry({ workedMinutes: 7_800, taken: { vacation: 60, sick: 0 } });
    const opening = { minutes: 1_000, asOf: '2026-01-31' };
    expect(balance([january], '2026-12-31', opening)).toBe(1_000);
    expect(balance([january], '2026-12-31', { ...opening, asOf: '2026-01-30' })).toBe(1_000 + 240 - 60);
    expect(balance([], '2026-01-30', opening)).toBe(0);
  });

  it('counts an adjustment on its date, in both directions, unless an opening balance came later', () => {
    const adjustments = [
      { seq: 4, date: '2026-02-10', minutes: 480, reason: 'Día concedido' },
      { seq: 9, date: '2026-02-05', minutes: -60, reason: 'Error' },
    ];
    const movements = leaveMovements('vacation', { opening: undefined, entries: [], adjustments });
    expect(movements.map(({ cause, date }) => [cause, date])).toEqual([
      ['adjustment', '2026-02-05'],
      ['adjustment', '2026-02-10'],
    ]);
    expect(leaveBalanceAt(movements, '2026-02-09')).toBe(-60);
    expect(leaveBalanceAt(movements, '2026-02-10')).toBe(420);
    const opening = { minutes: 100, asOf: '2026-02-05' };
    expect(
      leaveBalanceAt(leaveMovements('vacation', { opening, entries: [], adjustments }), '2026-12-31'),
    ).toBe(580);
  });

  it('can be limited to some years, which open with the balance of the years before', () => {
    const adjustments = [
      { seq: 1, date: '2024-12-31', minutes: 480, reason: '' },
      { seq: 2, date: '2025-02-05', minutes: -60, reason: '' },
      { seq: 3, date: '2026-01-01', minutes: 30, reason: '' },
    ];
    const movements = leaveMovements('vacation', { opening: undefined, entries: [], adjustments });
    const visible = (fromYear: number | null, toYear: number | null) =>
      leaveInVisibleYears({ fromYear, toYear }, movements).map(({ cause, date, minutes }) => [
        cause,
        date,
        minutes,
      ]);
    expect(visible(2025, 2025)).toEqual([
      ['opening', '2024-12-31', 480],
      ['adjustment', '2025-02-05', -60],
    ]);
    expect(visible(2026, null)).toEqual([
      ['opening', '2025-12-31', 420],
      ['adjustment', '2026-01-01', 30],
    ]);
    expect(visible(null, 2024)).toEqual([['adjustment', '2024-12-31', 480]]);
    expect(visible(2024, null)).toHaveLength(3);
  });
});
