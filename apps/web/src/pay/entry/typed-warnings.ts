import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { byName } from '@garita/domain/pay/concepts';
import { isPayDateInWindow, type PayDateNote, payDateNotes } from '@garita/domain/pay/period/pay-date';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { type EntryToCheck, type PayWarning, payWarnings } from '@garita/domain/pay/warnings/pay-warnings';
import { payWarningText } from '@garita/domain/text/warnings/pay-warnings.es';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { dateText } from '../../lib/date-text.ts';
import { holidayNames, payDateWarnings as payDateTexts } from '../../text/pay/pay-date-warnings.es.ts';
import type { EntryCalculation, EntryWork, LeaveEffect } from './calculation.ts';

/** The typed entry and its amounts; undefined where no rates are in force. */
export type TypedEntry = {
  entry: TimeEntry;
  calculation: EntryCalculation | undefined;
  leave: Record<LeaveKind, LeaveEffect> | undefined;
};

/** A warning about the typed values. */
export type EntryWarning =
  | PayWarning
  | { code: 'pay-date-outside-window' }
  | ({ code: 'pay-date' } & { note: PayDateNote });

/** Returns the warnings about the typed values. None refuses the entry: that is for the server. */
export function entryWarnings(work: EntryWork, typed: TypedEntry): EntryWarning[] {
  return [
    ...payDateWarnings(typed.entry.payDate, work.period),
    ...(work.saved?.corrects || work.correction ? [] : payWarnings(entryToCheck(work, typed))),
  ];
}

function entryToCheck(
  { sheet, period, saved }: EntryWork,
  { entry, calculation, leave }: TypedEntry,
): EntryToCheck {
  const { company, employee } = sheet;
  const { payDate, minutes } = entry;
  const openingUntil = sheet.broughtForwardUntil[yearOf(payDate)];
  // An entry saved with this date was warned about before.
  const mayBeInOpening = openingUntil !== undefined && payDate <= openingUntil && payDate !== saved?.payDate;
  return {
    period,
    payDate,
    minutes,
    isByDay: entry.days !== undefined,
    statement: calculation?.statement,
    terms: {
      ...employee,
      // By law nobody raises the vacation by hand.
      vacationPerMonth: company.leaveRule === 'law' ? null : employee.leave.vacation.minutesPerMonth,
    },
    others: sheet.periods
      .flatMap(({ entries }) => entries)
      .filter(({ entryId, corrects }) => entryId !== saved?.entryId && !corrects)
      .map((other) => ({ ...other, regularMinutes: other.minutes.regular })),
    openingUntil: mayBeInOpening ? openingUntil : undefined,
    lacksParameters: sheet.yearsWithoutParameters.includes(yearOf(payDate)),
    minimumWages: sheet.parameters.minimumWages,
    leave: leave && byName(LEAVE_KINDS, (kind) => leaveOf(leave[kind])),
  };
}

function leaveOf({ taken, balance, balanceAfter }: LeaveEffect) {
  return { taken, before: balance, after: balanceAfter };
}

// A date that will be refused needs no other warning.
function payDateWarnings(payDate: CalendarDate, period: PayPeriod): EntryWarning[] {
  if (!isPayDateInWindow(payDate, period)) return [{ code: 'pay-date-outside-window' }];
  return payDateNotes(payDate, period).map((note) => ({ code: 'pay-date', note }));
}

/** Returns a warning about the typed values as a sentence. */
export function entryWarningText(warning: EntryWarning): string {
  if (warning.code === 'pay-date-outside-window') return payDateTexts.outsideWindow;
  if (warning.code === 'pay-date') return payDateText(warning.note);
  return payWarningText(warning, dateText);
}

function payDateText(note: PayDateNote): string {
  switch (note.code) {
    case 'other-tax-year':
      return payDateTexts.otherTaxYear(note.taxYear, note.periodYear);
    case 'other-quarter':
      return payDateTexts.otherQuarter(note);
    case 'sunday':
      return payDateTexts.sunday;
    case 'holiday':
      return payDateTexts.holiday(holidayNames[note.holiday]);
  }
}
