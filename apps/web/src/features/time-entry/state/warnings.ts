import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Cents } from '@garita/domain/money/cents';
import { conceptsOf, PAY_CONCEPTS } from '@garita/domain/pay/concepts';
import type { Contributions } from '@garita/domain/pay/contributions';
import { type BelowMinimumWage, belowMinimumWage } from '@garita/domain/pay/minimum-wage';
import { mostRegularMinutes, overtimeWithin } from '@garita/domain/pay/overtime';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import {
  type DaysPaidElsewhere,
  daysPaidElsewhere,
  type ShortPeriod,
  shortPeriod,
} from '@garita/domain/pay/period/paid-days';
import { isPayDateInWindow, type PayDateNote, payDateNotes } from '@garita/domain/pay/period/pay-date';
import { type HoursAbovePeriod, hoursAbovePeriod } from '@garita/domain/pay/period/worked-time';
import type { TimeEntry, WorkedMinutes } from '@garita/domain/pay/time-entry.schema';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { type EntryCalculation, type EntryWork, type LeaveEffect, recalculated } from './calculation.ts';
import type { LoadedEntry } from './sheet.ts';

/** A warning before saving. None refuses the entry: that is for the server. */
export type EntryWarning =
  | { code: 'company-inactive' | 'employee-inactive' | 'parameters-missing' }
  | { code: 'stale'; cause: RecalculationCause; lines: RecalculationLine[] }
  | { code: 'pay-date-outside-window' }
  | { code: 'pay-date'; note: PayDateNote }
  | { code: 'in-opening'; until: CalendarDate }
  | { code: 'egress-passed'; egressDate: string }
  | ({ code: 'short-period' } & ShortPeriod)
  | ({ code: 'days-paid-elsewhere' } & DaysPaidElsewhere<LoadedEntry>)
  | ({ code: 'hours-above-period' } & HoursAbovePeriod)
  | { code: 'hours-without-rate'; hours: Partial<WorkedMinutes> }
  | { code: 'overtime-as-regular'; most: Minutes; overtime: Minutes }
  | ({ code: 'below-minimum-wage' } & BelowMinimumWage)
  | { code: 'year-without-parameters'; year: number }
  | { code: 'negative-leave'; kind: LeaveKind; balance: Minutes };

/**
 * Returns the warnings about the employee, the company and the period, which stand before anything is typed.
 */
export function subjectWarnings(work: EntryWork): EntryWarning[] {
  const { sheet, period, saved } = work;
  const { company, employee } = sheet;
  const warnings: EntryWarning[] = [];
  if (!saved && !company.isActive) warnings.push({ code: 'company-inactive' });
  if (!saved && !employee.isActive) warnings.push({ code: 'employee-inactive' });
  if (saved?.isStale) warnings.push(...staleWarnings(work));
  const { egressDate } = employee;
  if (egressDate !== null && egressDate < period.start) warnings.push({ code: 'egress-passed', egressDate });
  return saved?.corrects ? warnings : [...warnings, ...paidDaysWarnings(work)];
}

function paidDaysWarnings({ sheet, period, saved }: EntryWork): EntryWarning[] {
  const short = shortPeriod(period);
  const others = sheet.periods
    .flatMap(({ entries }) => entries)
    .filter(({ entryId, corrects }) => entryId !== saved?.entryId && !corrects);
  return [
    ...(short ? [{ code: 'short-period' as const, ...short }] : []),
    ...daysPaidElsewhere(period, others).map((days) => ({ code: 'days-paid-elsewhere' as const, ...days })),
  ];
}

/**
 * Returns one warning for each cause, with its lines. Without changed lines, the room of a limit is the known
 * cause.
 */
function staleWarnings(work: EntryWork): EntryWarning[] {
  const lines = recalculationLines(work);
  const causes = new Set<RecalculationCause>(
    lines.length === 0 ? ['limit'] : lines.map(({ cause }) => cause),
  );
  return [...causes].map((cause) => ({
    code: 'stale',
    cause,
    lines: lines.filter((line) => line.cause === cause),
  }));
}

/** The typed entry and its amounts; undefined where no rates are in force. */
type TypedEntry = {
  entry: TimeEntry;
  calculation: EntryCalculation | undefined;
  leave: Record<LeaveKind, LeaveEffect> | undefined;
};

/** Returns the warnings about the typed values. */
export function entryWarnings(work: EntryWork, { entry, calculation, leave }: TypedEntry): EntryWarning[] {
  const { period } = work;
  return [
    ...payDateWarnings(entry.payDate, period),
    ...yearWarnings(work, entry),
    ...openingWarnings(work, entry),
    ...hoursWarnings(work, entry),
    ...(calculation ? rateWarnings(calculation.statement, work) : []),
    ...leaveWarnings(leave),
  ];
}

