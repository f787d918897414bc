import { describe, expect, it } from 'vitest';
import { DEFAULT_BONUS_RULE } from '../company/bonus-rule.schema.ts';
import { NO_AMOUNTS } from '../pay/amounts.ts';
import { BONUS_THRESHOLD, bonusMinutes, bonusYear, christmasBonus } from './christmas-bonus.ts';

const worked = { minutes: BONUS_THRESHOLD, headCount: 20 };

describe('Christmas bonus', () => {
  it('covers October to September', () => {
    expect(bonusYear(2026)).toEqual({ from: '2025-10-01', to: '2026-09-30' });
  });

  it('is 3 % up to 300.00 in a company with up to 20 employees, 6 % up to 600.00 in a larger one', () => {
    // 8,345.55 × 3 % = 250.3665; 10,000.01 × 3 % = 300.0003, limited to 300.00
    expect(christmasBonus(DEFAULT_BONUS_RULE, { ...worked, earned: 8_345_55 })).toBe(250_37);
    expect(christmasBonus(DEFAULT_BONUS_RULE, { ...worked, earned: 10_000_01 })).toBe(300_00);
    // 8,345.55 × 6 % = 500.733
    const large = { ...worked, headCount: 21 };
    expect(christmasBonus(DEFAULT_BONUS_RULE, { ...large, earned: 8_345_55 })).toBe(500_73);
    expect(christmasBonus(DEFAULT_BONUS_RULE, { ...large, earned: 12_000_00 })).toBe(600_00);
  });

  it('is zero one minute below 1,350 hours', () => {
    const short = { headCount: 20, earned: 8_000_00, minutes: 1_350 * 60 - 1 };
    expect(christmasBonus(DEFAULT_BONUS_RULE, short)).toBe(0);
  });

  it('counts the kinds of time that the company chose, and a salary as regular time', () => {
    const amounts = {
      ...NO_AMOUNTS,
      regularMinutes: 60,
      overtimeMinutes: 30,
      vacationMinutes: 20,
      sickMinutes: 10,
    };
    const counting = (countedHours: Partial<typeof DEFAULT_BONUS_RULE.countedHours>) =>
      bonusMinutes({ countedHours: { ...DEFAULT_BONUS_RULE.countedHours, ...countedHours } }, amounts, 2_400);
    expect(counting({})).toBe(60 + 2_400 + 30);
    expect(counting({ vacation: true, sick: true })).toBe(60 + 2_400 + 30 + 20 + 10);
    expect(counting({ regular: false, overtime: false })).toBe(0);
  });
});
