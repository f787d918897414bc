import type { LeaveOpening } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { WithheldSoFar } from '@garita/domain/pay/contributions';
import type { CorrectedEntryRef } from '@garita/domain/pay/correction';
import type { OpeningBalanceBases } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { Minutes } from '@garita/domain/time/work-minutes';
import type { TimePaid, TimeUnpaid } from './paid-mark-events.ts';

/**
 * The state on which an entry was calculated: the end of the company's log and what had been withheld by
 * then.
 */
export type CalculationBasis = { asOfSeq: number; soFar: WithheldSoFar };

/** Proof of a memo that lives in an erasable table: sha256 of salt and text, in hex. */
export type MemoHash = { hash: string };

/** One calculation as recorded: the typed input, the frozen facts, its basis, and the result in cents. */
export type Calculation = {
  period: PayPeriod;
  inputs: PayInputs;
  facts: PayFacts;
  basis: CalculationBasis;
  result: PayStatement;
  memo?: MemoHash;
  /** The entry that this one corrects: the amounts are the differences from it. */
  corrects?: CorrectedEntryRef;
};

/** The change of an entry's amounts by an event. `delta` is what every balance adds. */
export type AmountsChange = { replacesSeq: number; before: Amounts; after: Amounts; delta: Amounts };

/** A new entry. `movedFromSeq` names the deletion in another tax year when the pay date moved there. */
export type TimeLoaded = {
  type: 'TimeLoaded';
  data: Calculation & { delta: Amounts; movedFromSeq?: number };
};

/** A saved entry was changed; it was computed with the facts it had frozen. */
export type TimeAmended = { type: 'TimeAmended'; data: Calculation & AmountsChange };

/** A saved entry took its facts again. */
export type TimeRecalculated = { type: 'TimeRecalculated'; data: Calculation & AmountsChange };

/** A saved entry was reversed: `delta` is the exact negative of what was in force. */
export type TimeDeleted = {
  type: 'TimeDeleted';
  data: { period: PayPeriod; replacesSeq: number; before: Amounts; delta: Amounts };
};

/**
 * The opening balance of an employee from another system: the year's totals so far, and leave with its
 * dates.
 */
export type OpeningBalance = {
  taxYear: number;
  asOf: CalendarDate;
  source: 'employee-record' | 'brought-forward';
  amounts: Amounts;
  /** The taxable base of each tax, as far as it was entered. Absent in events from before it could be. */
  bases?: OpeningBalanceBases;
  leave: Partial<Record<LeaveKind, LeaveOpening>>;
};

/** The first opening balance of a tax year. */
export type OpeningBalanceSetEvent = { type: 'OpeningBalanceSet'; data: OpeningBalance & { delta: Amounts } };

/** A later statement of the same opening balance. */
export type OpeningBalanceCorrected = {
  type: 'OpeningBalanceCorrected';
  data: OpeningBalance & AmountsChange;
};

/**
 * Leave was corrected by hand: signed minutes on the event's date, for the reason that the event states.
 */
export type LeaveAdjusted = { type: 'LeaveAdjusted'; data: { kind: LeaveKind; minutes: Minutes } };

/** An employee is due no pay of a period, because there was no work in it. */
export type NoWorkRecorded = { type: 'NoWorkRecorded'; data: { period: PayPeriod } };

/** A mark that settled a period or an obligation outside Garita is taken back. */
export type SettlementWithdrawn = { type: 'SettlementWithdrawn'; data: { replacesSeq: number } };

/** The stream of one employee's pay in one tax year. */
export function employeeStream(employeeId: number, taxYear: number): string {
  return `emp:${employeeId}:${taxYear}`;
}

/** Returns the employee and the tax year of a stream. */
export function employeeYearOf(stream: string): { employeeId: number; taxYear: number } {
  const [, employeeId, taxYear] = stream.split(':');
  return { employeeId: Number(employeeId), taxYear: Number(taxYear) };
}

/** Everything that happens in the pay of one employee in one tax year. */
export type PayrollYearEvent =
  | TimeLoaded
  | TimeAmended
  | TimeRecalculated
  | TimeDeleted
  | OpeningBalanceSetEvent
  | OpeningBalanceCorrected
  | TimePaid
  | TimeUnpaid
  | LeaveAdjusted
  | NoWorkRecorded
  | SettlementWithdrawn;
