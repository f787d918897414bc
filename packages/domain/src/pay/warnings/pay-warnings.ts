import { type HourlyRates, hourlyRatesFrom, type RateTerms } from '../../employee/hourly-rates.ts';
import { raisedVacationMinutes } from '../../employee/initial-leave.ts';
import { LEAVE_KINDS, type LeaveKind } from '../../employee/leave-policy.ts';
import type { Cents } from '../../money/cents.ts';
import { type CalendarDate, yearOf } from '../../time/calendar-date.ts';
import type { PayPeriod } from '../../time/period-id.ts';
import type { Minutes } from '../../time/work-minutes.ts';
import { conceptsOf, PAY_CONCEPTS, type TimeKind } from '../concepts.ts';
import { type BelowMinimumWage, belowMinimumWage, type MinimumWage } from '../minimum-wage.ts';
import { mostRegularMinutes, overtimeWithin } from '../overtime.ts';
import type { PayStatement } from '../pay-statement.ts';
import {
  type DaysPaidElsewhere,
  daysPaidElsewhere,
  type PaidSpan,
  type ShortPeriod,
  shortPeriod,
} from '../period/paid-days.ts';
import { type HoursAbovePeriod, hoursAbovePeriod } from '../period/worked-time.ts';
import type { WorkedMinutes } from '../time-entry.schema.ts';
import { type CertificateWarning, certificateWarnings } from './certificate-warnings.ts';

/** A warning about an entry, while it is typed and after it was saved. None refuses it. */
export type PayWarning =
  | { code: 'monthly-pay' }
  | { code: 'egress-passed'; egressDate: CalendarDate }
  | ({ code: 'short-period' } & ShortPeriod)
  | ({ code: 'days-paid-elsewhere' } & DaysPaidElsewhere<PaidSpan>)
  | { code: 'in-opening'; until: CalendarDate }
  | { code: 'year-without-parameters'; year: number }
  | ({ code: 'hours-above-period' } & HoursAbovePeriod)
  | { code: 'overtime-as-regular'; most: Minutes; overtime: Minutes }
  | { code: 'hours-without-rate'; hours: HoursOfKind[] }
  | { code: 'rate-below-law'; time: 'overtime' | 'mealPeriod'; rate: Cents; least: Cents }
  | ({ code: 'below-minimum-wage' } & BelowMinimumWage)
  | CertificateWarning
  | { code: 'negative-leave'; kind: LeaveKind; balance: Minutes }
  | { code: 'vacation-raised'; minutesPerMonth: Minutes }
  | { code: 'vacation-left'; egressDate: CalendarDate; minutes: Minutes };

/** Time of one kind. */
export type HoursOfKind = { kind: TimeKind; minutes: Minutes };

/** The terms of an employee that warnings compare an entry with. */
export type WarningTerms = Omit<RateTerms, 'mealRule'> & {
  /** True for an executive, administrator or professional, whom the laws of hours and wages leave out. */
  isExempt: boolean;
  egressDate: CalendarDate | null;
  /** The vacation that a month earns, in minutes; null if nobody has to raise it by hand. */
  vacationPerMonth: Minutes | null;
};

/** The leave that an entry takes, and the balance without it and with it, in minutes. */
export type LeaveOfEntry = { taken: Minutes; before: Minutes; after: Minutes };

/** An entry with what the warnings about it depend on. */
export type EntryToCheck = {
  period: PayPeriod;
  payDate: CalendarDate;
  minutes: WorkedMinutes;
  /** True if days give the hours, so that its regular time is no overtime. */
  isByDay?: boolean | undefined;
  /** Absent if no rates are in force on the pay date. */
  statement?: PayStatement | undefined;
  terms: WarningTerms;
  /** The employee's other live pay for days of the period, without corrections. */
  others: readonly (PaidSpan & { regularMinutes: Minutes })[];
  /** The last day that an opening balance counts, if that may include this pay. */
  openingUntil?: CalendarDate | undefined;
  /** True if the year of the pay date has no parameters of its own although they are due. */
  lacksParameters: boolean;
  minimumWages: readonly MinimumWage[];
  leave?: Record<LeaveKind, LeaveOfEntry> | undefined;
};

/**
 * Returns the warnings about an entry that is no correction, in the order in which they are shown: about the
 * employee and the period, the year, the hours, the rates, the income tax and the leave.
 */
export function payWarnings(entry: EntryToCheck): PayWarning[] {
  return [
    ...periodWarnings(entry),
    ...yearWarnings(entry),
    ...hoursWarnings(entry),
    ...(entry.statement ? statementWarnings(entry.statement, entry) : []),
    ...leaveWarnings(entry),
    ...vacationWarnings(entry),
    ...egressWarnings(entry),
  ];
}

