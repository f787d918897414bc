import { isToBePaidIn } from '@garita/domain/schedule/period-progress';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { type PayPeriod, parsePeriodId } from '@garita/domain/time/period-id';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { addressOfYear, unknownYearIn } from '../../../lib/year-address.ts';
import {
  isClosed,
  isOpen,
  isOwnPeriod,
  type LoadedEntry,
  type PayrollSheet,
  type SheetPeriod,
} from '../../../pay/entry/sheet.ts';
import { personOptions } from '../../../pay/person-picker.tsx';

/** Parameters of the address: a period by its id (0 for none chosen), an entry by its id or 'new'. */
const PERIOD = 'period';
const ENTRY = 'entry';

/**
 * The period and entry on the screen. An undefined entry is a new one; no period where none has begun or is
 * chosen.
 */
export type EntrySelection = {
  period: SheetPeriod | undefined;
  saved: LoadedEntry | undefined;
  /**
   * True if the address names a period or entry that does not exist. Nothing is shown in its place: it would
   * be taken for the named one.
   */
  isMissing: boolean;
};

/** A choice above the form. Each forgets the ones that depend on it. */
export type EntryChoice = { year: number } | { periodId: number } | { entryId: number | 'new' };

/** Returns true if a new entry may be loaded in a period. */
export function takesNew(sheet: PayrollSheet, period: SheetPeriod, mayWrite: boolean): boolean {
  return mayWrite && isOpen(sheet) && isOwnPeriod(sheet, period) && !isClosed(period);
}

/** Returns true if the choices offer a new entry in a period; an empty period always shows an empty form. */
export function allowsNewEntry(sheet: PayrollSheet, period: SheetPeriod, mayWrite: boolean): boolean {
  return period.entries.length === 0 || takesNew(sheet, period, mayWrite);
}

/**
 * The period and entry that the address names. Where it names none: for somebody who may load pay, the first
 * period without pay; else the latest period that has begun and its first entry.
 */
export function selectionOf(
  sheet: PayrollSheet,
  address: URLSearchParams,
  { today, mayWrite }: { today: CalendarDate; mayWrite: boolean },
): EntrySelection {
  const named = sheet.periods.find(({ id }) => id === Number(address.get(PERIOD)));
  const period =
    named ?? (usesDefaultPeriod(sheet, address) ? firstPeriod(sheet, today, mayWrite) : undefined);
  const entryId = address.get(ENTRY);
  if (!period) return { period, saved: undefined, isMissing: namesNone(sheet, address) };
  if (entryId === null || entryId === 'new') {
    const isNew = entryId !== null && allowsNewEntry(sheet, period, mayWrite);
    return { period, saved: isNew ? undefined : period.entries[0], isMissing: false };
  }
  const saved = period.entries.find((entry) => entry.entryId === Number(entryId));
  return { period, saved, isMissing: !saved };
}

// A period of another frequency leads to the employee's own default. A period that does not exist does not:
// another one in its place would be loaded by mistake.
function usesDefaultPeriod({ employee }: PayrollSheet, address: URLSearchParams): boolean {
  if (unknownYearIn(address, PAYROLL_YEARS) !== null) return false;
  const periodId = address.get(PERIOD);
  if (periodId === null) return true;
  const elsewhere = parsePeriodId(Number(periodId));
  return elsewhere !== undefined && elsewhere.frequency !== employee.payFrequency;
}

// An address with period 0 says that no period is chosen.
function namesNone(sheet: PayrollSheet, address: URLSearchParams): boolean {
  return address.get(PERIOD) !== '0' && !usesDefaultPeriod(sheet, address);
}

