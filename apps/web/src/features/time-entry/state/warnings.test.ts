import { yearToDateOfEntry } from '@garita/domain/pay/contributions';
import { NOTHING_WITHHELD } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculation.ts';
import { newDraft } from './entry-draft.ts';
import { aSavedEntry, aSheet, periodOf, withEntries } from './sheet.builder.ts';
import { entryWarnings, recalculationLines, subjectWarnings } from './warnings.ts';

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
    const last = { sheet, period: periodOf(sheet, 53), saved: undefined };
    expect(subjectWarnings(last)).toEqual([{ code: 'short-period', days: 1, of: 7 }]);
    // Period 20 is 14 to 20 May, period 21 follows; the second half of May is moved over both.
    const other = aSavedEntry(sheet, periodOf(sheet, 20), { minutes: { regular: 40 * HOURS } });
    const loaded = withEntries(sheet, [other]);
    const biweekly = { ...periodOf(sheet, 20), id: 2026210, start: '2026-05-07' };
    expect(subjectWarnings({ sheet: loaded, period: biweekly, saved: undefined })).toMatchObject([
      { code: 'days-paid-elsewhere', entryId: other.entryId, from: '2026-05-14', to: '2026-05-20' },
    ]);
    expect(subjectWarnings({ sheet: loaded, period: periodOf(loaded, 20), saved: undefined })).toEqual([]);
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
      { code: 'hours-without-rate', hours: { overtime: 5 * HOURS, mealPeriod: 60 } },
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
    const employee = { ...sheet.employee, egressDate: '2026-05-20' };
    expect(subjectWarnings({ sheet: { ...sheet, employee }, period, saved: undefined })).toEqual([
      { code: 'egress-passed', egressDate: '2026-05-20' },
    ]);
    const later = { ...sheet.employee, egressDate: '2026-05-21' };
    expect(subjectWarnings({ sheet: { ...sheet, employee: later }, period, saved: undefined })).toEqual([]);
  });

  it('when someone is switched off, but only about a new entry', () => {
    const off = {
      ...sheet,
      employee: { ...sheet.employee, isActive: false },
      company: { ...sheet.company, isActive: false },
    };
    expect(subjectWarnings({ sheet: off, period, saved: undefined })).toEqual([
      { code: 'company-inactive' },
      { code: 'employee-inactive' },
    ]);
    expect(subjectWarnings({ sheet: off, period, saved: aSavedEntry(sheet, period) })).toEqual([]);
  });

  it('when a limit that cut a saved entry has room again', () => {
    const saved = { ...aSavedEntry(sheet, period), isStale: true };
    expect(subjectWarnings({ sheet, period, saved })).toEqual([{ code: 'stale', cause: 'limit', lines: [] }]);
  });
});

const typed = aSavedEntry(sheet, period, { minutes: { regular: 40 * HOURS } });

// 40 × 10.50 = 420.00; × 0.3 % = 1.26 of disability. With 26.00 withheld before, the limit of 27.00 left
// 1.00.
const cut = calculatePayStatement(typed.facts, typed.inputs, {
  ...NOTHING_WITHHELD,
  yearToDate: { ...NOTHING_WITHHELD.yearToDate, disabilityInsurance: 26_00 },
});
const saved = { ...typed, statement: cut, isStale: true };
const withheldToday = (disabilityInsurance: number) =>
  aSheet({ yearToDate: { 2026: { ...NOTHING_WITHHELD.yearToDate, disabilityInsurance } } });

it('a stale entry says which line a limit had cut, and what it would be today', () => {
  // The 26.00 are gone: what the year has left are the entry's own 1.00.
  expect(recalculationLines({ sheet: withheldToday(1_00), period, saved })).toEqual([
    { concept: 'disabilityInsurance', cause: 'limit', recorded: 1_00, now: 1_26 },
  ]);
});

it('only as much as the limit has room for', () => {
  // 25.90 of others and its own 1.00: 27.00 − 25.90 = 1.10.
  expect(recalculationLines({ sheet: withheldToday(26_90), period, saved })).toEqual([
    { concept: 'disabilityInsurance', cause: 'limit', recorded: 1_00, now: 1_10 },
  ]);
});

it('a week that another entry of the period had paid is due from this one once that entry is gone', () => {
  const driver = aSheet({ employee: { isChauffeur: true } });
  const second = aSavedEntry(driver, period, { minutes: { regular: 1 * HOURS } });
  // 0.50 for the one week of the period, which the first entry had paid.
  const paidBefore = { ...NOTHING_WITHHELD, chauffeurInPeriod: 50 };
  const statement = calculatePayStatement(second.facts, second.inputs, paidBefore);
  expect(
    recalculationLines({ sheet: driver, period, saved: { ...second, statement, isStale: true } }),
  ).toEqual([{ concept: 'chauffeurInsurance', cause: 'weeks', recorded: 0, now: 50 }]);
});

it('a limit that was passed since says what was withheld too much', () => {
  const whole = calculatePayStatement(typed.facts, typed.inputs, NOTHING_WITHHELD); // 1.26
  // 26.50 were brought from elsewhere later: 27.00 − 26.50 = 0.50 are left for this one.
  expect(
    recalculationLines({
      sheet: withheldToday(27_76),
      period,
      saved: { ...typed, statement: whole, isStale: true },
    }),
  ).toEqual([{ concept: 'disabilityInsurance', cause: 'passed', recorded: 1_26, now: 50 }]);
});

it('additional Medicare that the year does not owe any more', () => {
  const before = { ...NOTHING_WITHHELD.yearToDate, gross: 200_000_00 };
  // 420.00 above the threshold × 0.9 % = 3.78, beside 420.00 × 1.45 % = 6.09; then the other pay is deleted
  const statement = calculatePayStatement(typed.facts, typed.inputs, {
    ...NOTHING_WITHHELD,
    yearToDate: before,
  });
  const alone = aSheet({ yearToDate: { 2026: yearToDateOfEntry(statement) } });
  expect(recalculationLines({ sheet: alone, period, saved: { ...typed, statement, isStale: true } })).toEqual(
    [{ concept: 'medicare', cause: 'threshold', recorded: 9_87, now: 6_09 }],
  );
});

it('an entry that is not stale has no such lines', () => {
  const current = { ...saved, isStale: false };
  expect(recalculationLines({ sheet: withheldToday(1_00), period, saved: current })).toEqual([]);
});
