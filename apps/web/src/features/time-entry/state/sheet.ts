import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

type Payroll = inferRouterOutputs<AppRouter>['payroll'];

/** What the screen opens with: periods, saved entries, rates, company lines and the year to date. */
export type PayrollSheet = Payroll['sheet'];
/** A period with what was loaded in it, and the leave that is left at its end. */
export type SheetPeriod = PayrollSheet['periods'][number];
/** An entry of the year, as the sheet tells it: what it comes to and counts for. */
export type LoadedEntry = SheetPeriod['entries'][number];
/** An entry as the ledger has it, with all that it was computed from: asked for when it is opened. */
export type SavedEntry = Payroll['get'];

/** A line of the blocks of an entry: a concept that a company may use or not. */
export type PayLine = PayrollSheet['usedConcepts'][number];

/** Whether new time may be loaded: nobody is paid who is switched off, or by a company that is. */
export function isOpen({ company, employee }: PayrollSheet): boolean {
  return company.isActive && employee.isActive;
}

/** Whether nothing in a period changes any more: it is closed. */
export function isClosed({ status }: Pick<SheetPeriod, 'status'>): boolean {
  return status === 'closed';
}

/** Whether a period is one of the employee's: what was loaded at another frequency before stays on the sheet. */
export function isOwnPeriod({ employee }: PayrollSheet, { frequency }: SheetPeriod): boolean {
  return frequency === employee.payFrequency;
}
