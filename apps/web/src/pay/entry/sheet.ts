import type { TypedPay } from '@garita/domain/pay/correction';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

type Payroll = inferRouterOutputs<AppRouter>['payroll'];

/** The data of the screen: periods, saved entries, rates, company lines and the year to date. */
export type PayrollSheet = Payroll['sheet'];
/** A period with its entries, and the leave balances at its end. */
export type SheetPeriod = PayrollSheet['periods'][number];
/** An entry of the year as the sheet tells it: its net and the amounts it adds to the year to date. */
export type LoadedEntry = SheetPeriod['entries'][number];
/** An entry with everything that it was computed from; loaded when it is opened. */
export type SavedEntry = Payroll['get'];

/** A line of the blocks of an entry: a concept that a company may use or not. */
export type PayLine = PayrollSheet['usedConcepts'][number];

/**
 * Returns true if pay of the sheet may be calculated by certificate: by the employee's method of now, or by
 * that of a recorded entry.
 */
export function isByCertificate({ employee, incomeTaxYears }: PayrollSheet): boolean {
  return (
    employee.withholdingMethod === 'certificate' ||
    Object.values(incomeTaxYears).some(({ entries }) => entries.some(({ parts }) => parts !== null))
  );
}

/** Returns true if new time may be loaded: the employee and the company are active. */
export function isOpen({ company, employee }: PayrollSheet): boolean {
  return company.isActive && employee.isActive;
}

/** Returns true if the period is closed and nothing in it changes any more. */
export function isClosed({ status }: Pick<SheetPeriod, 'status'>): boolean {
  return status === 'closed';
}

/**
 * Returns true if a period has the employee's frequency. Entries of an earlier frequency stay on the sheet.
 */
export function isOwnPeriod({ employee }: PayrollSheet, { frequency }: SheetPeriod): boolean {
  return frequency === employee.payFrequency;
}

/** A correction in progress: a saved entry of a closed period is corrected in another one. */
export type Correction = {
  /** The result of the entry with the corrections so far. */
  before: TypedPay;
  corrections: readonly LoadedEntry[];
  /** The periods that may book the difference: the employee's open ones, in order. */
  periods: readonly SheetPeriod[];
};

/** Returns the corrections of an entry in the order in which they were recorded. */
export function correctionsOf(
  { periods }: PayrollSheet,
  { entryId }: Pick<LoadedEntry, 'entryId'>,
): LoadedEntry[] {
  return periods
    .flatMap(({ entries }) => entries)
    .filter(({ corrects }) => corrects?.entryId === entryId)
    .toSorted((a, b) => a.version - b.version);
}

/** Prepares the next correction of a saved entry; `last` is its last correction. */
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
 * Returns the first values of a correction: the entry as corrected so far, booked in the first open period
 * after its own, and paid when the company pays that period, within the same year.
 */
export function correctionDraft(period: SheetPeriod, { before, periods }: Correction): TimeEntry {
  const booked = periods.find(({ start }) => start > period.end) ?? periods.at(-1) ?? period;
  return {
    ...before.inputs,
    periodId: booked.id,
    payDate: correctionPayDate(booked, before),
    memo: '',
  };
}

/**
 * Returns the later year in which a difference must be paid, because the year of the entry is over, has no
 * open period, or a later pay date was chosen. Undefined where the year of the entry can still pay it.
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

/**
 * Returns the pay date of a correction: when the company pays the booking period, within the year of the
 * entry.
 */
export function correctionPayDate(booked: SheetPeriod, { inputs }: Correction['before']): CalendarDate {
  const proposed = booked.defaultPayDate;
  const taxYear = yearOf(inputs.payDate);
  return yearOf(proposed) === taxYear ? proposed : `${taxYear}-12-31`;
}

/**
 * Returns the pay of the sheet that comes before another one: paid earlier, or of the same day and loaded
 * earlier. Corrections of closed periods are no pay of their own.
 */
export function previousPay(
  { periods }: Pick<PayrollSheet, 'periods'>,
  { payDate, entryId = Number.POSITIVE_INFINITY }: { payDate: CalendarDate; entryId?: number | undefined },
): LoadedEntry | undefined {
  return periods
    .flatMap(({ entries }) => entries)
    .filter((entry) => !entry.corrects && entry.entryId !== entryId)
    .filter((entry) => entry.payDate < payDate || (entry.payDate === payDate && entry.entryId < entryId))
    .toSorted((a, b) => a.payDate.localeCompare(b.payDate) || a.entryId - b.entryId)
    .at(-1);
}
