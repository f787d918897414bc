import type { Cents } from '../money/cents.ts';
import type { AmountName, Amounts } from '../pay/amounts.ts';
import type { TaxesOnTips } from '../pay/withholding/tips-settlement.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';

/** A live entry as reports and forms sum it, by its pay date. */
export type PaidEntry = {
  employeeId: number;
  entryId: number;
  periodId: number;
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
  payDate: CalendarDate;
  amounts: Amounts;
  /** The time per period that a salary pays for; 0 for an entry without a salary. */
  salariedMinutes: Minutes;
  /**
   * True if the entry corrects a closed period. It is then a difference, and not pay for the period that it
   * is booked in.
   */
  isCorrection: boolean;
  /** True if the employee was a chauffeur when paid, whatever the employee is by now. */
  isChauffeur: boolean;
  /** True if it is pay of a non-resident, which is no wages for Puerto Rico income tax. */
  isNonResident: boolean;
  /**
   * The exempt pay and the CODA deferrals that an entry by certificate froze, in cents; absent or null
   * for other methods.
   */
  certificate?: UntaxedByCertificate | null;
  /** The taxes on tips by which the entry changes what the year did not collect; absent or null for none. */
  uncollectedTips?: TaxesOnTips | null;
};

/** The pay of an entry by certificate that pays no income tax in the year, in cents. */
export type UntaxedByCertificate = { exempt: Cents; deferred: Cents };

/** An entry with its pay date and some of its amounts, as a return reads it. */
export type PaidAmounts<Name extends AmountName> = Pick<
  PaidEntry,
  'employeeId' | 'entryId' | 'payDate' | 'uncollectedTips'
> & {
  amounts: Pick<Amounts, Name>;
};

/**
 * Sorts entries in the order in which they use up exemptions and limits of a year: by pay date, then by id.
 */
export function byPayDate<Entry extends Pick<PaidEntry, 'payDate' | 'entryId'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted((a, b) => a.payDate.localeCompare(b.payDate) || a.entryId - b.entryId);
}

/**
 * Returns the part of each amount below a cap on the running sum. A negative amount first reduces the part
 * above the cap.
 */
export function partsBelow(amounts: readonly number[], cap: number): number[] {
  let [sum, fitting] = [0, 0];
  return amounts.map((amount) => {
    sum += amount;
    const before = fitting;
    fitting = cap > 0 ? Math.min(sum, cap) : 0;
    return fitting - before;
  });
}

/** Returns a function that counts the entries of an employee. */
export function countOf(entries: readonly { employeeId: number }[]): (employeeId: number) => number {
  const counts = new Map(byEmployee(entries).map(([employeeId, own]) => [employeeId, own.length]));
  return (employeeId) => counts.get(employeeId) ?? 0;
}

/** Groups entries by employee, in the order of the employees' ids. */
export function byEmployee<Entry extends { employeeId: number }>(
  entries: readonly Entry[],
): [number, Entry[]][] {
  const ofEach = new Map<number, Entry[]>();
  for (const entry of entries) {
    const own = ofEach.get(entry.employeeId);
    if (own) own.push(entry);
    else ofEach.set(entry.employeeId, [entry]);
  }
  return [...ofEach].toSorted(([a], [b]) => a - b);
}