function hoursWarnings({ period, saved }: EntryWork, { minutes }: TimeEntry): EntryWarning[] {
  const warnings: EntryWarning[] = [];
  const above = hoursAbovePeriod(minutes, period);
  if (above) warnings.push({ code: 'hours-above-period', ...above });
  const elsewhere = period.entries
    .filter(({ entryId }) => entryId !== saved?.entryId)
    .reduce((sum, { minutes: { regular } }) => sum + regular, 0);
  const overtime = overtimeWithin(minutes.regular, { period, elsewhere });
  if (overtime > 0) {
    warnings.push({ code: 'overtime-as-regular', most: mostRegularMinutes(period), overtime });
  }
  return warnings;
}

function rateWarnings(statement: PayStatement, { sheet, period }: EntryWork): EntryWarning[] {
  const warnings: EntryWarning[] = [];
  const unpaid = conceptsOf('hourly').filter((name) => {
    const { minutes, hourlyRate } = statement.hourly[name];
    return minutes > 0 && hourlyRate === 0;
  });
  if (unpaid.length > 0) {
    const hours = Object.fromEntries(
      unpaid.map((name) => [PAY_CONCEPTS[name].time, statement.hourly[name].minutes]),
    );
    warnings.push({ code: 'hours-without-rate', hours });
  }
  const below = belowMinimumWage(statement, period, sheet.parameters.minimumWages);
  if (below) warnings.push({ code: 'below-minimum-wage', ...below });
  return warnings;
}

// A date that will be refused needs no other warning.
function payDateWarnings(payDate: CalendarDate, period: PayPeriod): EntryWarning[] {
  if (!isPayDateInWindow(payDate, period)) return [{ code: 'pay-date-outside-window' }];
  return payDateNotes(payDate, period).map((note) => ({ code: 'pay-date', note }));
}

function yearWarnings({ sheet }: EntryWork, { payDate }: TimeEntry): EntryWarning[] {
  const year = yearOf(payDate);
  return sheet.yearsWithoutParameters.includes(year) ? [{ code: 'year-without-parameters', year }] : [];
}

// An entry saved with this date was warned about before.
function openingWarnings({ sheet, saved }: EntryWork, { payDate }: TimeEntry): EntryWarning[] {
  const until = sheet.broughtForwardUntil[yearOf(payDate)];
  if (until === undefined || payDate > until || payDate === saved?.payDate) return [];
  return [{ code: 'in-opening', until }];
}

// A balance that was negative before, and from which this entry takes nothing, is shown beside the net
// without a warning.
function leaveWarnings(leave: Record<LeaveKind, LeaveEffect> | undefined): EntryWarning[] {
  if (!leave) return [];
  return LEAVE_KINDS.flatMap((kind) => {
    const { taken, balance: before, balanceAfter: balance } = leave[kind];
    return balance < 0 && (taken > 0 || balance < before) ? [{ code: 'negative-leave', kind, balance }] : [];
  });
}

/**
 * The reason why the withheld amount differs from today's: a limit of the year was reached and has room
 * again, or was passed since; another entry had paid the weeks of the period, for each of which the chauffeur
 * insurance is due once; another part of the year's pay is above the threshold of the additional Medicare; or
 * the pay before it, which income tax by certificate counts, has changed.
 */
type RecalculationCause = 'limit' | 'passed' | 'weeks' | 'threshold' | 'income-tax';

/** A line withheld whose amount would differ today because other amounts of the year have changed. */
export type RecalculationLine = {
  concept: keyof Contributions | 'incomeTaxWithheld';
  cause: RecalculationCause;
  recorded: Cents;
  now: Cents;
};

/** Returns the lines of a stale entry that would differ today, computed with its frozen facts. */
export function recalculationLines(work: EntryWork): RecalculationLine[] {
  const { saved } = work;
  if (!saved?.isStale) return [];
  const { contributions: before, incomeTax } = saved.statement;
  const { contributions: today, incomeTax: taxToday } = recalculated(work, saved);
  const contributions = CONTRIBUTION_CONCEPTS.map((concept) => ({
    concept,
    cause: staleCause(before[concept], today[concept]),
    recorded: before[concept].amount,
    now: today[concept].amount,
  }));
  const tax = {
    concept: 'incomeTaxWithheld' as const,
    cause: 'income-tax' as const,
    recorded: incomeTax.amount,
    now: taxToday.amount,
  };
  return [...contributions, tax].filter(({ recorded, now }) => now !== recorded);
}

type Contribution = Contributions[keyof Contributions];

function staleCause(recorded: Contribution, today: Contribution): RecalculationCause {
  const isWeekly = recorded.rule === 'weekly' && today.rule === 'weekly';
  if (isWeekly && today.withheldInPeriod !== recorded.withheldInPeriod) return 'weeks';
  if (additionalBase(recorded) !== additionalBase(today)) return 'threshold';
  return today.amount < recorded.amount ? 'passed' : 'limit';
}

function additionalBase(contribution: Contribution): Cents {
  return 'additional' in contribution ? (contribution.additional?.base ?? 0) : 0;
}
