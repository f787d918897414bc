import { yearToDateOfEntry } from '@garita/domain/pay/contributions';
import { NOTHING_WITHHELD } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { describe, expect, it } from 'vitest';
import { aSavedEntry, aSheet, periodOf } from '../../../pay/entry/sheet.builder.ts';
import { recalculationLines, subjectWarnings } from './subject-warnings.ts';

const HOURS = 60;
const sheet = aSheet();
const period = periodOf(sheet, 21); // 21 to 27 May 2026

describe('a second look is asked for', () => {
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
