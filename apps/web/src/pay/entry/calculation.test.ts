import { SEED_PARAMETERS, somePayInputs } from '@garita/domain/pay/pay.builder';
import { describe, expect, it } from 'vitest';
import { COOPERATIVE } from '../company-line.builder.ts';
import { calculate, leaveEffects, withheldSoFar } from './calculation.ts';
import { newDraft, savedDraft } from './entry-draft.ts';
import { aSavedEntry, aSheet, asLoaded, periodOf, withEntries } from './sheet.builder.ts';

const HOURS = 60;

describe('a new entry', () => {
  it('shows what 40 hours at 10.50 come to, before anything is sent', () => {
    const sheet = aSheet();
    const period = periodOf(sheet, 21);
    const draft = newDraft(sheet, period, '2026-05-27');
    const statement = calculate(
      { sheet, period, saved: undefined },
      { ...draft, minutes: { ...draft.minutes, regular: 40 * HOURS } },
    )?.statement;
    // 40 × 10.50 = 420.00; × 0.3 % = 1.26; × 1.45 % = 6.09; × 6.2 % = 26.04; 420.00 × 52 = 21,840.00; (21,840
    // − 12,500) × 7 % ÷ 52 = 12.573 → 12.57; net 420 − 1.26 − 6.09 − 26.04 − 12.57 = 374.04
    expect(statement?.gross).toBe(420_00);
    expect(statement?.withheld).toBe(45_96);
    expect(statement?.net).toBe(374_04);
  });

  it('starts with the salary where it is the first of its period, and without it where it is not', () => {
    const sheet = aSheet({ employee: { salary: 1_500_00, workMinutes: 80 * HOURS } });
    const period = periodOf(sheet, 21);
    expect(newDraft(sheet, period, '2026-05-27').earnings.salary).toBe(1_500_00);
    const second = { ...period, entries: [asLoaded(aSavedEntry(sheet, period))] };
    expect(newDraft(sheet, second, '2026-05-27').earnings.salary).toBe(0);
  });

  it('counts against the limits of the year in which it is paid, not of its period', () => {
    const withheld = { ...aSheet().yearToDate[2026], disabilityInsurance: 26_50 };
    const sheet = aSheet({ yearToDate: { ...aSheet().yearToDate, 2027: { ...NONE, ...withheld } } });
    const period = periodOf(sheet, 53);
    const draft = newDraft(sheet, period, '2027-01-04');
    const minutes = { ...draft.minutes, regular: 40 * HOURS };
    const inJanuary = calculate({ sheet, period, saved: undefined }, { ...draft, minutes });
    const inDecember = calculate(
      { sheet, period, saved: undefined },
      { ...draft, minutes, payDate: '2026-12-31' },
    );
    // 420.00 × 0.3 % = 1.26, of which the limit of 27.00 leaves 27.00 − 26.50 = 0.50
    expect(inJanuary?.statement.contributions.disabilityInsurance.amount).toBe(50);
    expect(inDecember?.statement.contributions.disabilityInsurance.amount).toBe(1_26);
  });

  it('counts what other records of the person were paid in the year', () => {
    const yearToDate = { ...NONE, gross: 8_900_00, disabilityInsurance: 26_70 };
    const other = { companyId: 1, employeeId: 6, asOfSeq: 9, yearToDate };
    const sheet = aSheet({ elsewhere: { 2026: [other] } });
    const period = periodOf(sheet, 21);
    const work = { sheet, period, saved: undefined };
    const draft = newDraft(sheet, period, '2026-05-27');
    const calculated = calculate(work, { ...draft, minutes: { ...draft.minutes, regular: 40 * HOURS } });
    // 420.00 × 0.3 % = 1.26, of which the limit of 27.00 leaves 27.00 − 26.70 = 0.30
    expect(calculated?.statement.contributions.disabilityInsurance.amount).toBe(30);
    expect(calculated?.soFar.elsewhere).toEqual([other]);
  });

  it('does not withhold for a Saturday again that another frequency has withheld for', () => {
    const sheet = aSheet({ employee: { isChauffeur: true } });
    // Two weeks from 14 to 27 May with the Saturdays of the 16th and the 23rd; week 21 begins on the 21st.
    const weeks = { ...periodOf(sheet, 20), id: 2026210, end: '2026-05-27', entries: [] };
    const loaded = asLoaded(aSavedEntry(sheet, weeks, { minutes: { regular: 60 } }));
    const both = { ...sheet, periods: [...sheet.periods, { ...weeks, entries: [loaded] }] };
    const soFar = (number: number) =>
      withheldSoFar({ sheet: both, period: periodOf(both, number), saved: undefined }, '2026-05-27');
    expect(soFar(21).freeSaturdays).toEqual([]);
    expect(soFar(22).freeSaturdays).toEqual(['2026-05-30']);
  });

  it('does not withhold again the chauffeur insurance that another entry of the period has withheld', () => {
    const sheet = aSheet({ employee: { isChauffeur: true } });
    const period = periodOf(sheet, 21);
    const first = aSavedEntry(sheet, period, { minutes: { regular: 20 * HOURS } });
    const loaded = withEntries(sheet, [first]);
    const work = { sheet: loaded, period: periodOf(loaded, 21), saved: undefined };
    expect(withheldSoFar(work, '2026-05-27').chauffeurInPeriod).toBe(50); // one Saturday × 0.50
    const second = calculate(work, newDraft(sheet, work.period, '2026-05-27'));
    expect(second?.statement.contributions.chauffeurInsurance.amount).toBe(0);
  });

  it('has no statement where no rate is in force on its pay date', () => {
    const sheet = aSheet({
      parameters: { ...structuredClone(SEED_PARAMETERS), fixedTaxes: [], withholdingTables: [] },
    });
    const period = periodOf(sheet, 21);
    const draft = newDraft(sheet, period, '2026-05-27');
    expect(calculate({ sheet, period, saved: undefined }, draft)).toBeUndefined();
  });
});

