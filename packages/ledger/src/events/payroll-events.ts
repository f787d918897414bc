import type { LeaveOpening } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { WithheldSoFar } from '@garita/domain/pay/contributions';
import type { CorrectedEntryRef } from '@garita/domain/pay/correction';
import type { DayOfOther } from '@garita/domain/pay/day-hours/day-hours';
import type { RecordedDays } from '@garita/domain/pay/day-hours/recorded-days';
import type { OpeningBalanceBases } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Minutes } from '@garita/domain/time/work-minutes';
import type { TimePaid, TimeUnpaid } from './paid-mark-events.ts';

/**
 * The state on which an entry was calculated: the end of the company's log and the amounts withheld by then.
 * `otherDays` are the days of the employee's other entries on which the hours of an entry by day depend;
 * absent if there are none.
 */
export type CalculationBasis = {
  asOfSeq: number;
  soFar: WithheldSoFar;
  otherDays?: readonly DayOfOther[];
};

/** The proof of a memo that is stored in an erasable table: the sha256 of salt and text, in hex. */
export type MemoHash = { hash: string };

/** One calculation as recorded: the typed input, the frozen facts, its basis, and the result in cents. */
export type Calculation = {
  period: PayPeriod;
  inputs: PayInputs;
  facts: PayFacts;
  basis: CalculationBasis;
  result: PayStatement;
  memo?: MemoHash;
  /** The corrected entry, if this is a correction: its amounts are differences. */
  corrects?: CorrectedEntryRef;
};

/**
 * Returns the days of a calculation with everything by which its hours can be judged; undefined for typed
 * hours. Those of a correction are the days to which it brings the corrected entry.
 */
export function recordedDaysOf({ inputs, facts, basis, corrects }: Calculation): RecordedDays | undefined {
  if (!facts.dayTerms) return undefined;
  const { days = [] } = corrects ? corrects.inputs : inputs;
  return {
    ...(corrects ? { corrects: corrects.entryId } : {}),
    terms: facts.dayTerms,
    days,
    others: basis.otherDays ?? [],
  };
}

/** The change of an entry's amounts by an event. Every sum adds `delta`. */
export type AmountsChange = { replacesSeq: number; before: Amounts; after: Amounts; delta: Amounts };

/** A new entry. `movedFromSeq` names the deletion in another tax year if its pay date moved here. */
export type TimeLoaded = {
  type: 'TimeLoaded';
  data: Calculation & { delta: Amounts; movedFromSeq?: number };
};

/** A saved entry was changed; it was calculated with its frozen facts. */
export type TimeAmended = { type: 'TimeAmended'; data: Calculation & AmountsChange };

/** A saved entry was recalculated with the facts of that moment. */
export type TimeRecalculated = { type: 'TimeRecalculated'; data: Calculation & AmountsChange };

/** A saved entry was reversed: `delta` is the exact negative of the amounts in force. */
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
  /**
   * The taxable base of each tax, as far as it was entered. Absent in events recorded before bases existed.
   */
  bases?: OpeningBalanceBases;
  leave: Partial<Record<LeaveKind, LeaveOpening>>;
};

/** The first opening balance of a tax year. */
export type OpeningBalanceSetEvent = { type: 'OpeningBalanceSet'; data: OpeningBalance & { delta: Amounts } };

/** A correction of the opening balance of a tax year. */
export type OpeningBalanceCorrected = {
  type: 'OpeningBalanceCorrected';
  data: OpeningBalance & AmountsChange;
};

/** Leave was corrected by hand: signed minutes on the event's date; the reason is with the event. */
export type LeaveAdjusted = { type: 'LeaveAdjusted'; data: { kind: LeaveKind; minutes: Minutes } };

/** No pay of a period is due to an employee who did not work in it. */
export type NoWorkRecorded = { type: 'NoWorkRecorded'; data: { period: PayPeriod } };

/** A mark that settled a period or an obligation outside Garita was taken back. */
export type SettlementWithdrawn = { type: 'SettlementWithdrawn'; data: { replacesSeq: number } };

/** Returns the stream of one employee's pay in one tax year. */
export function employeeStream(employeeId: number, taxYear: number): string {
  return `emp:${employeeId}:${taxYear}`;
}

/** Returns the employee and the tax year of a stream. */
export function employeeYearOf(stream: string): { employeeId: number; taxYear: number } {
  const [, employeeId, taxYear] = stream.split(':');
  return { employeeId: Number(employeeId), taxYear: Number(taxYear) };
}

/** The events of the pay of one employee in one tax year. */
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
