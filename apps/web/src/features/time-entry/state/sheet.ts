import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

type Payroll = inferRouterOutputs<AppRouter>['payroll'];

/** The data of the screen: periods, saved entries, rates, company lines and the year to date. */
export type PayrollSheet = Payroll['sheet'];
/** A period with its entries, and the leave balances at its end. */
export type SheetPeriod = PayrollSheet['periods'][number];
/** An entry of the year as the sheet tells it: its net and the amounts it adds to the year to date. */
export type LoadedEntry = SheetPeriod['entries'][number];
/** An entry with everything that it was computed from; loaded when it is opened. */
export type SavedEntry = Payroll['get'];

/** A line of the blocks of an entry: a concept that a company may use or not. */
export type PayLine = PayrollSheet['usedConcepts'][number];

/** Returns true if new time may be loaded: the employee and the company are active. */
export function isOpen({ company, employee }: PayrollSheet): boolean {
  return company.isActive && employee.isActive;
}

/** Returns true if the period is closed and nothing in it changes any more. */
export function isClosed({ status }: Pick<SheetPeriod, 'status'>): boolean {
  return status === 'closed';
}

/**
 * Returns true if a period has the employee's frequency. Entries of an earlier frequency stay on the sheet.
 */
export function isOwnPeriod({ employee }: PayrollSheet, { frequency }: SheetPeriod): boolean {
  return frequency === employee.payFrequency;
}
