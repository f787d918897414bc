import type { TypedPay } from '@garita/domain/pay/correction';
import { proposedPayDate } from '@garita/domain/pay/pay-date';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import {
  isClosed,
  isOwnPeriod,
  type LoadedEntry,
  type PayrollSheet,
  type SavedEntry,
  type SheetPeriod,
} from './sheet.ts';

/** That a saved entry of a closed period is being corrected in another one. */
export type Correction = {
  /** What the entry comes to so far, with what corrects it. */
  before: TypedPay;
  corrections: readonly LoadedEntry[];
  /** Where the difference may be booked: the employee's open periods, in order. */
  periods: readonly SheetPeriod[];
};

/** What corrects an entry, in the order in which it was recorded. */
export function correctionsOf(
  { periods }: PayrollSheet,
  { entryId }: Pick<LoadedEntry, 'entryId'>,
): LoadedEntry[] {
  return periods
    .flatMap(({ entries }) => entries)
    .filter(({ corrects }) => corrects?.entryId === entryId)
    .toSorted((a, b) => a.version - b.version);
}

/** What correcting an entry goes on from: `last` is the last of what corrects it already. */
export function correctionOfSaved(
  sheet: PayrollSheet,
  saved: SavedEntry,
  last: Pick<SavedEntry, 'corrects'> | undefined,
): Correction {
  const corrections = correctionsOf(sheet, saved);
  return {
    before: last?.corrects ?? { inputs: saved.inputs, result: saved.statement },
    corrections,
    periods: sheet.periods.filter((period) => !isClosed(period) && isOwnPeriod(sheet, period)),
  };
}

/**
 * What a correction starts with: the entry as it is corrected so far, booked in the first open period after its own and paid as the
 * company pays that one, within the year.
 */
export function correctionDraft(
  sheet: PayrollSheet,
  period: SheetPeriod,
  { before, periods }: Correction,
): TimeEntry {
  const booked = periods.find(({ start }) => start > period.end) ?? periods.at(-1) ?? period;
  return {
    ...before.inputs,
    periodId: booked.id,
    payDate: correctionPayDate(sheet, booked, before),
    memo: '',
  };
}

/**
 * The year in which a difference will be paid that can be paid in the year of what it corrects no more: that is over, none of its periods
 * is open, or a later pay date was chosen. Undefined where it can.
 */
export function laterYearOf(
  { before, periods }: Correction,
  payDate: CalendarDate,
  today: CalendarDate,
): number | undefined {
  const taxYear = yearOf(before.inputs.payDate);
  const paid = Math.max(yearOf(payDate), yearOf(today), periods.length === 0 ? taxYear + 1 : taxYear);
  return paid > taxYear ? paid : undefined;
}

/** When a correction that is booked in a period is paid: as the company pays that period, within the year of what it corrects. */
export function correctionPayDate(
  sheet: PayrollSheet,
  booked: SheetPeriod,
  { inputs }: Correction['before'],
): CalendarDate {
  const proposed = proposedPayDate(booked, sheet.payLagDays);
  const taxYear = yearOf(inputs.payDate);
  return yearOf(proposed) === taxYear ? proposed : `${taxYear}-12-31`;
}
