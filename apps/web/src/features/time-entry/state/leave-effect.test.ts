import { somePayInputs } from '@garita/domain/pay/pay.builder';
import { describe, expect, it } from 'vitest';
import { leaveEffects } from './leave-effect.ts';
import { aSavedEntry, aSheet, periodOf, withEntries } from './sheet.builder.ts';

const HOURS = 60;
const hours = (typed: Partial<ReturnType<typeof somePayInputs>['minutes']>) =>
  somePayInputs({ minutes: typed }).minutes;

describe('what an entry does to leave', () => {
  const sheet = aSheet();
  const period = { ...periodOf(sheet, 10), leaveAtEnd: { vacation: 40 * HOURS, sick: 24 * HOURS } };
  const policy = {
    vacation: { minutesPerMonth: 8 * HOURS, thresholdMinutes: 130 * HOURS },
    sick: { minutesPerMonth: 8 * HOURS, thresholdMinutes: 130 * HOURS },
    salariedMinutes: 0,
  };

  it('takes what it pays, each kind by itself', () => {
    const effects = leaveEffects(
      { sheet, period, saved: undefined },
      { minutes: hours({ vacation: 8 * HOURS }), policy },
    );
    expect(effects.vacation).toEqual({
      takenBefore: 0,
      taken: 8 * HOURS,
      balance: 40 * HOURS,
      balanceAfter: 32 * HOURS,
    });
    expect(effects.sick).toMatchObject({ taken: 0, balance: 24 * HOURS, balanceAfter: 24 * HOURS });
  });

  it('gives back what a saved entry no longer takes', () => {
    const saved = aSavedEntry(sheet, period, { minutes: { vacation: 8 * HOURS } });
    const work = { sheet: withEntries(sheet, [saved]), period, saved };
    const effects = leaveEffects(work, { minutes: hours({ vacation: 6 * HOURS }), policy });
    expect(effects.vacation).toMatchObject({
      takenBefore: 8 * HOURS,
      taken: 6 * HOURS,
      balanceAfter: 42 * HOURS,
    });
  });

  it('may go below zero', () => {
    const effects = leaveEffects(
      { sheet, period, saved: undefined },
      { minutes: hours({ sick: 30 * HOURS }), policy },
    );
    expect(effects.sick.balanceAfter).toBe(-6 * HOURS);
  });

  it('earns the credit of a month whose end lies in the period, once its hours reach the threshold', () => {
    const monthly = aSheet({
      employee: { payFrequency: 'monthly', leave: { vacation: TERMS, sick: TERMS } },
    });
    const march = periodOf(monthly, 3);
    const worked = (regular: number) =>
      leaveEffects(
        { sheet: monthly, period: march, saved: undefined },
        { minutes: hours({ regular }), policy },
      );
    expect(worked(129 * HOURS).vacation.balanceAfter).toBe(0);
    expect(worked(130 * HOURS).vacation.balanceAfter).toBe(8 * HOURS);
  });
});

const TERMS = {
  openingMinutes: 0,
  openingDate: '2026-01-01',
  minutesPerMonth: 8 * HOURS,
  thresholdMinutes: 130 * HOURS,
};
