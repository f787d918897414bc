import type { Cents } from '@garita/domain/money/cents';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { likelyDays } from '@garita/domain/time/company-periods';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Transaction } from '../database/client.ts';
import type { Confirmation } from '../payroll-year/decision.ts';
import { type PayOfDays, payOfDays } from '../queries/pay/pay-beside.ts';
import { paidPeriodsOf } from '../queries/pay/year-to-date.ts';

/**
 * A new entry of an employee as it was typed, with the net that a person confirmed. `position` is the end of
 * the log that the user saw: pay of the same period that was loaded since refuses the entry. Without it the
 * entry is recorded whatever the period already has.
 */
export type NewEntry = { employeeId: number; entry: TimeEntry; position?: number | undefined } & Confirmation;

import type { PaySubject, PayTerms } from './pay-subject.ts';

/** The reads that decisions need beside the log: the records, and the pay of the periods. */
export type LoadRecords = {
  subject: (tx: Transaction, employeeId: number) => Promise<PaySubject | undefined>;
  hasAccountant: (tx: Transaction, accountantId: number) => Promise<boolean>;
  /** An id for each new entry. */
  entryIds: (tx: Transaction) => Promise<number[]>;
  terms: (tx: Transaction) => Promise<PayTerms>;
  periods: (tx: Transaction) => Promise<PaidPeriods>;
  payOfPeriods: (tx: Transaction) => Promise<PayAround>;
  /** The Saturdays of the chauffeur insurance that each employee's entries before this one withhold for. */
  insured: Map<number, readonly CalendarDate[]>;
  /** The severance that each employee's entries before this one exempt from income tax. */
  exempt: Map<number, Cents>;
};

/**
 * The sums of an employee's live entries in each period, by employee and period; a period without entries
 * has none.
 */
type PaidPeriods = Map<string, { chauffeurInsurance: Cents; hasPay: boolean }>;

/** The employees' pay of any day from `from` on that the entries' periods may have. */
export type PayAround = { companyId: number; employeeIds: number[]; from: CalendarDate; pay: PayOfDays[] };

/**
 * Reads the employees' pay of any day of the entries' periods. It is sent together with the reads of the
 * company's calendars, and so goes by the days in which such periods usually lie.
 */
export async function readPayOfPeriods(
  tx: Transaction,
  companyId: number,
  entries: readonly NewEntry[],
): Promise<PayAround> {
  // An unknown period is refused once the rest is read.
  const periods = entries.flatMap(({ entry }) => likelyDays(entry.periodId) ?? []);
  const employeeIds = distinct(entries.map(({ employeeId }) => employeeId));
  const from = periods.map((days) => days.from).toSorted()[0] ?? '';
  const to = periods
    .map((days) => days.to)
    .toSorted()
    .at(-1);
  const pay = to ? await payOfDays(tx, { companyId, employeeIds, from, to }) : [];
  return { companyId, employeeIds, from, pay };
}

/**
 * Returns the pay of any day of an entry's period. Reads it again for a period that lies earlier than usual,
 * as where a company has two calendars in a year.
 */
export async function payOfPeriod(
  tx: Transaction,
  { companyId, employeeIds, from, pay }: PayAround,
  { start, end }: Pick<PayPeriod, 'start' | 'end'>,
): Promise<PayOfDays[]> {
  return start >= from ? pay : payOfDays(tx, { companyId, employeeIds, from: start, to: end });
}

/** Reads the sums of the employees' live entries in the entries' periods. */
export async function readPaidPeriods(
  tx: Transaction,
  companyId: number,
  entries: readonly NewEntry[],
): Promise<PaidPeriods> {
  const paid = await paidPeriodsOf(tx, companyId, {
    employeeIds: distinct(entries.map(({ employeeId }) => employeeId)),
    periodIds: distinct(entries.map(({ entry }) => entry.periodId)),
  });
  return new Map(
    paid.map(({ employeeId, periodId, ...before }) => [periodKey(employeeId, periodId), before]),
  );
}

/** Returns the key of an employee's period. */
export function periodKey(employeeId: number, periodId: number): string {
  return `${employeeId}:${periodId}`;
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}

/** Returns a read that is made once for each id, or once without an id. */
export function once<Value>(
  read: (tx: Transaction, id: number) => Promise<Value>,
): (tx: Transaction, id?: number) => Promise<Value> {
  const known = new Map<number, Promise<Value>>();
  return (tx, id = 0) => {
    const value = known.get(id) ?? read(tx, id);
    known.set(id, value);
    return value;
  };
}
