import { fullName } from '@garita/domain/employee/full-name';
import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Cents } from '@garita/domain/money/cents';
import { TIME_KINDS } from '@garita/domain/pay/concepts';
import type { PayInputs, WorkedMinutes } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { dateText } from '../../lib/date-text.ts';
import type { Particular } from '../../pay/saving/particulars.tsx';
import { payrollText } from '../../text/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import type { EntryWork, LeaveEffect } from './state/calculation.ts';
import type { SavedEntry } from './state/sheet.ts';

const { confirmation, correction, pickers, terms, hours } = payrollText;

type Typed = Pick<PayInputs, 'payDate' | 'minutes'>;

/** Whose pay an entry is, of which period, when it is paid, in which tax year it counts, and for which time. */
export function entryParticulars({ sheet, period }: EntryWork, { payDate, minutes }: Typed): Particular[] {
  return [
    { label: pickers.employee, value: fullName(sheet.employee) },
    { label: pickers.period, value: periodText(period) },
    { label: terms.payDate, value: dateText(payDate) },
    { label: confirmation.taxYear, value: taxYearText(payDate, period) },
    { label: confirmation.hours, value: hoursText(minutes) },
  ];
}

/** Whose pay a correction is of, of which period, and where the difference is booked and when it is paid. */
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

/** An entry in one line: whose, of which period, for how much time and money. */
export function entrySummary(
  { sheet, period }: EntryWork,
  { minutes, net }: { minutes: WorkedMinutes; net: Cents },
): string {
  const name = fullName(sheet.employee);
  return confirmation.summary(name, period.number, formatMinutes(totalOf(minutes)), dollarsText(net));
}

/** A saved entry in one line. */
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

/** All the time, and what it is made of where it is of several kinds. */
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
 * What saving does to vacation and to sick time, each in a sentence of its own with the balance now and afterwards. Nothing
 * for a kind that stays as it is.
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

// What the balance moves by beyond the time taken is the credit of a month that ends in the period.
function creditClause(kind: LeaveKind, { takenBefore, taken, balance, balanceAfter }: LeaveEffect): string[] {
  return balanceAfter - balance === takenBefore - taken ? [] : [confirmation.credit[kind]];
}
