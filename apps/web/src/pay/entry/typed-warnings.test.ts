import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculation.ts';
import { newDraft } from './entry-draft.ts';
import { aSavedEntry, aSheet, periodOf, withEntries } from './sheet.builder.ts';
import { entryWarnings, entryWarningText } from './typed-warnings.ts';

const HOURS = 60;
const sheet = aSheet();
const period = periodOf(sheet, 21); // 21 to 27 May 2026
const draft = newDraft(sheet, period, '2026-05-27');
const work = { sheet, period, saved: undefined };
const warningsOf = (entry: TimeEntry, leave?: Parameters<typeof entryWarnings>[1]['leave']) =>
  entryWarnings(work, { entry, calculation: undefined, leave });
const noEffect = { takenBefore: 0, taken: 0, balance: 0, balanceAfter: 0 };

describe('a second look is asked for', () => {
  it('when more hours are typed than the period has', () => {
    const typed = { ...draft, minutes: { ...draft.minutes, vacation: 168 * HOURS, overtime: 1 } };
    expect(warningsOf(typed)).toEqual([
      { code: 'hours-above-period', worked: 168 * HOURS + 1, possible: 168 * HOURS }, // 7 days × 24 hours
    ]);
    const all = { ...draft, minutes: { ...draft.minutes, vacation: 168 * HOURS } };
    expect(warningsOf(all)).toEqual([]);
  });

  it('when the period is short, or another frequency has paid its days', () => {
    const nothing = { entry: draft, calculation: undefined, leave: undefined };
    const last = { ...nothing, entry: newDraft(sheet, periodOf(sheet, 53), '2026-12-31') };
    expect(entryWarnings({ sheet, period: periodOf(sheet, 53), saved: undefined }, last)).toEqual([
      { code: 'short-period', days: 1, of: 7 },
    ]);
    // Period 20 is 14 to 20 May, period 21 follows; the second half of May is moved over both.
    const other = aSavedEntry(sheet, periodOf(sheet, 20), { minutes: { regular: 40 * HOURS } });
    const loaded = withEntries(sheet, [other]);
    const biweekly = { ...periodOf(sheet, 20), id: 2026210, start: '2026-05-07' };
    const [elsewhere] = entryWarnings({ sheet: loaded, period: biweekly, saved: undefined }, nothing).filter(
      ({ code }) => code === 'days-paid-elsewhere',
    );
    expect(elsewhere).toMatchObject({ entryId: other.entryId, from: '2026-05-14', to: '2026-05-20' });
    // 40 × 10.50 = 420.00 less 5.93 withheld is 414.07
    expect(elsewhere && entryWarningText(elsewhere)).toContain('el período 20 (14 may 2026 – 20 may 2026)');
    expect(entryWarnings({ sheet: loaded, period: periodOf(loaded, 20), saved: undefined }, nothing)).toEqual(
      [],
    );
  });

  it('when regular time passes 40 hours of a week, with the other entries of the period', () => {
    const typed = { ...draft, minutes: { ...draft.minutes, regular: 42 * HOURS + 30 } };
    expect(warningsOf(typed)).toEqual([
      { code: 'overtime-as-regular', most: 40 * HOURS, overtime: 2 * HOURS + 30 },
    ]);
    const other = aSavedEntry(sheet, period, { minutes: { regular: 38 * HOURS } });
    const second = { ...draft, minutes: { ...draft.minutes, regular: 3 * HOURS } };
    const loaded = withEntries(sheet, [other]);
    const secondWork = { sheet: loaded, period: periodOf(loaded, 21), saved: undefined };
    expect(entryWarnings(secondWork, { entry: second, calculation: undefined, leave: undefined })).toEqual([
      { code: 'overtime-as-regular', most: 40 * HOURS, overtime: 1 * HOURS },
    ]);
    expect(
      entryWarnings(
        { ...secondWork, saved: other },
        { entry: second, calculation: undefined, leave: undefined },
      ),
    ).toEqual([]);
  });

  it('when time has no rate, and when it is paid below the minimum wage', () => {
    const employee = { ...sheet.employee, rates: { regular: 10_00, overtime: 0, mealPeriod: 0 } };
    const paid = { ...work, sheet: { ...sheet, employee } };
    const minutes = { ...draft.minutes, regular: 40 * HOURS, overtime: 5 * HOURS, mealPeriod: 60 };
    const entry = { ...draft, minutes };
    const calculation = calculate(paid, entry);
    expect(entryWarnings(paid, { entry, calculation, leave: undefined })).toEqual([
      {
        code: 'hours-without-rate',
        hours: [
          { kind: 'overtime', minutes: 5 * HOURS },
          { kind: 'mealPeriod', minutes: 60 },
        ],
      },
      { code: 'below-minimum-wage', hourly: 10_50, short: 20_00 }, // 40 × 0.50
    ]);
  });

  it('when a balance of leave would be negative', () => {
    const leave = { vacation: noEffect, sick: { ...noEffect, balanceAfter: -90 } };
    expect(warningsOf(draft, leave)).toEqual([{ code: 'negative-leave', kind: 'sick', balance: -90 }]);
  });

  it('when leave is taken of a balance that is negative, and not for being that', () => {
    const owed = { ...noEffect, balance: -90, balanceAfter: -90 };
    expect(warningsOf(draft, { vacation: owed, sick: { ...owed, takenBefore: 60, taken: 60 } })).toEqual([
      { code: 'negative-leave', kind: 'sick', balance: -90 },
    ]);
  });

  it('when the pay date is far from the period', () => {
    expect(warningsOf({ ...draft, payDate: '2027-05-28' })).toEqual([{ code: 'pay-date-outside-window' }]);
  });

  it('when the pay date counts in another year or quarter, or is a Sunday or a holiday', () => {
    // 5 July 2026 is a Sunday; 4 July is kept on the Friday before, by the United States alone
    expect(warningsOf({ ...draft, payDate: '2026-07-05' })).toEqual([
      { code: 'pay-date', note: { code: 'other-quarter', quarter: 3, periodQuarter: 2, year: 2026 } },
      { code: 'pay-date', note: { code: 'sunday' } },
    ]);
    expect(warningsOf({ ...draft, payDate: '2026-06-19' })).toEqual([
      { code: 'pay-date', note: { code: 'holiday', holiday: 'juneteenth' } },
    ]);
  });

  it('when the opening balance of the year may count the pay already', () => {
    const brought = { ...work, sheet: { ...sheet, broughtForwardUntil: { 2026: '2026-05-27' } } };
    const typed = (entry: TimeEntry, saved?: ReturnType<typeof aSavedEntry>) =>
      entryWarnings({ ...brought, saved }, { entry, calculation: undefined, leave: undefined });
    expect(typed(draft)).toEqual([{ code: 'in-opening', until: '2026-05-27' }]);
    expect(typed({ ...draft, payDate: '2026-05-28' })).toEqual([]);
    expect(typed(draft, aSavedEntry(sheet, period))).toEqual([]);
  });

  it('when the employee had left before the period began', () => {
    const leaves = (egressDate: string) => ({
      sheet: { ...sheet, employee: { ...sheet.employee, egressDate } },
    });
    const warned = (egressDate: string) =>
      entryWarnings(
        { ...work, ...leaves(egressDate) },
        { entry: draft, calculation: undefined, leave: undefined },
      );
    expect(warned('2026-05-20')).toEqual([{ code: 'egress-passed', egressDate: '2026-05-20' }]);
    expect(warned('2026-05-21')).toEqual([]);
  });
});
