import { addDays } from '@garita/domain/time/calendar-date';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculation.ts';
import { aCorrectionOf, aSavedEntry, aSheet, periodOf, withEntries } from './sheet.builder.ts';
import type { PayrollSheet, SavedEntry } from './sheet.ts';
import { correctionDraft, correctionOfSaved, correctionPayDate, laterYearOf, previousPay } from './sheet.ts';

// Weekly period 21 of 2026 is closed; 40 hours at 10.50 = 420.00 are loaded in it.
const CLOSED = 21;

function closedSheet({ payLagDays = 0, others = [] as SavedEntry[] } = {}): PayrollSheet {
  const sheet = withEntries(aSheet({ payLagDays }), [saved, ...others]);
  const periods = sheet.periods.map((period) =>
    period.number === CLOSED ? { ...period, status: 'closed' as const } : period,
  );
  return { ...sheet, periods };
}

const saved = aSavedEntry(aSheet(), periodOf(aSheet(), CLOSED), { minutes: { regular: 2_400 } });

describe('correcting an entry of a closed period', () => {
  it('starts with what is saved, in the first open period after its own', () => {
    const sheet = closedSheet();
    const correction = correctionOfSaved(sheet, saved, undefined);
    expect(correction.periods.map(({ number }) => number)).not.toContain(CLOSED);
    expect(correctionDraft(periodOf(sheet, CLOSED), correction)).toMatchObject({
      periodId: periodOf(sheet, 22).id,
      payDate: periodOf(sheet, 22).end,
      minutes: { regular: 2_400 },
    });
  });

  it('is paid as the company pays the period that it is booked in', () => {
    const sheet = closedSheet({ payLagDays: 3 });
    const { before, periods } = correctionOfSaved(sheet, saved, undefined);
    for (const booked of periods.slice(0, 2)) {
      expect(correctionPayDate(booked, before)).toBe(addDays(booked.end, 3));
    }
  });

  it('is paid in the year of what it corrects', () => {
    const sheet = closedSheet({ payLagDays: 300 });
    const draft = correctionDraft(periodOf(sheet, CLOSED), correctionOfSaved(sheet, saved, undefined));
    expect(draft.payDate).toBe('2026-12-31');
  });

  it('is of no later year: what was too little is then paid as time of that', () => {
    const correction = correctionOfSaved(closedSheet(), saved, undefined);
    expect(laterYearOf(correction, '2026-12-31', '2026-12-15')).toBeUndefined();
    expect(laterYearOf(correction, '2027-01-08', '2026-12-15')).toBe(2027);
    expect(laterYearOf(correction, '2026-12-31', '2027-01-04')).toBe(2027);
    expect(laterYearOf({ ...correction, periods: [] }, '2026-12-31', '2026-12-15')).toBe(2027);
  });

  it('goes on from earlier corrections, and counts neither these nor itself toward the limits', () => {
    // 38 hours in place of 40
    const correcting = aCorrectionOf(saved, 38);
    const sheet = closedSheet({ others: [correcting] });
    const correction = correctionOfSaved(sheet, saved, correcting);
    expect(correction.before.result.gross).toBe(399_00);
    // The year has 399.00 and nothing else: of 27.00 of disability nothing is used up by others.
    const total = { ...saved.basis.soFar.yearToDate, disabilityInsurance: 1_20, gross: 399_00 };
    const work = {
      sheet: { ...sheet, yearToDate: { 2026: total } },
      period: periodOf(sheet, CLOSED),
      saved,
      correction,
    };
    const draft = correctionDraft(work.period, correction);
    expect(calculate(work, draft)).toMatchObject({
      soFar: { yearToDate: { gross: 0, disabilityInsurance: 0 } },
      statement: { gross: 399_00 },
      isStored: false,
    });
  });
});

it('compares a pay with the one before it by pay date, and with no correction', () => {
  const first = aSavedEntry(aSheet(), periodOf(aSheet(), 20), { minutes: { regular: 2_400 } });
  const second = { ...aSavedEntry(aSheet(), periodOf(aSheet(), 22), {}), entryId: 9 };
  const correcting = { ...aCorrectionOf(saved, 38), entryId: 8 };
  const sheet = withEntries(aSheet(), [{ ...first, entryId: 7 }, second, correcting]);
  const before = (payDate: string, entryId?: number) => previousPay(sheet, { payDate, entryId })?.entryId;
  expect(before(second.payDate, 9)).toBe(7);
  expect(before(second.payDate)).toBe(9); // a new pay of the same day
  expect(before(first.payDate, 7)).toBeUndefined();
});