/** The period that the screen opens with when its address names none. */
function firstPeriod(sheet: PayrollSheet, today: CalendarDate, mayWrite: boolean): SheetPeriod | undefined {
  const unpaid = sheet.periods.filter(
    (period) =>
      period.start <= today &&
      period.entries.length === 0 &&
      takesNew(sheet, period, mayWrite) &&
      isToBePaidIn(sheet.employee, period) &&
      !period.isWithoutWork &&
      !isInOpeningBalance(sheet, period),
  );
  const [first] = unpaid.toSorted((a, b) => a.start.localeCompare(b.start));
  return first ?? defaultPeriod(sheet, today);
}

/** Returns true if the pay of a period was brought from another system with the opening balance. */
function isInOpeningBalance(
  { broughtForwardUntil }: PayrollSheet,
  { defaultPayDate: payDate }: SheetPeriod,
): boolean {
  const until = broughtForwardUntil[yearOf(payDate)];
  return until !== undefined && payDate <= until;
}

/**
 * The latest period of the employee's frequency that has begun; none in a year that has not. One in which the
 * employee did not work comes after the others.
 */
export function defaultPeriod<Period extends PayPeriod & { isWithoutWork: boolean }>(
  {
    periods,
    employee,
  }: { periods: readonly Period[]; employee: Pick<PayrollSheet['employee'], 'payFrequency'> },
  today: CalendarDate,
): Period | undefined {
  const begun = periods
    .filter(({ frequency, start }) => frequency === employee.payFrequency && start <= today)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return begun.filter(({ isWithoutWork }) => !isWithoutWork).at(-1) ?? begun.at(-1);
}

/** Returns the address after a choice. */
export function addressAfter(
  choice: EntryChoice,
  { period, year }: { period?: number; year: number },
): URLSearchParams {
  if ('year' in choice) return addressOfYear(choice.year);
  const address = addressOfYear(year);
  address.set(PERIOD, String('periodId' in choice ? choice.periodId : (period ?? 0)));
  if ('entryId' in choice) address.set(ENTRY, String(choice.entryId));
  return address;
}

/** The company's employees, with what it takes to choose among them and to tell who is to be paid. */
export type Payees = inferRouterOutputs<AppRouter>['employees']['payees'];
/** The employee on the screen, among everybody. */
type Shown = Pick<PayrollSheet, 'employee'> & { payees: Payees };

/** The loaded pay of a period, one row for each employee who has any. */
export type LoadedPay = inferRouterOutputs<AppRouter>['payroll']['loaded'];

/** Everybody's pay in a period: the loaded pay, and the employees who did not work in it. */
export type PayOfPeriod = { loaded: LoadedPay; withoutWork: ReadonlySet<number> };

/** Counts the employees who have pay in a period, and those who are to have it. */
export function periodProgress(
  { payees }: Pick<Shown, 'payees'>,
  period: SheetPeriod,
  { loaded, withoutWork }: PayOfPeriod,
): { done: number; of: number } {
  const waiting = withoutPay(payees, period, { loaded, withoutWork }).length;
  const done = loaded.filter(({ hasPay }) => hasPay).length;
  return { done, of: done + waiting };
}

/**
 * Returns the next employee without pay in the period, in the order of the list; after its end it goes on
 * from its start.
 */
export function nextWithoutPay(
  { employee, payees }: Shown,
  period: SheetPeriod,
  pay: PayOfPeriod,
): number | undefined {
  const waiting = new Set(withoutPay(payees, period, pay));
  waiting.delete(employee.id);
  const order = personOptions(payees).map(({ value }) => value);
  const place = order.indexOf(employee.id);
  return [...order.slice(place + 1), ...order.slice(0, place)].find((id) => waiting.has(id));
}

/** Returns the employees who are to be paid in the period and are not. */
function withoutPay(payees: Payees, period: SheetPeriod, { loaded, withoutWork }: PayOfPeriod): number[] {
  const paid = new Set(loaded.filter(({ hasPay }) => hasPay).map(({ employeeId }) => employeeId));
  const isWaiting = (id: number) => !paid.has(id) && !withoutWork.has(id);
  return payees.filter((payee) => isToBePaidIn(payee, period) && isWaiting(payee.id)).map(({ id }) => id);
}
