import type { Employee } from '../employee/employee.schema.ts';
import { fullName, type PersonName } from '../employee/full-name.ts';
import type { PeriodStatus } from '../pay/period/period-status.ts';
import { compareSpanish } from '../text/spanish-order.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { PayPeriod } from '../time/period-id.ts';

/** The facts of an employee that decide in which periods they are due. */
export type Payee = Pick<Employee, 'payFrequency' | 'admissionDate' | 'egressDate'> &
  PersonName & { id: number; isActive: boolean };

/** An employee's live pay in a period, and whether all of it is marked as paid. */
export type PeriodPay = { periodId: number; employeeId: number; isPaid: boolean };

/** An employee who did not work in a period. */
export type NoWork = { employeeId: number; periodId: number };

/** The state of a period: nothing is loaded, part of it is, all pay waits for payment, or all is paid. */
export type PeriodState = 'to-load' | 'partly-loaded' | 'to-pay' | 'paid';

/** The progress of a company in a period. */
export type PeriodProgress = {
  period: PayPeriod;
  state: PeriodState;
  status: PeriodStatus;
  /** The number of employees with pay in it; `of` also counts those who should have pay. */
  loaded: number;
  of: number;
  /** The number of employees with pay that is not marked as paid. */
  unpaid: number;
  /** The number of employees without pay in it because they did not work. */
  withoutWork: number;
  /** The next employee to load, by name, or else to pay; null if all is done. */
  next: { employeeId: number; name: string } | null;
};

/** Returns true if an employee is due in a period: same frequency, active, and employed on a day of it. */
export function isToBePaidIn(
  { payFrequency, isActive, admissionDate, egressDate }: Omit<Payee, 'id' | keyof PersonName>,
  { frequency, start, end }: PayPeriod,
): boolean {
  return isActive && payFrequency === frequency && admissionDate <= end && (egressDate ?? end) >= start;
}

/**
 * Returns the progress of a period. Counts everybody with pay in it, even those who would not be due in it
 * today. Does not count employees who did not work in it. Nobody is missing in a closed period.
 */
export function progressOf(
  period: PayPeriod,
  payees: readonly Payee[],
  pay: readonly PeriodPay[],
  { status = 'open', noWork = [] }: { status?: PeriodStatus | undefined; noWork?: readonly NoWork[] } = {},
): PeriodProgress {
  const ofPeriod = pay.filter(({ periodId }) => periodId === period.id);
  const withPay = new Set(ofPeriod.map(({ employeeId }) => employeeId));
  const unpaid = new Set(ofPeriod.filter(({ isPaid }) => !isPaid).map(({ employeeId }) => employeeId));
  const without = new Set(
    noWork.flatMap(({ periodId, employeeId }) =>
      periodId === period.id && !withPay.has(employeeId) ? employeeId : [],
    ),
  );
  const isWaiting = (payee: Payee) =>
    isToBePaidIn(payee, period) && !withPay.has(payee.id) && !without.has(payee.id);
  const waiting = status === 'closed' ? [] : payees.filter(isWaiting);
  const toDo = waiting.length > 0 ? waiting : payees.filter(({ id }) => unpaid.has(id));
  return {
    period,
    status,
    state: stateOf({ loaded: withPay.size, waiting: waiting.length, unpaid: unpaid.size }),
    loaded: withPay.size,
    of: withPay.size + waiting.length,
    unpaid: unpaid.size,
    withoutWork: without.size,
    next: firstByName(toDo),
  };
}

/** Returns true if pay should have been loaded by now and is not. */
export function isLate({ state, of, period }: PeriodProgress, today: CalendarDate): boolean {
  return of > 0 && (state === 'to-load' || state === 'partly-loaded') && period.end < today;
}

function stateOf({ loaded, waiting, unpaid }: Record<'loaded' | 'waiting' | 'unpaid', number>): PeriodState {
  if (loaded === 0) return 'to-load';
  if (waiting > 0) return 'partly-loaded';
  return unpaid > 0 ? 'to-pay' : 'paid';
}

function firstByName(payees: readonly Payee[]): PeriodProgress['next'] {
  const [first] = payees
    .map((payee) => ({ employeeId: payee.id, name: fullName(payee) }))
    .toSorted((one, other) => compareSpanish(one.name, other.name));
  return first ?? null;
}
