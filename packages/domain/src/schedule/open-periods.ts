import type { Company } from '../company/company.schema.ts';
import type { PeriodStatus } from '../pay/period/period-status.ts';
import { type PayFrequency, payFrequencySchema } from '../reference/enumerations.ts';
import { compareSpanish } from '../text/spanish-order.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { companyPeriodsBetween, type PayCalendars } from '../time/company-periods.ts';
import type { PayPeriod } from '../time/period-id.ts';
import {
  isLate,
  type NoWork,
  type Payee,
  type PeriodPay,
  type PeriodProgress,
  progressOf,
} from './period-progress.ts';

/** The states of periods, by id. */
type PeriodStatuses = ReadonlyMap<number, PeriodStatus>;

/** The first and the last day of a company; the last is null if it is still in business. */
export type CompanyLifetime = Pick<Company, 'businessStartDate' | 'businessEndDate'>;

/** Facts of a company's periods besides its employees and their pay. */
type KnownOfPeriods = {
  /** The statuses of the periods that are not open. */
  statuses?: PeriodStatuses;
  noWork?: readonly NoWork[];
  /** Absent if the company has no bounds. */
  lifetime?: CompanyLifetime;
  /** Absent if the company has no calendar of its own. */
  calendars?: PayCalendars | undefined;
};

/** The number of days for which unfinished work is still listed. */
const DAYS_BACK = 60;

/**
 * Returns the periods of a frequency that have begun and ended at most `DAYS_BACK` days ago, the current one
 * last.
 */
function recentPeriods(frequency: PayFrequency, today: CalendarDate, calendars: PayCalendars): PayPeriod[] {
  return companyPeriodsBetween(calendars, frequency, { from: addDays(today, -DAYS_BACK), to: today });
}

/** Returns all periods of a company that may be open today, of every frequency. */
export function periodsAround(today: CalendarDate, calendars: PayCalendars = []): PayPeriod[] {
  return payFrequencySchema.options.flatMap((frequency) => recentPeriods(frequency, today, calendars));
}

/**
 * Returns the open periods of a company, the most urgent first: for each frequency the current period, the
 * one before, and earlier ones that were skipped. A period is not skipped if the company had never loaded pay
 * (or marked it as paid) until then. Nobody is due in a period before the company's first day or after its
 * last one.
 *
 * @param pay the live pay in `periodsAround(today)` of the company
 */
export function openPeriods(
  payees: readonly Payee[],
  pay: readonly PeriodPay[],
  { today, ...known }: { today: CalendarDate } & KnownOfPeriods,
): PeriodProgress[] {
  return payFrequencySchema.options
    .flatMap((frequency) =>
      ofFrequency(recentPeriods(frequency, today, known.calendars ?? []), { payees, pay, ...known }),
    )
    .toSorted((one, other) => urgency(one, today) - urgency(other, today) || byEnd(one, other));
}

type OfCompany = { payees: readonly Payee[]; pay: readonly PeriodPay[] } & KnownOfPeriods;

function ofFrequency(
  periods: readonly PayPeriod[],
  { payees, pay, statuses, noWork, lifetime }: OfCompany,
): PeriodProgress[] {
  const all = periods.map((period) =>
    progressOf(period, isWithin(period, lifetime) ? payees : [], pay, {
      status: statuses?.get(period.id),
      noWork,
    }),
  );
  const firstLoaded = all.findIndex(({ loaded }) => loaded > 0);
  const firstPaid = all.findIndex(({ loaded, unpaid }) => unpaid < loaded);
  const isLeftOut = ({ state }: PeriodProgress, index: number) => {
    const first = state === 'to-pay' ? firstPaid : firstLoaded;
    return state !== 'paid' && first >= 0 && index >= first;
  };
  return all.filter(
    (progress, index) => progress.of > 0 && (index >= all.length - 2 || isLeftOut(progress, index)),
  );
}

function isWithin({ start, end }: PayPeriod, lifetime: CompanyLifetime | undefined): boolean {
  if (!lifetime) return true;
  const { businessStartDate, businessEndDate } = lifetime;
  return businessStartDate <= end && (businessEndDate ?? end) >= start;
}

/** A company and its open periods. */
export type CompanyPeriods = {
  companyId: number;
  company: string;
  /** True if the current user is the company's accountant. */
  isMine: boolean;
  periods: PeriodProgress[];
};

/** Sorts companies by their most urgent period, then by name. Companies without open periods come last. */
export function sortByUrgency(weeks: readonly CompanyPeriods[], today: CalendarDate): CompanyPeriods[] {
  const needOf = ({ periods: [first] }: CompanyPeriods) => (first ? urgency(first, today) : DONE + 1);
  return weeks.toSorted((one, other) => {
    const [a, b] = [one.periods[0], other.periods[0]];
    return (
      needOf(one) - needOf(other) || (a && b ? byEnd(a, b) : 0) || compareSpanish(one.company, other.company)
    );
  });
}

const DONE = 3;

/** Returns the urgency of a period, 0 first: late to load, waiting for payment, still to load, done. */
function urgency(progress: PeriodProgress, today: CalendarDate): number {
  if (isLate(progress, today)) return 0;
  switch (progress.state) {
    case 'to-pay':
      return 1;
    case 'to-load':
    case 'partly-loaded':
      return 2;
    case 'paid':
      return DONE;
  }
}

function byEnd(one: PeriodProgress, other: PeriodProgress): number {
  return one.period.end.localeCompare(other.period.end);
}
