import { fullName } from '@garita/domain/employee/full-name';
import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Cents } from '@garita/domain/money/cents';
import { TIME_KINDS } from '@garita/domain/pay/concepts';
import type { PayInputs, WorkedMinutes } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { dateText } from '../../lib/date-text.ts';
import type { EntryWork, LeaveEffect } from '../../pay/entry/calculation.ts';
import type { SavedEntry } from '../../pay/entry/sheet.ts';
import type { Particular } from '../../pay/saving/pay-change-dialog.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';

const { confirmation, correction, pickers, terms, hours } = payrollText;

type TypedTime = Pick<PayInputs, 'payDate' | 'minutes'>;

/** The employee, the period, the pay date, the tax year in which it counts, and the hours of an entry. */
export function entryParticulars(
  { sheet, period }: EntryWork,
  { payDate, minutes }: TypedTime,
): Particular[] {
  return [
    { label: pickers.employee, value: fullName(sheet.employee) },
    { label: pickers.period, value: periodText(period) },
    { label: terms.payDate, value: dateText(payDate) },
    { label: confirmation.taxYear, value: taxYearText(payDate, period) },
    { label: confirmation.hours, value: hoursText(minutes) },
  ];
}

/** The employee, the corrected period, the period that books the difference, and its pay date. */
export function correctionParticulars(
  { sheet, period }: EntryWork,
  { payDate }: Pick<PayInputs, 'payDate'>,
  booked: PayPeriod | undefined,
): Particular[] {
  return [
    { label: pickers.employee, value: fullName(sheet.employee) },
    { label: correction.corrected, value: periodText(period) },
    ...(booked ? [{ label: correction.booked, value: periodText(booked) }] : []),
    { label: terms.payDate, value: dateText(payDate) },
  ];
}

/** Returns an entry in one line: the employee, the period, the hours and the net. */
export function entrySummary(
  { sheet, period }: EntryWork,
  { minutes, net }: { minutes: WorkedMinutes; net: Cents },
): string {
  const name = fullName(sheet.employee);
  return confirmation.summary(name, period.number, formatMinutes(totalOf(minutes)), dollarsText(net));
}

/** Returns a saved entry in one line. */
export function savedSummary(work: EntryWork, { inputs, statement }: SavedEntry): string {
  return entrySummary(work, { minutes: inputs.minutes, net: statement.net });
}

function periodText({ number, start, end }: PayPeriod): string {
  return pickers.periodOption(number, dateText(start), dateText(end));
}

function taxYearText(payDate: CalendarDate, { end }: PayPeriod): string {
  const [taxYear, periodYear] = [yearOf(payDate), yearOf(end)];
  return taxYear === periodYear ? String(taxYear) : confirmation.otherTaxYear(taxYear, periodYear);
}

/** Returns the total time, with the time of each kind where there are several. */
function hoursText(minutes: WorkedMinutes): string {
  const total = formatMinutes(totalOf(minutes));
  const kinds = TIME_KINDS.filter((kind) => minutes[kind] !== 0);
  if (kinds.length < 2) return total;
  return confirmation.hoursByKind(
    total,
    kinds.map((kind) => `${hours[kind]} ${formatMinutes(minutes[kind])}`),
  );
}

function totalOf(minutes: WorkedMinutes): number {
  return TIME_KINDS.reduce((sum, kind) => sum + minutes[kind], 0);
}

/**
 * Says in one sentence for each kind of leave what saving does to it, with the balance before and after. A
 * kind that stays as it is has no sentence.
 */
export function leaveClauses(leave: Record<LeaveKind, LeaveEffect>): string[] {
  return LEAVE_KINDS.flatMap((kind) => {
    const { balance, balanceAfter } = leave[kind];
    const sentences = [...takenClause(kind, leave[kind]), ...creditClause(kind, leave[kind])];
    if (sentences.length === 0) return [];
    return [
      [...sentences, confirmation.balance(formatMinutes(balance), formatMinutes(balanceAfter))].join(' '),
    ];
  });
}

function takenClause(kind: LeaveKind, { takenBefore, taken }: LeaveEffect): string[] {
  if (taken === takenBefore) return [];
  const [from, to] = [formatMinutes(takenBefore), formatMinutes(taken)];
  if (takenBefore === 0) return [confirmation.leave[kind].paying(to)];
  return [
    taken < takenBefore
      ? confirmation.leave[kind].lowering(from, to)
      : confirmation.leave[kind].raising(from, to),
  ];
}

// A change of the balance beyond the time taken is the credit of a month that ends in the period.
function creditClause(kind: LeaveKind, { takenBefore, taken, balance, balanceAfter }: LeaveEffect): string[] {
  return balanceAfter - balance === takenBefore - taken ? [] : [confirmation.credit[kind]];
}