describe('a saved entry', () => {
  const sheet = aSheet({ companyLines: [COOPERATIVE] });
  const period = periodOf(sheet, 21);
  const saved = aSavedEntry(sheet, period, { minutes: { regular: 40 * HOURS } });
  const withheld = {
    ...NONE,
    gross: 420_00,
    disabilityInsurance: 1_26,
    medicare: 6_09,
    socialSecurity: 26_04,
  };
  const later: typeof sheet = {
    ...withEntries(sheet, [saved]),
    employee: { ...sheet.employee, rates: { regular: 20_00, overtime: 30_00, mealPeriod: 40_00 } },
    yearToDate: { 2026: withheld },
  };
  const work = { sheet: later, period: periodOf(later, 21), saved };

  it('shows what is stored until something that pay depends on is changed', () => {
    const draft = savedDraft(saved);
    const shown = calculate(work, {
      ...draft,
      memo: 'Turno de noche',
      accountantId: 2,
      payDate: '2026-05-30',
    });
    expect(shown?.isStored).toBe(true);
    expect(shown?.statement).toBe(saved.statement);
  });

  it('computes a change with the rates that it froze, not with those of today', () => {
    const draft = savedDraft(saved);
    const changed = calculate(work, { ...draft, minutes: { ...draft.minutes, regular: 41 * HOURS } });
    expect(changed?.isStored).toBe(false);
    expect(changed?.statement.gross).toBe(430_50); // 41 × 10.50
  });

  it('does not count itself in the year to date', () => {
    expect(withheldSoFar(work, saved.payDate).yearToDate).toEqual(NONE);
  });

  it('counts the whole of another year that its pay date is moved to', () => {
    const moved = { ...work, sheet: { ...later, yearToDate: { 2026: withheld, 2027: withheld } } };
    expect(withheldSoFar(moved, '2027-01-02').yearToDate).toEqual(withheld);
    expect(calculate(moved, { ...savedDraft(saved), payDate: '2027-01-02' })?.isStored).toBe(false);
  });
});

const NONE = {
  gross: 0,
  additionalMedicareBase: 0,
  disabilityInsurance: 0,
  medicare: 0,
  socialSecurity: 0,
  socialSecurityOnTips: 0,
  chauffeurInsurance: 0,
};

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

  it('fills sick leave by law up to 15 days, with what earlier years left', () => {
    const monthly = aSheet({
      employee: { payFrequency: 'monthly', leave: { vacation: TERMS, sick: TERMS } },
    });
    const left = { minutes: 115 * HOURS, asOf: '2025-12-31' };
    const ofLaterYear = { ...monthly, leaveOpening: { vacation: left, sick: left } };
    const leaveAtEnd = { vacation: 115 * HOURS, sick: 115 * HOURS };
    const byLaw = { ...policy, byLaw: { dayMinutes: 8 * HOURS, vacationAtEnd: 8 * HOURS } };
    const effects = leaveEffects(
      { sheet: ofLaterYear, period: { ...periodOf(monthly, 3), leaveAtEnd }, saved: undefined },
      { minutes: hours({ regular: 130 * HOURS }), policy: byLaw },
    );
    // 15 × 8 = 120 of sick leave, which vacation does not have.
    expect(effects.sick.balanceAfter).toBe(120 * HOURS);
    expect(effects.vacation.balanceAfter).toBe(123 * HOURS);
  });
});

const TERMS = {
  openingMinutes: 0,
  openingDate: '2026-01-01',
  minutesPerMonth: 8 * HOURS,
  thresholdMinutes: 130 * HOURS,
};