function periodWarnings({ period, terms, others }: EntryToCheck): PayWarning[] {
  const warnings: PayWarning[] = [];
  const { egressDate } = terms;
  if (egressDate !== null && egressDate < period.start) warnings.push({ code: 'egress-passed', egressDate });
  // An employee who is not exempt is paid at least every 15 days: 29 L.P.R.A. 171 (Act 17-1931).
  if (period.frequency === 'monthly' && !terms.isExempt) warnings.push({ code: 'monthly-pay' });
  const short = shortPeriod(period);
  if (short) warnings.push({ code: 'short-period', ...short });
  const elsewhere = daysPaidElsewhere(period, others);
  return [...warnings, ...elsewhere.map((days) => ({ code: 'days-paid-elsewhere' as const, ...days }))];
}

function yearWarnings({ payDate, openingUntil, lacksParameters }: EntryToCheck): PayWarning[] {
  return [
    ...(lacksParameters ? [{ code: 'year-without-parameters' as const, year: yearOf(payDate) }] : []),
    ...(openingUntil === undefined ? [] : [{ code: 'in-opening' as const, until: openingUntil }]),
  ];
}

function hoursWarnings({ period, minutes, isByDay = false, others, terms }: EntryToCheck): PayWarning[] {
  const above = hoursAbovePeriod(minutes, period);
  const elsewhere = others
    .filter((other) => other.period.id === period.id)
    .reduce((sum, { regularMinutes }) => sum + regularMinutes, 0);
  const overtime = terms.isExempt || isByDay ? 0 : overtimeWithin(minutes.regular, { period, elsewhere });
  return [
    ...(above ? [{ code: 'hours-above-period' as const, ...above }] : []),
    ...(overtime > 0
      ? [{ code: 'overtime-as-regular' as const, most: mostRegularMinutes(period), overtime }]
      : []),
  ];
}

function statementWarnings(
  statement: PayStatement,
  { period, terms, minimumWages }: EntryToCheck,
): PayWarning[] {
  const hours = conceptsOf('hourly')
    .filter((name) => statement.hourly[name].minutes > 0 && statement.hourly[name].hourlyRate === 0)
    .map((name) => ({ kind: PAY_CONCEPTS[name].time, minutes: statement.hourly[name].minutes }));
  const below = terms.isExempt ? undefined : belowMinimumWage(statement, period, minimumWages);
  return [
    ...(hours.length > 0 ? [{ code: 'hours-without-rate' as const, hours }] : []),
    ...(terms.isExempt ? [] : rateWarnings(statement, terms)),
    ...(below ? [{ code: 'below-minimum-wage' as const, ...below }] : []),
    ...certificateWarnings(statement.incomeTax),
  ];
}

/**
 * Warns of overtime below the employee's multiple of the regular rate, and of meal periods below the law's,
 * whatever the company's rule is.
 */
function rateWarnings({ hourly }: PayStatement, terms: WarningTerms): PayWarning[] {
  const least = hourlyRatesFrom(hourly.regularPay.hourlyRate, { ...terms, mealRule: 'law' });
  return RATES_BY_LAW.flatMap(({ concept, time }) => {
    const { minutes, hourlyRate: rate } = hourly[concept];
    return minutes > 0 && rate > 0 && rate < least[time]
      ? [{ code: 'rate-below-law' as const, time, rate, least: least[time] }]
      : [];
  });
}

const RATES_BY_LAW = [
  { concept: 'overtimePay', time: 'overtime' },
  { concept: 'mealPeriodPay', time: 'mealPeriod' },
] as const satisfies { concept: keyof PayStatement['hourly']; time: keyof HourlyRates }[];

// A balance that was negative before, and from which this entry takes nothing, needs no warning.
function leaveWarnings({ leave }: EntryToCheck): PayWarning[] {
  if (!leave) return [];
  return LEAVE_KINDS.flatMap((kind) => {
    const { taken, before, after: balance } = leave[kind];
    return balance < 0 && (taken > 0 || balance < before) ? [{ code: 'negative-leave', kind, balance }] : [];
  });
}

function vacationWarnings({
  period,
  terms: { admissionDate, vacationPerMonth },
}: EntryToCheck): PayWarning[] {
  if (vacationPerMonth === null) return [];
  const raised = raisedVacationMinutes({ admissionDate, minutesPerMonth: vacationPerMonth }, period.end);
  return raised === undefined ? [] : [{ code: 'vacation-raised', minutesPerMonth: raised }];
}

// At egress the vacation that is left is paid; sick leave is not. 29 L.P.R.A. 250d (Act 180-1998).
function egressWarnings({ period, terms: { egressDate }, leave }: EntryToCheck): PayWarning[] {
  const minutes = leave?.vacation.after ?? 0;
  if (egressDate === null || egressDate > period.end || minutes <= 0) return [];
  return [{ code: 'vacation-left', egressDate, minutes }];
}
